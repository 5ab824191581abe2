/** Turns Remix's response into a page that can be cached and sent. */
import { type ContentUse, recordContentUse } from '~/content/content-use.server';
import { retryAfterHeader } from '~/content/retry-after';
import type { Render } from '../render/rendered';
import { beginsVisits, cacheControlOf, cdnCacheControlOf } from './cache-headers';
import { CachedPage } from './cached-page';
import type { PageRequest } from './page-key';
import { isPrivate, retentionOf } from './retention';

/** Headers that depend on the page, such as its content security policy. */
export type HeadersOf = (
  path: string,
  contentType: string | null,
  scriptSources: readonly string[],
) => Readonly<Record<string, string>>;

export interface RenderOptions {
  /** Renders for all visitors. */
  render: Render;
  /** The site's own. */
  origin: string;
  headersOf: HeadersOf;
  /** Whether shared caches may keep pages with which a visit may begin. */
  sharedPages: boolean;
}

export interface RenderedPage {
  page: CachedPage;
  use: ContentUse;
}

/** Headers of Remix's response that this server replaces by its own. */
const replacedHeaders = new Set([
  'cache-control',
  'cdn-cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'location',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

/**
 * Renders a page for all visitors: the request has only path and known parameters. No header or cookie of one visitor
 * can get into a page that is sent to others.
 *
 * @param waitForFresh whether the render waits for fresh content: for background renders
 * @param network of the client, for its turn
 */
export async function renderPage(
  pageRequest: PageRequest,
  waitForFresh: boolean,
  options: RenderOptions,
  network?: string,
): Promise<RenderedPage> {
  const { render, origin, headersOf, sharedPages } = options;
  const request = new Request(`${origin}${pageRequest.target}`, {
    headers: { host: new URL(origin).host, accept: pageRequest.data ? '*/*' : 'text/html' },
  });
  const { result, use } = await recordContentUse(waitForFresh, () => render(request, network));
  const { status, headers, body, scriptSources } = result;
  const degraded = use.failed;
  const retention = retentionOf({ status, headers, body, data: pageRequest.data, degraded });
  const contentType = headers.get('content-type');
  const shared = sharedPages || !beginsVisits(status, contentType);
  const passedHeaders = [...headers].filter(([name]) => !replacedHeaders.has(name));
  const page = new CachedPage({
    status,
    body,
    contentType,
    cacheControl: cacheControlOf(
      retention,
      status < 400 ? headers.get('cache-control') : null,
      degraded,
      shared,
    ),
    cdnCacheControl: degraded || !shared ? null : cdnCacheControlOf(retention),
    extra: [
      ...passedHeaders.flat(),
      ...(headers.has('retry-after') ? [] : Object.entries(retryAfterHeader(status)).flat()),
      ...Object.entries(headersOf(pageRequest.path, contentType, scriptSources)).flat(),
    ],
    location: headers.get('location'),
    retention,
    shareable: !isPrivate(headers),
  });
  return { page, use };
}
