/** The page cache in the pipeline: the hit before everything else, the miss in front of Remix. */
import { remembered } from '~/content/remembered';
import { type Device, deviceOf } from '~/site/device';
import { type CarriedOrigin, nothingCarried } from '../carried-origin/carried-origin';
import { sendCarrying } from '../carried-origin/send-carrying';
import { acceptedEncoding } from '../compress';
import { noCookies, type OriginCookies } from '../remember-origin';
import { hasOneHost, hostIsAllowed, longestTarget, refusalStatus } from '../request-shape';
import { type Exchange, refuse, type Step } from '../step';
import { missStatus } from './cache-status';
import type { Form, KeptPage } from './kept-page';
import type { PageCache } from './page-cache';
import { type AskedPage, askedPage, type KeyOptions } from './page-key';
import { RenderTooSlow } from './render-flights';
import { type Notes, sendPage } from './send-page';

export interface PageSteps {
  /** Answers what is kept: a lookup, a few header checks, one write. */
  answerKept: Step;
  /** Renders a page once for all who ask for it; under overload only those already being rendered. */
  answerRendered: Step;
  /** Whether the page is being rendered for others who asked for it. */
  joinsRender: (exchange: Exchange) => boolean;
}

export interface PageStepOptions {
  cache: PageCache;
  keys: KeyOptions;
  /** Pattern of the route a path belongs to. */
  routeOf: (path: string) => string;
  /** Exact host the site is reached under; null accepts loopback hosts. */
  host: string | null;
  /** Cookies that remember where a visitor came from, around the page and never in it. */
  originCookies?: OriginCookies;
  /** The origin a visitor takes along in the links, where cookies may not remember it. */
  carriedOrigin?: CarriedOrigin;
  publicOrigin?: string;
  isOverloaded?: () => boolean;
}

/** Seconds a visitor is asked to wait for a page that was not ready in time. */
const retryAfter = '5';
/** Addresses, agents and headers whose meaning is remembered. */
const mostRemembered = 5000;

export function pageSteps(options: PageStepOptions): PageSteps {
  const { cache, keys, routeOf, host, originCookies = noCookies, isOverloaded = () => false } = options;
  const { carriedOrigin = nothingCarried, publicOrigin = '' } = options;
  const read = (device: Device) =>
    remembered((target) => {
      // A path that is kept has passed the shape check; what stands in a query is new each time.
      const refused = target.includes('?') && refusalStatus({ method: 'GET', target }) !== null;
      return refused ? null : askedPage(target, device, keys);
    }, mostRemembered);
  const asked: Record<Device, (target: string) => AskedPage | null> = {
    desktop: read('desktop'),
    mobile: read('mobile'),
  };
  const device = remembered(deviceOf, mostRemembered);
  const encoding = remembered((header) => acceptedEncoding(header) ?? 'identity', mostRemembered);
  const ownHost = remembered(
    (asked) => (host === null ? hostIsAllowed(asked, null) : asked === host),
    mostRemembered,
  );

  function asks({ incoming, target, method }: Exchange): AskedPage | null {
    if ((method !== 'GET' && method !== 'HEAD') || target.length > longestTarget) return null;
    return asked[device(incoming.headers['user-agent'] ?? '')](target);
  }

  function formFor({ incoming }: Exchange, page: AskedPage, kept: KeptPage): Form {
    const wanted = encoding(String(incoming.headers['accept-encoding'] ?? ''));
    return cache.form(page, kept, wanted === 'identity' ? null : wanted);
  }

  const cookiesFor = (exchange: Exchange, page: KeptPage) =>
    page.beginsVisits ? originCookies(exchange) : [];

  function answerWith(exchange: Exchange, asked: AskedPage, page: KeptPage, notes: Notes): void {
    const origin = page.beginsVisits ? carriedOrigin(exchange) : null;
    if (origin) {
      const plain = cache.form(asked, page, null);
      exchange.bytes = sendCarrying(exchange, page.parts.status, plain, notes, origin, publicOrigin);
    } else {
      const form = formFor(exchange, asked, page);
      sendPage(exchange, page, form, notes, cookiesFor(exchange, page), asked.strange);
    }
  }

  function answerFound(exchange: Exchange, asked: AskedPage): boolean {
    const page = cache.find(asked);
    if (!page) return false;
    exchange.cache = page.failedWith === null ? 'hit' : 'stale';
    exchange.route = routeOf(asked.path);
    answerWith(exchange, asked, page, cache.notes(page));
    return true;
  }

  return {
    answerKept(exchange) {
      const asked = asks(exchange);
      if (asked === null) return false;
      const { headers, rawHeaders } = exchange.incoming;
      return ownHost(headers.host ?? '') && hasOneHost(rawHeaders) && answerFound(exchange, asked);
    },
    joinsRender(exchange) {
      const asked = asks(exchange);
      return asked !== null && cache.isRendering(asked);
    },
    async answerRendered(exchange) {
      const asked = asks(exchange);
      if (!asked) return false;
      if (answerFound(exchange, asked)) return true;
      if (isOverloaded() && !cache.isRendering(asked)) return false;
      exchange.route = routeOf(asked.path);
      try {
        const { page, stored, collapsed, shareable } = await cache.obtain(asked);
        if (!shareable) return false;
        exchange.cache = 'miss';
        const status = missStatus(page.parts.status, stored, collapsed);
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
