/**
 * Limits the requests of one client network that cause work: renders, and earlier questions to the content service.
 * Cached pages and joined renders cost nothing and are not counted (decision 035).
 */

import type { ServerResponse } from 'node:http';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { widestNetwork } from '~/base/address-range';
import type { Limits } from '~/instances/limits.server';
import { networkLimit } from '~/instances/network-limit.server';
import type { ClientNetwork } from '../http/client-address';
import type { Clients } from '../http/clients';
import { type Exchange, refuse, type Step } from '../http/exchange';

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
  originCookies: (exchange: Exchange) => readonly string[];
}

export interface LimitedRenders {
  /** Counts one, and waits for a place, which the request has until it is answered. @returns false: it was refused */
  admit(exchange: Exchange): Promise<boolean>;
  /** @param joinsRender whether the page is already being rendered for another request */
  step(joinsRender: (exchange: Exchange) => boolean): Step;
}

/** Below the overload limit of the whole site (`pipeline.ts`), so that one client cannot reach it alone. */
const mostAtOnce = 32;
/** Several classrooms that open one page each at the same moment. */
const mostWaiting = 120;
/** `Retry-After` in seconds when the queue is full: renders take milliseconds. */
const soon = 5;

export function limitRenders({ clients, limits, limit, originCookies }: RenderLimitOptions): LimitedRenders {
  const { renders, seconds, atOnce = mostAtOnce, waiting = mostWaiting } = limit;
  const limiter = networkLimit(limits, 'renders', { points: renders, duration: seconds });
  const places = createPlaces(atOnce, waiting);

  function refuseFor(exchange: Exchange, retryAfter: number): false {
    const cookies = originCookies(exchange);
    if (cookies.length > 0) exchange.outgoing.setHeader('set-cookie', cookies);
    refuse(exchange, 429, { 'retry-after': String(retryAfter) });
    return false;
  }

  function admit(exchange: Exchange): Promise<boolean> {
    const network = clients.networkOf(exchange.incoming);
    return limiter.consume(network).then(
      async () => (await places.take(widestNetwork(network), exchange.outgoing)) || refuseFor(exchange, soon),
      ({ msBeforeNext }: RateLimiterRes) => refuseFor(exchange, Math.ceil(msBeforeNext / 1000)),
    );
  }

  return {
    admit,
    step: (joinsRender) => (exchange) => {
      const { method } = exchange;
      if ((method !== 'GET' && method !== 'HEAD') || joinsRender(exchange)) return false;
      return admit(exchange).then((admitted) => !admitted);
    },
  };
}

interface Places {
  /** Resolves when a place is free, until the response is closed; false: the queue is full. */
  take(network: ClientNetwork, outgoing: ServerResponse): Promise<boolean>;
}

function createPlaces(atOnce: number, mostInLine: number): Places {
  const taken = new Map<ClientNetwork, { count: number; line: (() => void)[] }>();

  function leave(network: ClientNetwork): void {
    const held = taken.get(network);
    if (!held) return;
    const next = held.line.shift();
    if (next) next();
    else held.count -= 1;
    if (held.count === 0) taken.delete(network);
  }

  return {
    take(network, outgoing) {
      if (outgoing.closed) return Promise.resolve(false);
      const held = taken.get(network) ?? { count: 0, line: [] };
      taken.set(network, held);
      if (held.count < atOnce) {
        held.count += 1;
        outgoing.once('close', () => leave(network));
        return Promise.resolve(true);
      }
      if (held.line.length >= mostInLine) return Promise.resolve(false);
      return new Promise((resolve) => {
        const enter = () => {
          outgoing.off('close', giveUp);
          outgoing.once('close', () => leave(network));
          resolve(true);
        };
        // A client that disconnects leaves the queue.
        const giveUp = () => {
          held.line.splice(held.line.indexOf(enter), 1);
          resolve(false);
        };
        held.line.push(enter);
        outgoing.once('close', giveUp);
      });
    },
  };
}
