/** The page cache in the pipeline: hits are answered first, misses just before Remix. */

import type { IncomingMessage } from 'node:http';
import type { ServerBuild } from '@remix-run/node';
import { steadyClock } from '~/base/clock';
import type { Services } from '~/services/services.server';
import { memoize } from '../../../content-model/values/memoize';
import { acceptedEncoding } from '../http/compress';
import { type Exchange, refuse, type Step } from '../http/exchange';
import { isMangledQuery } from '../http/mangled-address';
import { hasOneHost, hostIsAllowed, longestTarget, refusalStatus } from '../http/request-shape';
import type { OriginCookies } from '../origin/remember-origin';
import type { KeptPage } from '../page-cache/kept-page';
import { createPageCache, type PageCache } from '../page-cache/page-cache';
import { type AskedPage, askedPage, type KeyOptions } from '../page-cache/page-key';
import { missStatus } from '../page-cache/policy';
import type { HeadersOf } from '../page-cache/render-page';
import { type FreshnessHeaders, sendPage } from '../page-cache/send-page';
import { RenderTooSlow } from '../page-cache/within';
import type { Render } from '../render/rendered';

export interface PageSteps {
  /** Answers from the cache: a lookup, a few header checks, one write. */
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
  originCookies: OriginCookies;
  /** The client's network in the render queue. */
  networkOf?: (incoming: Exchange['incoming']) => string;
}

/** `Retry-After` in seconds for a page that was not rendered in time. */
const retryAfter = '5';
/** Addresses, and headers, that are memoized at most. */
const mostRemembered = 5000;

export function pageSteps(options: PageStepOptions): PageSteps {
  const { cache, keys, routeOf, host, originCookies, networkOf = () => '' } = options;
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

  function send(exchange: Exchange, asked: AskedPage, page: KeptPage, freshness: FreshnessHeaders): true {
    const wanted = encoding(String(exchange.incoming.headers['accept-encoding'] ?? ''));
    const form = page.form(wanted === 'identity' ? null : wanted);
    const cookies = page.beginsVisits ? originCookies(exchange) : [];
    exchange.route = routeOf(asked.path);
    sendPage(exchange, { page, form, freshness, cookies, unusedQuery: asked.unusedQuery });
    return true;
  }

  function sendKept(exchange: Exchange, asked: AskedPage, page: KeptPage | undefined): boolean {
    if (!page) return false;
    exchange.cache = page.failedWith === null ? 'hit' : 'stale';
    return send(exchange, asked, page, cache.freshnessHeaders(page));
  }

  return {
    answerKept(exchange) {
      const asked = asks(exchange);
      if (asked === null) return false;
      const { headers, rawHeaders } = exchange.incoming;
      if (!ownHost(headers.host ?? '') || !hasOneHost(rawHeaders)) return false;
      const keptPage = cache.find(asked);
      if (!(keptPage instanceof Promise)) return sendKept(exchange, asked, keptPage);
      return keptPage.then((page) => sendKept(exchange, asked, page));
    },
    joinsRender(exchange) {
      const asked = asks(exchange);
      return asked !== null && cache.isRendering(asked);
    },
    async answerRendered(exchange) {
      const asked = asks(exchange);
      if (!asked) return false;
      // Rendered meanwhile, for the address without the end of its sentence or while this request waited its turn.
      if (sendKept(exchange, asked, await cache.find(asked))) return true;
      exchange.route = routeOf(asked.path);
      try {
        const { page, collapsed } = await cache.obtain(asked, networkOf(exchange.incoming));
        if (!page.shareable) return false;
        exchange.cache = 'miss';
        const status = missStatus(page.response.status, page.retention.kind !== 'none', collapsed);
        return send(exchange, asked, page, { age: '0', status });
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

export interface PagesOptions {
  build: ServerBuild;
  /** Renders for all visitors. */
  render: Render;
  networkOf: (incoming: IncomingMessage) => string;
  services: Services;
  originCookies: OriginCookies;
  headersOf: HeadersOf;
  routeOf: (path: string) => string;
  isRouteOf: KeyOptions['isRouteOf'];
  isOverloaded: () => boolean;
  patientUntil: () => number;
  /** Whether pages are cached: not in development. */
  kept: boolean;
}

/** What a path answers, as far as a redirect to it needs to know. */
export interface PathAnswer {
  status: number;
  location: string | null;
}

export interface Pages extends PageSteps {
  cache: PageCache;
  /** Options of the cache keys, for this build. */
  keys: KeyOptions;
  /** The answer to a visitor's path: a kept page, or a render if that is admitted; null: it is not. */
  answerTo(path: string, admit: () => Promise<boolean>): Promise<PathAnswer | null>;
}

/** Creates the site's page cache and its pipeline steps. */
export function createPages({
  build,
  render,
  networkOf,
  services,
  originCookies,
  headersOf,
  routeOf,
  isRouteOf,
  isOverloaded,
  patientUntil,
  kept,
}: PagesOptions): Pages {
  const { env, log, upstream } = services;
  const cache = createPageCache({
    render,
    origin: env.publicOrigin,
    headersOf,
    sharedPages: env.sharedPages,
    maxBytes: kept ? env.pageCacheBytes : 0,
    clock: steadyClock,
    log,
    patientUntil,
    mayRefresh: () => upstream.takesCalls && !isOverloaded(),
  });
  const keys = { version: build.assets.version, isRouteOf };
  const steps = pageSteps({
    cache,
    keys,
    routeOf,
    host: env.publicOriginConfigured ? new URL(env.publicOrigin).host : null,
    originCookies,
    networkOf,
  });
  async function answerTo(path: string, admit: () => Promise<boolean>) {
    const asked = askedPage(path, keys);
    const kept = asked && (await cache.find(asked));
    if (kept) return kept.response;
    if (!(await admit())) return null;
    if (!asked) {
      const { status, headers } = await render(new Request(`${env.publicOrigin}${path}`));
      return { status, location: headers.get('location') };
    }
    try {
      return (await cache.obtain(asked)).page.response;
    } catch (error) {
      if (error instanceof RenderTooSlow) return { status: 503, location: null };
      throw error;
    }
  }
  return { cache, keys, answerTo, ...steps };
}
