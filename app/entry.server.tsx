/**
 * Remix's server entry, and the code that `server.ts` starts: one module graph, so that loaders and pipeline share one
 * cache.
 */
import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { PageScripts } from './browser/page-scripts';
import { redirectTarget } from './framework/data-requests';
import { withPartsOfRequest } from './parts/parts-of-request.server';
import { missingPart } from './server/render/missing-part';
import { renderDocument } from './server/render/render-document';
import { services, servicesOf } from './services/services.server';
import { printablePath } from './site/printable-path';

export { createSite } from './server/site';

/** Remix's `handleRequest`. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { manifest, serverHandoffString: state } = context;
  const scripts = { manifest, state: `window.__remixContext=${state};` };
  const page = (
    <PageScripts.Provider value={scripts}>
      <RemixServer context={context} url={request.url} />
    </PageScripts.Provider>
  );
  return renderDocument(page, { request, status, headers, loadContext });
}

/** Remix's `handleDataRequest`: adds the HTML of its parts to the data for a navigation without reload. */
export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  // A kept redirect would lack the parameters that the next visitor's address has beyond those of the page.
  if (redirectTarget(response.headers) !== null) response.headers.set('cache-control', 'no-store');
  return withPartsOfRequest(response, context, missingPart(servicesOf(context)));
};

/**
 * Remix's `handleError`. Loader failures are logged where they happen, with their path; only unexpected errors arrive
 * here, and what Remix itself refuses: a form for a page without one, data of a route of another address.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  services().log.error(
    { err: error, path: printablePath(new URL(request.url).pathname) },
    'unhandled route error',
  );
}
