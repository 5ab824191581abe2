import { isRouteErrorResponse } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';

/** Prevents the browser from reporting rejections that have no handler but that the router handles. */
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
 * A cancelled view transition (a hidden tab, a faster navigation, an error page that replaces the whole document)
 * rejects; the page still changes correctly.
 */
function isAbandonedTransition(reason: unknown): boolean {
  const { message } = (reason ?? {}) as { message?: unknown };
  return typeof message === 'string' && message.startsWith('Transition was ');
}

/**
 * A redirect or an error page, which loaders throw, or an answer without data, as an error without a stack. While a
 * page's style sheet takes longer than its data the router has not read it yet (`prefetchStylesAndCallHandler` of
 * `@remix-run/react`); it does so afterwards.
 */
function isAnswerOfALoader(reason: unknown): boolean {
  if (reason instanceof Error) return reason.stack === undefined;
  return reason instanceof Response || isRouteErrorResponse(reason);
}
