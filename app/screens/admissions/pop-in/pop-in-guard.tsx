import { Component, type ReactNode } from 'react';
import { goTo } from './browser-location';

interface PopInGuardProps {
  /** The page that does the same. */
  href: string;
  children: ReactNode;
}

/** Error boundary: when the pop-in fails, the visitor is sent to the page that works without JavaScript. */
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
