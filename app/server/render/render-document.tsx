/** Remix's `handleRequest` and `handleError`: a document, rendered whole. */
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { type ScriptWritten, WrittenScripts } from '~/browser/written-scripts';
import { type ChromeParts, ChromePartsContext } from '~/layout/chrome-parts';
import type { RootData } from '~/layout/root-data.server';
import { KeptPart, partsIn } from '~/parts/kept-part.server';
import type { RenderedPart } from '~/parts/part';
import { PartMarkup } from '~/parts/part-markup';
import { renderFallback } from '~/screens/error/render-fallback.server';
import { describedThings } from '~/screens/frame/describe.server';
import { services, servicesOf } from '~/services.server';
import { printablePath } from '~/site/printable-path';
import { structuredDataScript } from '~/site/structured-data/serialise';
import { BreadcrumbRecord, type ShownTrail } from '~/ui/breadcrumb-record';
import { keyOf, type RenderedDocument, scriptHashes, toRenderedDocument } from './kept-documents';
import { assemble, type Pieces, placeholder } from './page-assembly';
import { type OwnServer, ownServerOf } from './renderer';

/** Callbacks for what a page reports while it is rendered. */
interface RenderListeners {
  trail(shown: ShownTrail): void;
  script: ScriptWritten;
}

type MarkupOfPart = (part: RenderedPart) => string | undefined;

type RenderWith = (
  context: EntryContext,
  chrome: ChromeParts | 'pattern' | null,
  markupOfPart: MarkupOfPart | null,
  listeners: RenderListeners,
) => string;

/** Placeholders for the parts that are already rendered. */
const chromePlaceholders = {
  top: placeholder('top'),
  navigation: placeholder('navigation'),
  footer: placeholder('footer'),
  data: placeholder('data'),
};

/**
 * Nothing on a page is deferred, so it is rendered in one piece and can be cached, hashed and compressed.
 * Under the site's own server, what an earlier render has made of the same is inserted: menus, footer, parts, or all.
 */
export async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const ownServer = ownServerOf(loadContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const { pathname, search } = new URL(request.url);
  const render: RenderWith = (shown, parts, markupOfPart, listeners) =>
    renderToString(
      <ChromePartsContext.Provider value={parts}>
        <PartMarkup.Provider value={markupOfPart}>
          <BreadcrumbRecord.Provider value={listeners.trail}>
            <WrittenScripts.Provider value={listeners.script}>
              <RemixServer context={shown} url={request.url} />
            </WrittenScripts.Provider>
          </BreadcrumbRecord.Provider>
        </PartMarkup.Provider>
      </ChromePartsContext.Provider>,
    );
  try {
    const { document, pieces } = await (ownServer
      ? withOwnServer(ownServer, context, { pathname, search }, render)
      : { document: renderWhole(context, null, search, render), pieces: {} });
    // A failed page has no structured data.
    const things =
      status < 400 ? await describedThings(loadContext, document.trails, servicesOf(loadContext)) : [];
    const [before, after] = document.texts;
    const page = assemble([...before, Buffer.from(structuredDataScript(things)), ...after], pieces);
    if (!ownServer) return new Response(page.toString(), { status, headers });
    const response = new Response(null, { status, headers });
    ownServer.finishedPage = { response, page, scriptHashes: scriptHashes(document, pieces) };
    return response;
  } catch (error) {
    services().log.error({ err: error, path: printablePath(pathname) }, 'rendering failed');
    return new Response(renderFallback(), { status: 500, headers });
  }
}

/** Under the site's own server: what is rendered already is neither rendered nor encoded again. */
async function withOwnServer(
  { turns, chrome, documents }: OwnServer,
  context: EntryContext,
  { pathname, search }: { pathname: string; search: string },
  render: RenderWith,
): Promise<{ document: RenderedDocument; pieces: Pieces }> {
  const { loaderData, statusCode } = context.staticHandlerContext;
  const root = loaderData['root'] as RootData | undefined;
  const data = context.serverHandoffString ?? '';
  const renderPattern = () => {
    const html = render(context, 'pattern', null, { trail: () => undefined, script: () => undefined });
    services().missingLabels.note(html, '');
    return html;
  };
  const parts = root ? chrome.partsOf(root, pathname, renderPattern) : null;
  const inner = partsIn(loaderData).map((part) => [nameOfPart(part), part.inner] as const);
  const pieces = { ...parts, data: Buffer.from(data), ...Object.fromEntries(inner) };
  const key = documents && keyOf([pathname, search, String(statusCode), parts ? 'chrome' : '', data]);
  const known = key && documents.get(key);
  if (known) return { document: known, pieces };
  await turns.waitForTurn();
  const shown = { ...context, serverHandoffString: chromePlaceholders.data };
  const document = renderWhole(shown, parts && chromePlaceholders, search, render, markupOfKeptPart);
  if (key) documents.keep(key, document);
  return { document, pieces };
}

/** Renders a document, and notes labels it lacks. */
function renderWhole(
  context: EntryContext,
  chrome: ChromeParts | null,
  search: string,
  render: RenderWith,
  markupOfPart: MarkupOfPart | null = null,
): RenderedDocument {
  const trails: ShownTrail[] = [];
  const scripts: string[] = [];
  const html = render(context, chrome, markupOfPart, {
    trail: (trail) => trails.push(trail),
    script: (script) => scripts.push(script),
  });
  services().missingLabels.note(html, search);
  if (import.meta.env.DEV) scripts.push(...inlineScriptsIn(html));
  return toRenderedDocument(html, trails, scripts);
}

const nameOfPart = ({ version }: RenderedPart): string => `part-${version}`;

const markupOfKeptPart: MarkupOfPart = (part) =>
  part instanceof KeptPart ? placeholder(nameOfPart(part)) : undefined;

/** In development the page also has inline scripts of Remix, which do not report themselves. */
function inlineScriptsIn(html: string): string[] {
  return html.split('</script>').flatMap((before) => {
    const [, attributes = '', text] = /<script([^<>]*)>([\s\S]*)$/.exec(before) ?? [];
    return text === undefined || attributes.includes(' src=') ? [] : [text];
  });
}

/** Loader failures are logged where they happen, with their path; only unexpected errors arrive here. */
export function logError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  services().log.error(
    { err: error, path: printablePath(new URL(request.url).pathname) },
    'unhandled route error',
  );
}
