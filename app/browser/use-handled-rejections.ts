import { isRouteErrorResponse } from '@remix-run/react';
import { useEnhancement } from '~/ui/enhancement';

/** Prevents the browser from reporting rejections that have no handler but that the router handles. */
export function useHandledRejections(): void {
  useEnhancement(() => {
    const onRejection = (event: PromiseRejectionEvent) => {
      const { reason } = event;
      if (isAbandonedTransition(reason) || isThrownResponse(reason) || isStacklessError(reason))
        event.preventDefault();
    };
    window.addEventListener('unhandledrejection', onRejection);
    return () => window.removeEventListener('unhandledrejection', onRejection);
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
 * Whether a loader has thrown it, a redirect or an error page: the router reads it only when the page's style sheet has
 * come (`prefetchStylesAndCallHandler` of `@remix-run/react`).
 */
function isThrownResponse(reason: unknown): boolean {
  return reason instanceof Response || isRouteErrorResponse(reason);
}

/**
 * Whether an answer had no data: `@remix-run/react` makes an error without a stack of it, which the router reads as
 * late as a thrown one.
 */
function isStacklessError(reason: unknown): boolean {
  return reason instanceof Error && reason.stack === undefined;
}
