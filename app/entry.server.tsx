import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { renderTurns } from './server/render-turns';
import { services } from './services.server';
import { noteMissingLabels } from './site/missing-labels.server';
import { renderFallback } from './site/render-fallback.server';
import { describedThings, withStructuredData } from './site/structured-data/describe.server';
import { BreadcrumbRecord, type ShownTrail } from './ui/breadcrumb-record';

/** What `server.ts` boots: one module graph, so that loaders and pipeline share one cache. */
export { createSite } from './server/site';

/** Nothing on a page is deferred, so a page is rendered whole: it can be kept, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  await renderTurns.take();
  headers.set('content-type', 'text/html; charset=utf-8');
  const trails: ShownTrail[] = [];
  try {
    const html = renderToString(
      <BreadcrumbRecord.Provider value={(shown) => trails.push(shown)}>
        <RemixServer context={context} url={request.url} />
      </BreadcrumbRecord.Provider>,
    );
    noteMissingLabels(html, services().log);
    // A page that failed describes nothing.
    const things = status < 400 ? await describedThings(loadContext, trails, services()) : [];
    return new Response(`<!DOCTYPE html>${withStructuredData(html, things)}`, { status, headers });
  } catch (error) {
    services().log.error({ err: error, path: new URL(request.url).pathname }, 'rendering failed');
    return new Response(renderFallback(), { status: 500, headers });
  }
}

/** Loader failures are logged where they happen, with their path; only the unforeseen arrives here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  services().log.error({ err: error, path: new URL(request.url).pathname }, 'unhandled route error');
}
