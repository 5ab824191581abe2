/**
 * Limits the requests of one client network that cause work: renders, and earlier questions to the content service.
 * Cached pages and joined renders cost nothing and are not counted (docs/architecture.md, 'Limits for each client').
 * Forms (`POST`) pass: they are few and important.
 */

import type { ServerResponse } from 'node:http';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { widestNetwork } from '~/base/address-range';
import { type Limits, networkLimit } from '~/instances/limits.server';
import type { ClientNetwork } from '../http/client-address';
import type { Clients } from '../http/clients';
import { type Exchange, refuse, type Step } from '../http/exchange';
import type { OriginCookies } from '../origin/remember-origin';

export interface RenderLimit {
  /** Renders in `seconds`. */
  renders: number;
  seconds: number;
  /** Concurrent renders; further requests wait. */
  atOnce?: number;
  /** Requests that may wait. */
  waiting?: number;
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

export interface LimitedRenders {
  /** Counts one, and waits for a place, which the request has until it is answered. @returns false: it was refused */
  admit(exchange: Exchange): Promise<boolean>;
  /** @param joinsRender whether the page is already being rendered for another request */
  step(joinsRender: (exchange: Exchange) => boolean): Step;
  /** Requests refused so far under overload. */
  readonly refused: number;
}

/** A third of the overload limit of the whole site (`pipeline.ts`): two clients cannot reach it. */
const mostAtOnce = 16;
/** Several classrooms that open one page each at the same moment. */
const mostWaiting = 120;
/** Networks that have a render each under overload. */
const mostNetworks = 50;
/** `Retry-After` in seconds when the queue is full: renders take milliseconds. */
const fullQueueRetryAfter = 5;

export function limitRenders(options: RenderLimitOptions): LimitedRenders {
  const { clients, limits, limit, originCookies, isOverloaded } = options;
  const { renders, seconds, atOnce = mostAtOnce, waiting = mostWaiting } = limit;
  const limiter = networkLimit(limits, 'renders', { points: renders, duration: seconds });
  const places = createPlaces(atOnce, waiting);
  const admitted = new WeakSet<Exchange>();
  let refused = 0;

  function refuseFor(exchange: Exchange, retryAfter: number, status = 429): false {
    const cookies = originCookies(exchange);
    if (cookies.length > 0) exchange.outgoing.setHeader('set-cookie', cookies);
    refuse(exchange, status, { 'retry-after': String(retryAfter) });
    return false;
  }

  /** Under overload a network has one render at a time: who has taken nothing is not refused for what others took. */
  function shed(exchange: Exchange): boolean {
    const network = widestNetwork(clients.networkOf(exchange.incoming));
    if (!isOverloaded() || (places.takenBy(network) <= 1 && places.networks <= mostNetworks)) return false;
    refused += 1;
    return !refuseFor(exchange, fullQueueRetryAfter, 503);
  }

  function admit(exchange: Exchange): Promise<boolean> {
    if (admitted.has(exchange)) return Promise.resolve(true);
    admitted.add(exchange);
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
        (admitted) => !admitted || (exchange.editor === undefined && shed(exchange)),
      );
    },
    get refused() {
      return refused;
    },
  };
}

interface Places {
  /** Resolves when a place is free, until the response is closed; false: the queue is full. */
  take(network: ClientNetwork, outgoing: ServerResponse): Promise<boolean>;
  takenBy(network: ClientNetwork): number;
  /** Networks that have a place. */
  readonly networks: number;
}

function createPlaces(atOnce: number, mostInLine: number): Places {
  const taken = new Map<ClientNetwork, { count: number; line: (() => void)[] }>();

  function leave(network: ClientNetwork): void {
    const networkTurns = taken.get(network);
    if (!networkTurns) return;
    const next = networkTurns.line.shift();
    if (next) next();
    else networkTurns.count -= 1;
    if (networkTurns.count === 0) taken.delete(network);
  }

  return {
    take(network, outgoing) {
      if (outgoing.closed) return Promise.resolve(false);
      const networkTurns = taken.get(network) ?? { count: 0, line: [] };
      taken.set(network, networkTurns);
      if (networkTurns.count < atOnce) {
        networkTurns.count += 1;
        outgoing.once('close', () => leave(network));
        return Promise.resolve(true);
      }
      if (networkTurns.line.length >= mostInLine) return Promise.resolve(false);
      return new Promise((resolve) => {
        const enter = () => {
          outgoing.off('close', giveUp);
          outgoing.once('close', () => leave(network));
          resolve(true);
        };
        // A client that disconnects leaves the queue.
        const giveUp = () => {
          networkTurns.line.splice(networkTurns.line.indexOf(enter), 1);
          resolve(false);
        };
        networkTurns.line.push(enter);
        outgoing.once('close', giveUp);
      });
    },
    takenBy: (network) => taken.get(network)?.count ?? 0,
    get networks() {
      return taken.size;
    },
  };
}
