import { Component, type ReactNode } from 'react';
import { goTo } from './browser-location';

interface PopInGuardProps {
  /** The page that does the same. */
  href: string;
  children: ReactNode;
}

/** A pop-in that fails takes nobody's page away: the visitor goes on where no JavaScript is needed. */
export class PopInGuard extends Component<PopInGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    goTo(this.props.href);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
