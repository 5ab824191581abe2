import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { renderTurns } from './server/render-turns';
import { services } from './services.server';
import { noteMissingLabels } from './site/missing-labels.server';
import { renderFallback } from './site/render-fallback.server';

/** What `server.ts` boots: one module graph, so that loaders and pipeline share one cache. */
export { createSite } from './server/site';

/** Nothing on a page is deferred, so a page is rendered whole: it can be kept, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await renderTurns.take();
  headers.set('content-type', 'text/html; charset=utf-8');
  try {
    const html = renderToString(<RemixServer context={context} url={request.url} />);
    noteMissingLabels(html, services().log);
    return new Response(`<!DOCTYPE html>${html}`, { status, headers });
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
