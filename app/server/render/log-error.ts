import { isRouteErrorResponse } from '@remix-run/react';
import { services } from '~/services/services.server';
import { printablePath } from '~/site/printable-path';

/**
 * Remix's `handleError`. Loader failures are logged where they happen, with their path; only unexpected errors arrive
 * here, and what Remix itself refuses: a form for a page without one, data of a route of another address.
 */
export function logError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  services().log.error(
    { err: error, path: printablePath(new URL(request.url).pathname) },
    'unhandled route error',
  );
}
