import { services } from '~/services/services.server';
import { printablePath } from '~/site/printable-path';

/**
 * Remix's `handleError`. Loader failures are logged where they happen, with their path; only unexpected errors arrive
 * here.
 */
export function logError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  services().log.error(
    { err: error, path: printablePath(new URL(request.url).pathname) },
    'unhandled route error',
  );
}
