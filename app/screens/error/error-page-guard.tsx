/** If the error page itself fails: a fallback message with a link home (specification §4). */
import { Component, type ReactNode } from 'react';
import { defaultLabels } from '~/site/labels/index';

export class ErrorPageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorFallback /> : this.props.children;
  }
}

/** Uses nothing that could fail: no data, no context, no style of its own. */
export function ErrorFallback() {
  return (
    <main>
      <h1>{defaultLabels['commons.error.oops']}</h1>
      <p>{defaultLabels['commons.error.fallback']}</p>
      <p>
        <a href="/">{defaultLabels['commons.error.goBack']}</a>
      </p>
    </main>
  );
}
