import { Component, type ReactNode } from 'react';

interface FailingAloneProps {
  /** Called in its place. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Wraps additions of scripts beside the page: a failure removes only them. */
export class FailingAlone extends Component<FailingAloneProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
