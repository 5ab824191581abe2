/** How often one visitor may ask for what costs: enough for a family or a classroom, too little for a machine. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientAddress, trustedProxies } from './client-address';
import { type Exchange, refuse, type Step } from './step';

/** Requests a visitor may send in `seconds`. */
export interface RequestLimit {
  requests: number;
  seconds: number;
}

/** Suggestions come with every other letter, and a whole classroom may share an address. */
const suggestionLimit: RequestLimit = { requests: 600, seconds: 60 };

/** Admissions posts. */
export function limitPosts(proxyRanges: readonly string[], limit: RequestLimit): Step {
  return limitRequests(({ method }) => method === 'POST', proxyRanges, limit);
}

/** What the search field proposes while a visitor types. */
export function limitSuggestions(
  proxyRanges: readonly string[],
  limit: RequestLimit = suggestionLimit,
): Step {
  return limitRequests(({ target }) => target.startsWith('/recherche/suggestions'), proxyRanges, limit);
}

function limitRequests(
  counts: (exchange: Exchange) => boolean,
  proxyRanges: readonly string[],
  { requests, seconds }: RequestLimit,
): Step {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  const proxies = trustedProxies(proxyRanges);
  return (exchange) => {
    if (!counts(exchange)) return false;
    const { incoming } = exchange;
    const forwarded = incoming.headers['x-forwarded-for'];
    const address = clientAddress(
      incoming.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      proxies,
    );
    return limiter.consume(address).then(
      () => false,
      () => refuse(exchange, 429, { 'retry-after': String(seconds) }),
    );
  };
}
