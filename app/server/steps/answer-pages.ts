/** The page cache in the pipeline: hits are answered first, misses just before Remix. */
import { memoize } from '../../../content-model/values/memoize';
import { acceptedEncoding } from '../http/compress';
import { type Exchange, refuse, type Step } from '../http/exchange';
import { hasOneHost, hostIsAllowed } from '../http/hosts';
import { isMangledQuery } from '../http/mangled-address';
import { longestTarget, refusalStatus } from '../http/request-shape';
import type { OriginCookies } from '../origin/remember-origin';
import { missStatus } from '../page-cache/cache-headers';
import type { CachedPage, FreshnessHeaders } from '../page-cache/cached-page';
import type { PageCache } from '../page-cache/page-cache';
import { type KeyOptions, type PageRequest, toPageRequest } from '../page-cache/page-key';
import { sendPage } from '../page-cache/send-page';
import { RenderTooSlow } from '../page-cache/within';

export interface PageSteps {
  /** Answers from the cache: a lookup, a few header checks, one write. */
  answerCached: Step;
  /** Renders a page once for all requests that wait for it. */
  answerRendered: Step;
  /** Whether the page is being rendered for another request, with which this one would share it. */
  joinsRender: (exchange: Exchange) => boolean;
}

export interface PageStepOptions {
  cache: PageCache;
  keys: KeyOptions;
  /** Pattern of a path's route. */
  routeOf: (path: string) => string;
  /** Exact host the site is reached under; null accepts loopback hosts. */
  host: string | null;
  /** Cookies that record a visitor's origin; sent with the page, never cached. */
  originCookies: OriginCookies;
  /** The client's network in the render queue. */
  networkOf?: (incoming: Exchange['incoming']) => string;
}

/** `Retry-After` in seconds for a page that was not rendered in time. */
const retryAfter = '5';
/** Addresses, and headers, that are memoized at most. */
const maxMemoized = 5000;

export function pageSteps(options: PageStepOptions): PageSteps {
  const { cache, keys, routeOf, host, originCookies, networkOf = () => '' } = options;
  const pageAt = memoize((target) => {
    // A cached path has passed the shape check; a query has not.
    if (target.includes('?') && (refusalStatus({ method: 'GET', target }) !== null || isMangledQuery(target)))
      return null;
    return toPageRequest(target, keys);
  }, maxMemoized);
  const encodingFor = memoize((header) => acceptedEncoding(header) ?? 'identity', maxMemoized);
  const isSiteHost = memoize(
    (name) => (host === null ? hostIsAllowed(name, null) : name === host),
    maxMemoized,
  );

  function pageOf({ target, method }: Exchange): PageRequest | null {
    if ((method !== 'GET' && method !== 'HEAD') || target.length > longestTarget) return null;
    return pageAt(target);
  }

  function send(
    exchange: Exchange,
    pageRequest: PageRequest,
    page: CachedPage,
    freshness: FreshnessHeaders,
  ): true {
    const encoding = encodingFor(exchange.incoming.headers['accept-encoding'] ?? '');
    const form = page.forms.for(encoding === 'identity' ? null : encoding);
    const cookies = page.beginsVisits ? originCookies(exchange) : [];
    exchange.route = routeOf(pageRequest.path);
    sendPage(exchange, { page, form, freshness, cookies, unusedQuery: pageRequest.unusedQuery });
    return true;
  }

  function sendCached(exchange: Exchange, pageRequest: PageRequest, page: CachedPage | undefined): boolean {
    if (!page) return false;
    exchange.cache = page.hasFailed ? 'stale' : 'hit';
    return send(exchange, pageRequest, page, cache.freshnessHeaders(page));
  }

  async function sendNew(exchange: Exchange, pageRequest: PageRequest): Promise<boolean> {
    const { page, collapsed } = await cache.obtain(pageRequest, networkOf(exchange.incoming));
    if (!page.shareable) return false;
    exchange.cache = 'miss';
    const status = missStatus(page.response.status, page.retention.kind !== 'none', collapsed);
    return send(exchange, pageRequest, page, { age: '0', status });
  }

  function refuseLate(exchange: Exchange): true {
    exchange.cache = 'miss';
    const cookies = originCookies(exchange);
    if (cookies.length > 0) exchange.outgoing.setHeader('set-cookie', cookies);
    return refuse(exchange, 503, {
      'retry-after': retryAfter,
      'cache-status': missStatus(503, false, false),
    });
  }

  return {
    answerCached(exchange) {
      const pageRequest = pageOf(exchange);
      if (pageRequest === null) return false;
      const { headers, rawHeaders } = exchange.incoming;
      if (!isSiteHost(headers.host ?? '') || !hasOneHost(rawHeaders)) return false;
      const cachedPage = cache.find(pageRequest);
      if (!(cachedPage instanceof Promise)) return sendCached(exchange, pageRequest, cachedPage);
      return cachedPage.then((page) => sendCached(exchange, pageRequest, page));
    },
    joinsRender(exchange) {
      const pageRequest = pageOf(exchange);
      return pageRequest !== null && cache.isRendering(pageRequest);
    },
    async answerRendered(exchange) {
      const pageRequest = pageOf(exchange);
      if (!pageRequest) return false;
      // It may have been rendered while an earlier step waited.
      if (sendCached(exchange, pageRequest, await cache.find(pageRequest))) return true;
      exchange.route = routeOf(pageRequest.path);
      try {
        return await sendNew(exchange, pageRequest);
      } catch (error) {
        if (!(error instanceof RenderTooSlow)) throw error;
        return refuseLate(exchange);
      }
    },
  };
}
