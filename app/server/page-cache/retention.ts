/** Which responses the page cache keeps, and for how long (RFC 9111). Pure. */

import { isReturnedData } from '~/framework/data-requests';

/** All in milliseconds. */
export const cacheTimes = {
  fresh: 60_000,
  /** A stale page is served for a day when the content service is down. */
  kept: 86_400_000,
  notFound: 30_000,
  moved: 300_000,
  /** A page with a part missing because its content could not be loaded. */
  degraded: 3_000,
  /** Pause after a failed refresh. */
  backOff: 1_000,
} as const;

export interface RenderedResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Loader data, not a document. */
  data: boolean;
  /** Some content could not be loaded: a part may be missing. */
  degraded: boolean;
}

/**
 * `page`: kept for a day; `brief`: kept only while fresh; `none`: not kept, because it failed (the last good
 * page stays), is private to one visitor, or is of another content type.
 */
export type Retention =
  /** `browsers`: seconds for which a browser repeats it without asking. */
  | { kind: 'page' | 'brief'; fresh: number; kept: number; browsers?: number }
  | { kind: 'none'; why: 'failed' | 'private' | 'other' };

/**
 * RFC 9111 §3, narrowed: only complete pages, and never private responses (`Set-Cookie`, `private`,
 * `no-store`). Errors are never kept, since every visitor would be sent them.
 */
export function retentionOf({ status, headers, body, data, degraded }: RenderedResponse): Retention {
  if (isPrivate(headers)) return { kind: 'none', why: 'private' };
  if ((status === 404 || status === 410) && !degraded) return briefly(cacheTimes.notFound);
  if ((status === 301 || status === 308) && headers.has('location'))
    return { ...briefly(cacheTimes.moved), ...browserFreshness(headers) };
  if (status !== 200)
    return { kind: 'none', why: status >= 500 || status === 429 || degraded ? 'failed' : 'other' };
  if (!isCacheableType(headers, data)) return { kind: 'none', why: 'other' };
  if (!isComplete(headers, body, data)) return { kind: 'none', why: 'failed' };
  if (degraded) return briefly(cacheTimes.degraded);
  const declaredFreshness = freshnessDeclaredIn(headers);
  return declaredFreshness === null
    ? { kind: 'page', fresh: cacheTimes.fresh, kept: cacheTimes.kept }
    : briefly(declaredFreshness);
}

/**
 * A page with its own `s-maxage`, such as a search, is rarely requested twice: it is kept that long, apart
 * from the popular pages, so that it evicts none of them.
 */
function freshnessDeclaredIn(headers: Headers): number | null {
  const seconds = /\bs-maxage=(\d{1,5})\b/i.exec(headers.get('cache-control') ?? '')?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds) * 1000, cacheTimes.fresh);
}

/** The seconds that a redirect grants to browsers. */
function browserFreshness(headers: Headers): { browsers?: number } {
  const seconds = /\bmax-age=(\d{1,5})\b/i.exec(headers.get('cache-control') ?? '')?.[1];
  return seconds === undefined ? {} : { browsers: Number(seconds) };
}

function briefly(fresh: number) {
  return { kind: 'brief' as const, fresh, kept: fresh };
}

export function isPrivate(headers: Headers): boolean {
  return (
    headers.has('set-cookie') || /\b(?:no-store|private|no-cache)\b/i.test(headers.get('cache-control') ?? '')
  );
}

/** Content types that are cached, and how a complete document of each ends. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['</html>'],
  'text/calendar': ['END:VCALENDAR'],
  'application/atom+xml': ['</feed>'],
  'application/rss+xml': ['</rss>'],
  'application/xml': ['</urlset>', '</sitemapindex>'],
  'application/json': ['}'],
  // A complete line; these documents are written in one piece.
  'text/plain': ['\n'],
};

function endingsOf(headers: Headers): readonly string[] | undefined {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  return Object.hasOwn(endings, type) ? endings[type] : undefined;
}

function isCacheableType(headers: Headers, data: boolean): boolean {
  return data ? isReturnedData(headers) : endingsOf(headers) !== undefined;
}

function isComplete(headers: Headers, body: Buffer, data: boolean): boolean {
  if (data) return body.length > 0;
  const declared = headers.get('content-length');
  if (declared !== null && Number(declared) !== body.length) return false;
  const end = body.subarray(-32).toString('latin1');
  return (endingsOf(headers) ?? []).some((ending) => end.endsWith(ending) || end.trimEnd().endsWith(ending));
}
