/** Remix's `handleRequest` and `handleError`: a document, rendered whole. */
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { type ScriptWritten, WrittenScripts } from '~/browser/written-scripts';
import { type ChromeParts, ChromePartsContext } from '~/layout/chrome-parts';
import type { RootData } from '~/layout/root-data.server';
import { renderFallback } from '~/screens/error/render-fallback.server';
import { describedThings, withStructuredData } from '~/screens/frame/describe.server';
import { services, servicesOf } from '~/services.server';
import { printablePath } from '~/site/printable-path';
import { BreadcrumbRecord, type ShownTrail } from '~/ui/breadcrumb-record';
import { assemblePage, placeholder, scriptHash } from './page-assembly';
import { ownServerOf } from './renderer';

/** Callbacks for what a page reports while it is rendered. */
interface RenderListeners {
  trail(shown: ShownTrail): void;
  script: ScriptWritten;
}

/** Placeholders for the parts that are already rendered. */
const chromePlaceholders = {
  top: placeholder('top'),
  navigation: placeholder('navigation'),
  footer: placeholder('footer'),
  data: placeholder('data'),
};

/**
 * Nothing on a page is deferred, so it is rendered in one piece and can be cached, hashed and compressed.
 * Under the site's own server, menus and footer are inserted from an earlier render.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const ownServer = ownServerOf(loadContext);
  await ownServer?.turns.waitForTurn();
  headers.set('content-type', 'text/html; charset=utf-8');
  const { pathname, search } = new URL(request.url);
  const trails: ShownTrail[] = [];
  const scripts: string[] = [];
  const render = (shown: EntryContext, parts: ChromeParts | 'pattern' | null, listeners: RenderListeners) =>
    renderToString(
      <ChromePartsContext.Provider value={parts}>
        <BreadcrumbRecord.Provider value={listeners.trail}>
          <WrittenScripts.Provider value={listeners.script}>
            <RemixServer context={shown} url={request.url} />
          </WrittenScripts.Provider>
        </BreadcrumbRecord.Provider>
      </ChromePartsContext.Provider>,
    );
  const renderPattern = () => {
    const html = render(context, 'pattern', { trail: () => undefined, script: () => undefined });
    services().missingLabels.note(html, '');
    return html;
  };
  try {
    const root = context.staticHandlerContext.loaderData['root'] as RootData | undefined;
    const parts = ownServer && root ? ownServer.chrome.partsOf(root, pathname, renderPattern) : null;
    const shown = ownServer ? { ...context, serverHandoffString: chromePlaceholders.data } : context;
    const html = render(shown, parts && chromePlaceholders, {
      trail: (trail) => trails.push(trail),
      script: (script) => scripts.push(script),
    });
    services().missingLabels.note(html, search);
    if (import.meta.env.DEV) scripts.push(...inlineScriptsIn(html));
    // A failed page has no structured data.
    const things = status < 400 ? await describedThings(loadContext, trails, servicesOf(loadContext)) : [];
    const page = ['<!DOCTYPE html>', ...withStructuredData(html, things)];
    if (!ownServer) return new Response(page.join(''), { status, headers });
    // Encoded once for the page and for its script's hash.
    const pieces = { ...parts, data: Buffer.from(context.serverHandoffString ?? '') };
    const scriptHashes = scripts.map((script) => scriptHash(script, pieces));
    const response = new Response(null, { status, headers });
    ownServer.finishedPage = { response, page: assemblePage(page, pieces), scriptHashes };
    return response;
  } catch (error) {
    services().log.error({ err: error, path: printablePath(pathname) }, 'rendering failed');
    return new Response(renderFallback(), { status: 500, headers });
  }
}

/** In development the page also has inline scripts of Remix, which do not report themselves. */
function inlineScriptsIn(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

/** Loader failures are logged where they happen, with their path; only unexpected errors arrive here. */
export function logError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  services().log.error(
    { err: error, path: printablePath(new URL(request.url).pathname) },
    'unhandled route error',
  );
}
