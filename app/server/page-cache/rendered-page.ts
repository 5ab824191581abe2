/** Turns Remix's response into a page that can be cached and sent. */
import { type ContentUse, recordContentUse } from '~/content/questions/content-use.server';
import type { Rendered } from '../render/rendered';
import { KeptPage } from './kept-page';
import type { AskedPage } from './page-key';
import {
  beginsVisits,
  cacheControlOf,
  cdnCacheControlOf,
  isPrivate,
  type Retention,
  retentionOf,
} from './policy';

export type RenderPage = (asked: AskedPage, network?: string) => Promise<Rendered>;
/** Headers that depend on the page, such as its content security policy. */
export type HeadersOf = (
  path: string,
  contentType: string | null,
  scriptSources: readonly string[],
) => Readonly<Record<string, string>>;

export interface RenderOptions {
  render: RenderPage;
  headersOf: HeadersOf;
  /** Whether shared caches may keep pages with which a visit may begin. */
  sharedPages: boolean;
}

export interface RenderedPage {
  page: KeptPage;
  retention: Retention;
  /** Not private: all waiting requests may be sent this page. */
  shareable: boolean;
  use: ContentUse;
}

/** `Retry-After` in seconds when the content service is down. */
const retryAfter = '30';

/** Headers this server finishes itself. */
const ownHeaders = new Set([
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

/** @param waitForFresh whether the render waits for fresh content: for background renders */
export async function renderPage(
  asked: AskedPage,
  waitForFresh: boolean,
  options: RenderOptions,
  network?: string,
): Promise<RenderedPage> {
  const { render, headersOf, sharedPages } = options;
  const { result, use } = await recordContentUse(waitForFresh, () => render(asked, network));
  const { status, headers, body, scriptSources } = result;
  const degraded = use.failed;
  const retention = retentionOf({ status, headers, body, data: asked.data, degraded });
  const contentType = headers.get('content-type');
  const shared = sharedPages || !beginsVisits(status, contentType);
  const passed = [...headers].filter(([name]) => !ownHeaders.has(name));
  const away = (status === 503 || status === 504) && !headers.has('retry-after');
  const page = new KeptPage({
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
      ...passed.flat(),
      ...(away ? ['retry-after', retryAfter] : []),
      ...Object.entries(headersOf(asked.path, contentType, scriptSources)).flat(),
    ],
    location: headers.get('location'),
    used: use.used,
  });
  return { page, retention, shareable: !isPrivate(headers), use };
}
