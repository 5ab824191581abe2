/** The page cache in the pipeline: hits are answered first, misses just before Remix. */
import { memoize } from '../../../content-model/values/memoize';
import { acceptedEncoding } from '../http/compress';
import { type Exchange, refuse, type Step } from '../http/exchange';
import { isMangledQuery } from '../http/mangled-address';
import { hasOneHost, hostIsAllowed, longestTarget, refusalStatus } from '../http/request-shape';
import { type LinkOrigin, noOrigin } from '../origin/link-origin';
import { noCookies, type OriginCookies } from '../origin/remember-origin';
import { sendWithOrigin } from '../origin/send-with-origin';
import { missStatus } from '../page-cache/cache-status';
import type { KeptPage, PageForm } from '../page-cache/kept-page';
import type { PageCache } from '../page-cache/page-cache';
import { type AskedPage, askedPage, type KeyOptions } from '../page-cache/page-key';
import { RenderTooSlow } from '../page-cache/pending-renders';
import { type FreshnessHeaders, sendPage } from '../page-cache/send-page';

export interface PageSteps {
  /**
   * Answers from the cache: a lookup, a few header checks, one write. A page that is written again for one visitor
   * costs more, and is left to `answerRendered`, behind the limit of renders.
   */
  answerKept: Step;
  /** Renders a page once for all requests that wait for it. */
  answerRendered: Step;
  /** Whether the page is already being rendered for another request, and sent to this one as it is. */
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
  originCookies?: OriginCookies;
  /** The origin a visitor's links carry where cookies may not record it. */
  linkOrigin?: LinkOrigin;
  publicOrigin?: string;
  /** The client's network in the render queue. */
  networkOf?: (incoming: Exchange['incoming']) => string;
}

/** `Retry-After` in seconds for a page that was not rendered in time. */
const retryAfter = '5';
/** Milliseconds a visitor waits for the refresh of a page with an editor's change; then the old one is sent. */
const patience = 1500;
/** Refreshes a visitor waits for: one that began before an editor's change is followed by another. */
const mostWaits = 2;
/** Addresses, and headers, that are memoized at most. */
const mostRemembered = 5000;

export function pageSteps(options: PageStepOptions): PageSteps {
  const { cache, keys, routeOf, host, originCookies = noCookies, networkOf = () => '' } = options;
  const { linkOrigin = noOrigin, publicOrigin = '' } = options;
  const asked = memoize((target) => {
    // A cached path has passed the shape check; a query has not.
    if (target.includes('?') && (refusalStatus({ method: 'GET', target }) !== null || isMangledQuery(target)))
      return null;
    return askedPage(target, keys);
  }, mostRemembered);
  const encoding = memoize((header) => acceptedEncoding(header) ?? 'identity', mostRemembered);
  const ownHost = memoize(
    (asked) => (host === null ? hostIsAllowed(asked, null) : asked === host),
    mostRemembered,
  );

  function asks({ target, method }: Exchange): AskedPage | null {
    if ((method !== 'GET' && method !== 'HEAD') || target.length > longestTarget) return null;
    return asked(target);
  }

  function formFor({ incoming }: Exchange, page: AskedPage, kept: KeptPage): PageForm {
    const wanted = encoding(String(incoming.headers['accept-encoding'] ?? ''));
    return cache.form(page, kept, wanted === 'identity' ? null : wanted);
  }

  const cookiesFor = (exchange: Exchange, page: KeptPage) =>
    page.beginsVisits ? originCookies(exchange) : [];

  function answerWith(
    exchange: Exchange,
    asked: AskedPage,
    page: KeptPage,
    freshness: FreshnessHeaders,
  ): void {
    const origin = page.beginsVisits ? linkOrigin(exchange) : null;
    if (origin) {
      const plain = cache.form(asked, page, null);
      exchange.bytes = sendWithOrigin(exchange, page.response.status, plain, freshness, origin, publicOrigin);
    } else {
      const form = formFor(exchange, asked, page);
      sendPage(exchange, page, form, freshness, cookiesFor(exchange, page), asked.unusedQuery);
    }
  }

  /** Once more after the refresh of a page with an editor's change, which may have removed it. */
  function answerFound(
    exchange: Exchange,
    asked: AskedPage,
    waits = mostWaits,
    left = patience,
  ): boolean | Promise<boolean> {
    const page = cache.find(asked);
    if (!page) return false;
    const refreshed = waits > 0 && left > 0 ? cache.waitForRefresh(asked, page, left) : null;
    if (refreshed) {
      const began = performance.now();
      const waited = () => performance.now() - began;
      return refreshed.then(() => answerFound(exchange, asked, waits - 1, left - waited()));
    }
    exchange.cache = page.failedWith === null ? 'hit' : 'stale';
    exchange.route = routeOf(asked.path);
    answerWith(exchange, asked, page, cache.freshnessHeaders(page));
    return true;
  }

  return {
    answerKept(exchange) {
      const asked = asks(exchange);
      if (asked === null) return false;
      const { headers, rawHeaders } = exchange.incoming;
      if (!ownHost(headers.host ?? '') || !hasOneHost(rawHeaders) || linkOrigin(exchange)) return false;
      return answerFound(exchange, asked);
    },
    joinsRender(exchange) {
      const asked = asks(exchange);
      return asked !== null && cache.isRendering(asked) && !linkOrigin(exchange);
    },
    async answerRendered(exchange) {
      const asked = asks(exchange);
      if (!asked) return false;
      const found = answerFound(exchange, asked);
      if (typeof found === 'object' ? await found : found) return true;
      exchange.route = routeOf(asked.path);
      try {
        const { page, stored, collapsed, shareable } = await cache.obtain(
          asked,
          networkOf(exchange.incoming),
        );
        if (!shareable) return false;
        exchange.cache = 'miss';
        const status = missStatus(page.response.status, stored, collapsed);
        answerWith(exchange, asked, page, { age: '0', status });
        return true;
      } catch (error) {
        if (!(error instanceof RenderTooSlow)) throw error;
        exchange.cache = 'miss';
        const cookies = originCookies(exchange);
        if (cookies.length > 0) exchange.outgoing.setHeader('set-cookie', cookies);
        return refuse(exchange, 503, {
          'retry-after': retryAfter,
          'cache-status': missStatus(503, false, false),
        });
      }
    },
  };
}
