/** A limit for each client's network, counted at two widths: one IPv6 subscriber has many networks. */
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { widestNetwork } from '~/base/address-range';
import type { Limit, Limits } from './limits.server';

export interface NetworkLimit {
  /** Counts one. @throws {RateLimiterRes} above the limit */
  consume(network: string): Promise<RateLimiterRes>;
  /** Returns one. */
  reward(network: string): Promise<unknown>;
}

/** Times the limit that a /48 has: in some, hundreds of subscribers share it. */
const timesWider = 8;

export function networkLimit(limits: Limits, name: string, limit: Limit): NetworkLimit {
  const narrow = limits(name, limit);
  const wide = limits(`${name}-wide`, { ...limit, points: timesWider * limit.points });
  return {
    async consume(network) {
      const counted = await narrow.consume(network);
      const widest = widestNetwork(network);
      return widest === network ? counted : wide.consume(widest);
    },
    async reward(network) {
      await narrow.reward(network);
      const widest = widestNetwork(network);
      if (widest !== network) await wide.reward(widest);
    },
  };
}
