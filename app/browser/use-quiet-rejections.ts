import { isRouteErrorResponse } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';

/** Keeps rejections nobody watches, though the router acts on them, from being reported as errors. */
export function useQuietRejections(): void {
  useEnhancement(() => {
    const quieten = (event: PromiseRejectionEvent) => {
      if (isAbandonedTransition(event.reason) || isAnswerOfALoader(event.reason)) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', quieten);
    return () => window.removeEventListener('unhandledrejection', quieten);
  }, []);
}

/**
 * A view transition the browser gives up (a hidden tab, a navigation that overtakes another, an error page
 * that replaces the whole document) rejects; the page changes as it should all the same.
 */
function isAbandonedTransition(reason: unknown): boolean {
  const { message } = (reason ?? {}) as { message?: unknown };
  return typeof message === 'string' && message.startsWith('Transition was ');
}

/**
 * A redirect or an error page, which loaders throw, or what came in place of data, as an error without a stack. While
 * a page's style sheet takes longer than its data the router has not looked at it yet (`prefetchStylesAndCallHandler`
 * of `@remix-run/react`); it does afterwards.
 */
function isAnswerOfALoader(reason: unknown): boolean {
  if (reason instanceof Error) return reason.stack === undefined;
  return reason instanceof Response || isRouteErrorResponse(reason);
}
