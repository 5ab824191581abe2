/** Limits per client, counted over all instances; without a store, or while it is away, by each instance on its own. */
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { widestNetwork } from '~/base/widest-network';
import { noStore, type Store } from './store.server';

export interface Limit {
  /** Requests in `duration` seconds. */
  points: number;
  duration: number;
}

/** @param name of the limit; the same limit may be requested twice */
export type Limits = (name: string, limit: Limit) => RateLimiterAbstract;

export const limitsInMemory: Limits = (name, limit) => new RateLimiterMemory({ ...limit, keyPrefix: name });

export function sharedLimits(store: Pick<Store, 'ask'>): Limits {
  return (name, limit) =>
    new RateLimiterRedis({
      ...limit,
      keyPrefix: `limit:${name}`,
      storeClient: countingStore(store),
      useRedisPackage: true,
      // Clients above the limit are refused without asking the store again.
      inMemoryBlockOnConsumed: limit.points + 1,
      insuranceLimiter: limitsInMemory(name, limit),
    });
}

/** The part of a Redis client that the limiter calls; it rejects while the store is away, so that memory counts. */
function countingStore(store: Pick<Store, 'ask'>) {
  const orThrow = async <T>(question: Promise<T | typeof noStore>): Promise<T> => {
    const answer = await question;
    if (answer === noStore) throw new Error('the shared store is away');
    return answer;
  };
  return {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      orThrow(store.ask((client) => client.eval(script, options))),
    del: (key: string) => orThrow(store.ask((client) => client.del(key))),
  };
}

export interface NetworkLimit {
  /** Counts one. @throws {RateLimiterRes} above the limit */
  consume(network: string): Promise<RateLimiterRes>;
  /** Takes one back. */
  reward(network: string): Promise<unknown>;
}

/** A /48 may have so many times the limit of a network: hundreds of subscribers may share it. */
const wideFactor = 8;

/**
 * A limit for each client's network, counted at two widths: one IPv6 subscriber has many networks. The wider count comes
 * first, so that a /48 has at most as many counts of networks as it has requests.
 */
export function networkLimit(limits: Limits, name: string, limit: Limit): NetworkLimit {
  const narrow = limits(name, limit);
  const wide = limits(`${name}-wide`, { ...limit, points: wideFactor * limit.points });
  return {
    async consume(network) {
      const widest = widestNetwork(network);
      if (widest === network) return narrow.consume(network);
      await wide.consume(widest);
      try {
        return await narrow.consume(network);
      } catch (refusal) {
        // A request that one network may not make does not count for its neighbours.
        await wide.reward(widest);
        throw refusal;
      }
    },
    async reward(network) {
      await narrow.reward(network);
      const widest = widestNetwork(network);
      if (widest !== network) await wide.reward(widest);
    },
  };
}
