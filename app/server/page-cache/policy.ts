/** Which responses may be cached, how long, and the `Cache-Control` for other caches (RFC 9111, RFC 5861). Pure. */

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

/** Refreshes at a time: after an outage every page is stale, and the content service is requested all of them. */
export const maxRefreshes = 4;

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

/** Only for the visitor's browser, which revalidates each time and is answered 304; no shared cache may store it. */
export const forOneVisitor = 'private, max-age=0, must-revalidate';

/**
 * Whether a visit may begin with such a response: true for documents. A visit from another site must reach this
 * server, which records its origin; files, feeds, calendars, data and redirects do not begin a visit.
 */
export function beginsVisits(status: number, contentType: string | null): boolean {
  return (status < 300 || status >= 400) && contentType?.startsWith('text/html') === true;
}

/**
 * `Cache-Control`: a browser revalidates each time (and is answered 304), a shared cache may serve a page while
 * it is fresh (RFC 9111 §5.2.2.10). It names no RFC 5861 directive: browsers apply them too, and would show an
 * outdated page once more before revalidating.
 *
 * @param shared whether a shared cache may keep it
 */
export function cacheControlOf(
  retention: Retention,
  pageCacheControl: string | null,
  degraded: boolean,
  shared: boolean,
): string {
  if (retention.kind === 'none') return pageCacheControl ?? 'no-store';
  if (degraded) return 'no-store';
  // Longer than a minute, a shared cache would answer with what an editor has changed.
  const forShared = `s-maxage=${Math.min(retention.fresh, cacheTimes.fresh) / 1000}`;
  if (retention.browsers) return `public, max-age=${retention.browsers}, ${forShared}`;
  return shared ? `public, max-age=0, must-revalidate, ${forShared}` : forOneVisitor;
}

/**
 * `CDN-Cache-Control` (RFC 9213), which browsers ignore: a CDN may keep a page as long as this server does,
 * also while the server is down (RFC 5861).
 */
export function cdnCacheControlOf(retention: Retention): string | null {
  if (retention.kind !== 'page') return null;
  const kept = cacheTimes.kept / 1000;
  return `public, max-age=${retention.fresh / 1000}, stale-while-revalidate=${kept}, stale-if-error=${kept}`;
}

/** A response with cookies is private to its visitor: no shared cache may store it. */
export const withCookies = { cacheControl: forOneVisitor, cdnCacheControl: 'private' } as const;

/** Seconds for which a browser may use a prefetched page. */
const prefetchLifetime = 30;

/**
 * A prefetched page (`Sec-Purpose: prefetch`, Fetch §2.2.5) may be used by the browser for half a minute without
 * revalidation; otherwise the prefetch would be useless. No shared cache may store it with these headers.
 *
 * @param age value of the response's `Age`, which browsers subtract (RFC 9111 §4.2)
 */
export function fetchedAhead(age: number): { cacheControl: string; cdnCacheControl: string } {
  return { cacheControl: `private, max-age=${age + prefetchLifetime}`, cdnCacheControl: 'private' };
}

export function isFetchedAhead(headers: Readonly<Record<string, unknown>>): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

/** Seconds since the page was rendered, never negative (RFC 9111 §5.1). */
export function ageOf(storedAt: number, now: number): number {
  return Math.max(0, Math.floor((now - storedAt) / 1000));
}

/**
 * `Cache-Status` (RFC 9211) of a page from the cache.
 *
 * @param failedWith status of the failed refresh, when the page is stale because of it
 */
export function hitStatus(remainingSeconds: number, failedWith: number | null): string {
  if (failedWith !== null && remainingSeconds <= 0)
    return `site; fwd=stale; fwd-status=${failedWith}; ttl=${remainingSeconds}`;
  return `site; hit; ttl=${remainingSeconds}`;
}

/** … of a page rendered for this request. @param collapsed whether another request's render was shared */
export function missStatus(status: number, stored: boolean, collapsed: boolean): string {
  return `site; fwd=miss; fwd-status=${status}${stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`;
}
