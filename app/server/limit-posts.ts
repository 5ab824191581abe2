/** Admissions posts per visitor: enough for a family, too few for a machine. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientAddress, trustedProxies } from './client-address';
import { refuse, type Step } from './step';

/** Posts a visitor may send in `seconds`. */
export interface PostLimit {
  posts: number;
  seconds: number;
}

export const defaultPostLimit: PostLimit = { posts: 30, seconds: 60 };

export function limitPosts(
  proxyRanges: readonly string[],
  { posts, seconds }: PostLimit = defaultPostLimit,
): Step {
  const limiter = new RateLimiterMemory({ points: posts, duration: seconds });
  const proxies = trustedProxies(proxyRanges);
  return async (exchange) => {
    const { incoming, method } = exchange;
    if (method !== 'POST') return false;
    const forwarded = incoming.headers['x-forwarded-for'];
    const address = clientAddress(
      incoming.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      proxies,
    );
    try {
      await limiter.consume(address);
      return false;
    } catch {
      return refuse(exchange, 429, { 'retry-after': String(seconds) });
    }
  };
}
