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
  /** Counts a render, and waits for a place, which the request has until it is answered. @returns false: it was refused */
  admit(exchange: Exchange): Promise<boolean>;
  /** @param joinsRender whether the page is already being rendered for another request */
  step(joinsRender: (exchange: Exchange) => boolean): Step;
  /** Requests refused so far under overload. */
  readonly refused: number;
}

/** Concurrent renders of a network: a third of the overload limit of the whole site, which two clients cannot reach. */
const maxConcurrent = 16;
/** Waiting requests of a network: several classrooms that open one page each at the same moment. */
const maxWaiting = 120;
/** Networks that have a render each under overload. */
const maxNetworks = 50;
/** `Retry-After` in seconds when the queue is full: renders take milliseconds. */
const fullQueueRetryAfter = 5;

export function limitRenders(options: RenderLimitOptions): LimitedRenders {
  const { clients, limits, limit, originCookies, isOverloaded } = options;
  const limiter = networkLimit(limits, 'renders', { points: limit.renders, duration: limit.seconds });
  const places = createPlaces();
  const countedExchanges = new WeakSet<Exchange>();
  let refused = 0;

  function refuseFor(exchange: Exchange, retryAfterSeconds: number, status = 429): false {
    const cookies = originCookies(exchange);
    if (cookies.length > 0) exchange.outgoing.setHeader('set-cookie', cookies);
    refuse(exchange, status, { 'retry-after': String(retryAfterSeconds) });
    return false;
  }

  /**
   * Under overload a network has one render at a time: who has taken nothing is not refused for what others took.
   *
   * @returns whether the request was refused
   */
  function refuseUnderOverload(exchange: Exchange): boolean {
    if (!isOverloaded()) return false;
    const network = widestNetwork(clients.networkOf(exchange.incoming));
    if (places.takenBy(network) <= 1 && places.networks <= maxNetworks) return false;
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

interface Places {
  /** Resolves when a place is free, until the response is closed; false: the queue is full. */
  take(network: ClientNetwork, outgoing: ServerResponse): Promise<boolean>;
  takenBy(network: ClientNetwork): number;
  /** Networks that have a place. */
  readonly networks: number;
}

/** A network's renders, and its requests that wait for one. */
interface NetworkTurns {
  taken: number;
  waiting: (() => void)[];
}

function createPlaces(): Places {
  const turnsByNetwork = new Map<ClientNetwork, NetworkTurns>();

  function leave(network: ClientNetwork): void {
    const turns = turnsByNetwork.get(network);
    if (!turns) return;
    const startNext = turns.waiting.shift();
    if (startNext) startNext();
    else turns.taken -= 1;
    if (turns.taken === 0) turnsByNetwork.delete(network);
  }

  return {
    take(network, outgoing) {
      if (outgoing.closed) return Promise.resolve(false);
      const turns = turnsByNetwork.get(network) ?? { taken: 0, waiting: [] };
      turnsByNetwork.set(network, turns);
      if (turns.taken < maxConcurrent) {
        turns.taken += 1;
        outgoing.once('close', () => leave(network));
        return Promise.resolve(true);
      }
      if (turns.waiting.length >= maxWaiting) return Promise.resolve(false);
      return new Promise((resolve) => {
        const enter = () => {
          outgoing.off('close', giveUp);
          outgoing.once('close', () => leave(network));
          resolve(true);
        };
        // A client that disconnects leaves the queue.
        const giveUp = () => {
          turns.waiting.splice(turns.waiting.indexOf(enter), 1);
          resolve(false);
        };
        turns.waiting.push(enter);
        outgoing.once('close', giveUp);
      });
    },
    takenBy: (network) => turnsByNetwork.get(network)?.taken ?? 0,
    get networks() {
      return turnsByNetwork.size;
    },
  };
}
