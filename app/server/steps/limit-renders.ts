/**
 * Limits the renders of one client network. Cached pages, joined renders and forms are not counted (docs/architecture.md,
 * 'Limits for each client').
 */
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { widestNetwork } from '~/base/widest-network';
import { type Limits, networkLimit } from '~/instances/limits.server';
import type { Clients } from '../http/clients';
import { type Exchange, refuse, type Step } from '../http/exchange';
import type { OriginCookies } from '../origin/remember-origin';
import { createNetworkPlaces } from './network-places';

export interface RenderLimit {
  /** Renders in `seconds`. */
  renders: number;
  seconds: number;
}

export interface RenderLimitOptions {
  clients: Pick<Clients, 'networkOf'>;
  limits: Limits;
  limit: RenderLimit;
  /** Cookies of a visit's first response, which may be a refusal. */
  originCookies: OriginCookies;
  /** Whether more waits than the process can render. */
  isOverloaded: () => boolean;
}

export interface RenderLimiter {
  /**
   * Counts a request once, for its render or for a question to the content service before it, and waits for a place, which
   * the request has until it is answered.
   *
   * @returns false: it was refused
   */
  admit(exchange: Exchange): Promise<boolean>;
  /** @param joinsRender whether the page is already being rendered for another request */
  step(joinsRender: (exchange: Exchange) => boolean): Step;
  /** Requests refused so far under overload. */
  readonly refused: number;
}

/** Networks that have a render each under overload. */
const maxNetworks = 50;
/** `Retry-After` in seconds when the queue is full: renders take milliseconds. */
const fullQueueRetryAfter = 5;

export function limitRenders(options: RenderLimitOptions): RenderLimiter {
  const { clients, limits, limit, originCookies, isOverloaded } = options;
  const limiter = networkLimit(limits, 'renders', { points: limit.renders, duration: limit.seconds });
  const places = createNetworkPlaces();
  const countedExchanges = new WeakSet<Exchange>();
  let refused = 0;

  function refuseFor(exchange: Exchange, retryAfterSeconds: number, status = 429): false {
    const cookies = originCookies(exchange);
    if (cookies.length > 0) exchange.outgoing.setHeader('set-cookie', cookies);
    refuse(exchange, status, { 'retry-after': String(retryAfterSeconds) });
    return false;
  }

  /**
   * Under overload, a network with one render at most is not refused, unless more than `maxNetworks` networks
   * render: others caused it.
   *
   * @returns whether the request was refused
   */
  function refuseUnderOverload(exchange: Exchange): boolean {
    if (!isOverloaded()) return false;
    const network = widestNetwork(clients.networkOf(exchange.incoming));
    if (places.countFor(network) <= 1 && places.networks <= maxNetworks) return false;
    refused += 1;
    refuseFor(exchange, fullQueueRetryAfter, 503);
    return true;
  }

  function admit(exchange: Exchange): Promise<boolean> {
    if (countedExchanges.has(exchange)) return Promise.resolve(true);
    countedExchanges.add(exchange);
    const network = clients.networkOf(exchange.incoming);
    return limiter.consume(network).then(
      async () =>
        (await places.take(widestNetwork(network), exchange.outgoing)) ||
        refuseFor(exchange, fullQueueRetryAfter),
      ({ msBeforeNext }: RateLimiterRes) => refuseFor(exchange, Math.ceil(msBeforeNext / 1000)),
    );
  }

  return {
    admit,
    step: (joinsRender) => (exchange) => {
      const { method } = exchange;
      if ((method !== 'GET' && method !== 'HEAD') || joinsRender(exchange)) return false;
      return admit(exchange).then(
        (isAdmitted) => !isAdmitted || (exchange.editor === undefined && refuseUnderOverload(exchange)),
      );
    },
    get refused() {
      return refused;
    },
  };
}
