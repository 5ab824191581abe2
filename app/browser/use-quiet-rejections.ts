import { isRouteErrorResponse } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';

/** Prevents the browser from reporting rejections that have no handler but that the router handles. */
export function useQuietRejections(): void {
  useEnhancement(() => {
    const quieten = (event: PromiseRejectionEvent) => {
      if (isAbandonedTransition(event.reason) || isLoaderAnswer(event.reason)) event.preventDefault();
    };
    window.addEventListener('unhandledrejection', quieten);
    return () => window.removeEventListener('unhandledrejection', quieten);
  }, []);
}

/**
 * Whether a view transition was cancelled (a hidden tab, a faster navigation, an error page that replaces the whole
 * document): the page still changes correctly.
 */
function isAbandonedTransition(reason: unknown): boolean {
  const { message } = (reason ?? {}) as { message?: unknown };
  return typeof message === 'string' && message.startsWith('Transition was ');
}

/**
 * Whether it is what a loader has thrown (a redirect or an error page), or an answer without data, which is an error
 * without a stack. The router reads it only when the page's style sheet has come (`prefetchStylesAndCallHandler` of
 * `@remix-run/react`).
 */
function isLoaderAnswer(reason: unknown): boolean {
  if (reason instanceof Error) return reason.stack === undefined;
  return reason instanceof Response || isRouteErrorResponse(reason);
}
