/** Limits per client, counted over all instances; by each instance separately without a store, or while it is away. */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { CountedBehind } from './counted-behind.server';
import { noStore, type StoreLink } from './store-link.server';

export interface Limit {
  /** Requests in `duration` seconds. */
  points: number;
  duration: number;
  /**
   * Counted together behind the answers: the others know a quarter of a second later, and no request waits for it. For
   * frequent actions that are harmless one by one.
   */
  behind?: boolean;
}

/** @param name of the limit; the same limit may be requested twice */
export type Limits = (name: string, limit: Limit) => RateLimiterAbstract;

export const limitsInMemory: Limits = (name, { points, duration }) =>
  new RateLimiterMemory({ points, duration, keyPrefix: name });

export function sharedLimits(link: StoreLink): Limits {
  return (name, { points, duration, behind }) => {
    if (behind) return new CountedBehind(link, name, { points, duration });
    return new RateLimiterRedis({
      points,
      duration,
      keyPrefix: `limit:${name}`,
      storeClient: countingStore(link),
      useRedisPackage: true,
      // Clients above the limit are refused without asking the store again.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: limitsInMemory(name, { points, duration }),
    });
  };
}

/** The part of a Redis client that the limiter calls; it rejects while the store is away, so that memory counts. */
function countingStore(link: StoreLink) {
  const orThrow = async <T>(asked: Promise<T | typeof noStore>): Promise<T> => {
    const answer = await asked;
    if (answer === noStore) throw new Error('the shared store is away');
    return answer;
  };
  return {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      orThrow(link.ask((store) => store.eval(script, options))),
    del: (key: string) => orThrow(link.ask((store) => store.del(key))),
  };
}
