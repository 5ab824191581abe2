/** From what Remix answered to a page that can be kept and sent. */
import { type ContentUse, recordContentUse } from '~/content/content-use.server';
import type { Rendered } from '../render/rendered';
import { KeptPage } from './kept-page';
import type { AskedPage } from './page-key';
import {
  beginsVisits,
  cacheControlOf,
  cdnCacheControlOf,
  isPrivate,
  type Keeping,
  keepingOf,
} from './policy';

export type RenderAsked = (asked: AskedPage) => Promise<Rendered>;
/** Headers that are finished with the page, such as its content security policy. */
export type HeadersOf = (
  contentType: string | null,
  scriptHashes: readonly string[],
) => Readonly<Record<string, string>>;

export interface RenderOptions {
  render: RenderAsked;
  headersOf: HeadersOf;
  /** Whether shared caches may keep pages with which a visit may begin. */
  sharedPages: boolean;
}

export interface RenderedPage {
  page: KeptPage;
  keeping: Keeping;
  /** Not meant for one visitor: all who wait for it may have it. */
  shareable: boolean;
  use: ContentUse;
}

/** Seconds a visitor is asked to wait when the content service is away. */
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

/** @param patient whether the render waits for fresh content: nobody is waiting for it */
export async function renderPage(
  asked: AskedPage,
  patient: boolean,
  { render, headersOf, sharedPages }: RenderOptions,
): Promise<RenderedPage> {
  const { result, use } = await recordContentUse(patient, () => render(asked));
  const { status, headers, body, scriptHashes } = result;
  const lacking = use.failed;
  const keeping = keepingOf({ status, headers, body, data: asked.data, lacking });
  const contentType = headers.get('content-type');
  const shared = sharedPages || !beginsVisits(status, contentType);
  const passed = [...headers].filter(([name]) => !ownHeaders.has(name));
  const away = (status === 503 || status === 504) && !headers.has('retry-after');
  const page = new KeptPage({
    status,
    body,
    contentType,
    cacheControl: cacheControlOf(
      keeping,
      status < 400 ? headers.get('cache-control') : null,
      lacking,
      shared,
    ),
    cdnCacheControl: lacking || !shared ? null : cdnCacheControlOf(keeping),
    extra: [
      ...passed.flat(),
      ...(away ? ['retry-after', retryAfter] : []),
      ...Object.entries(headersOf(contentType, scriptHashes)).flat(),
    ],
    location: headers.get('location'),
    used: use.used,
  });
  return { page, keeping, shareable: !isPrivate(headers), use };
}
