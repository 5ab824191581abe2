/** For the error page: what to do about an error that no route has announced. */
import { isRouteErrorResponse } from '@remix-run/react';
import { useEffect } from 'react';
import { reloadGuard } from './reload-guard';

/**
 * An answer that is no page's data (a network that is gone, an overload, an address that has moved) breaks a
 * navigation without reload; the document of the same address is the honest answer, so it is asked for,
 * at most once in 60 s. A document that came as an error page is left as it is.
 */
export function useDocumentRecovery(error: unknown): void {
  useEffect(() => {
    if (isRouteErrorResponse(error) || window.__remixContext.state.errors) return;
    if (reloadGuard.take(Date.now())) location.reload();
  }, [error]);
}
