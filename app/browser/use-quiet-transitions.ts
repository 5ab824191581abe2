import { useEffect } from 'react';

/**
 * A view transition the browser gives up (a hidden tab, a navigation that overtakes another, an error page
 * that replaces the whole document) rejects a promise the router does not look at. The page changes as it
 * should all the same, so it is no error to report.
 */
export function useQuietTransitions(): void {
  useEffect(() => {
    const quieten = (event: PromiseRejectionEvent) => {
      const { message } = (event.reason ?? {}) as { message?: unknown };
      if (typeof message === 'string' && message.startsWith('Transition was ')) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', quieten);
    return () => window.removeEventListener('unhandledrejection', quieten);
  }, []);
}
