/** Limits per client, counted over all instances; by each instance separately without a store, or while it is away. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
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
  const orThrow = async <T>(asked: Promise<T | typeof noStore>): Promise<T> => {
    const answer = await asked;
    if (answer === noStore) throw new Error('the shared store is away');
    return answer;
  };
  return {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      orThrow(store.ask((client) => client.eval(script, options))),
    del: (key: string) => orThrow(store.ask((client) => client.del(key))),
  };
}
