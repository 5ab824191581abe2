import { Component, type ReactNode } from 'react';

interface FailingAloneProps {
  /** What is done in its stead. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Around what scripts add beside the page: when it cannot be shown, only it is not. */
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
