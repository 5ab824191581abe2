/** What other caches are told of a response: `Cache-Control`, `Age`, `Cache-Status` (RFC 9111, RFC 5861). Pure. */
import { cacheTimes, type Retention } from './retention';

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
export function forPrefetch(age: number): { cacheControl: string; cdnCacheControl: string } {
  return { cacheControl: `private, max-age=${age + prefetchLifetime}`, cdnCacheControl: 'private' };
}

export function isPrefetch(headers: Readonly<Record<string, unknown>>): boolean {
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

/** `Cache-Status` of a page rendered for this request. @param collapsed whether another request's render was shared */
export function missStatus(status: number, stored: boolean, collapsed: boolean): string {
  return `site; fwd=miss; fwd-status=${status}${stored ? '; stored' : ''}${collapsed ? '; collapsed' : ''}`;
}
