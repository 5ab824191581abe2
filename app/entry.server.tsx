import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { createPartKeeper } from './layout/keep-parts.server';
import { type KeptParts, KeptPartsContext } from './layout/kept-parts';
import { pageResponse } from './server/page-text';
import { renderTurns } from './server/render-turns';
import { services } from './services.server';
import { noteMissingLabels } from './site/missing-labels.server';
import { renderFallback } from './site/render-fallback.server';
import type { RootData } from './site/root-data.server';
import { describedThings, withStructuredData } from './site/structured-data/describe.server';
import { BreadcrumbRecord, type ShownTrail } from './ui/breadcrumb-record';

/** What `server.ts` boots: one module graph, so that loaders and pipeline share one cache. */
export { createSite } from './server/site';

const keeper = createPartKeeper();

/**
 * Nothing on a page is deferred, so a page is rendered whole: it can be kept, hashed and compressed.
 * Under the site's own server (`ownServer`) menus and footer are put in as they were rendered before.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  await renderTurns.take();
  headers.set('content-type', 'text/html; charset=utf-8');
  const ownServer = loadContext['ownServer'] === true;
  const { pathname } = new URL(request.url);
  const trails: ShownTrail[] = [];
  const render = (parts: KeptParts | 'pattern' | null, note: (shown: ShownTrail) => void) =>
    renderToString(
      <KeptPartsContext.Provider value={parts}>
        <BreadcrumbRecord.Provider value={note}>
          <RemixServer context={context} url={request.url} />
        </BreadcrumbRecord.Provider>
      </KeptPartsContext.Provider>,
    );
  try {
    const root = context.staticHandlerContext.loaderData['root'] as RootData | undefined;
    const renderPattern = () => render('pattern', () => undefined);
    const parts = ownServer && root ? keeper.partsOf(root, pathname, renderPattern) : null;
    const html = render(parts, (shown) => trails.push(shown));
    noteMissingLabels(html, services().log);
    // A page that failed describes nothing.
    const things = status < 400 ? await describedThings(loadContext, trails, services()) : [];
    const page = `<!DOCTYPE html>${withStructuredData(html, things)}`;
    return pageResponse(page, { status, headers }, ownServer);
  } catch (error) {
    services().log.error({ err: error, path: pathname }, 'rendering failed');
    return new Response(renderFallback(), { status: 500, headers });
  }
}

/** Loader failures are logged where they happen, with their path; only the unforeseen arrives here. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  services().log.error({ err: error, path: new URL(request.url).pathname }, 'unhandled route error');
}
