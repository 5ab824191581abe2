/** Rate limits for costly requests: enough for a family or a classroom, too little for a bot. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Clients } from './clients';
import { type Exchange, refuse, type Step } from './step';

/** Requests a visitor may send in `seconds`. */
export interface RequestLimit {
  requests: number;
  seconds: number;
}

/** Suggestions come with every other letter, and a whole classroom may share an address. */
const suggestionLimit: RequestLimit = { requests: 600, seconds: 60 };

/** Admissions posts. */
export function limitPosts(clients: Clients, limit: RequestLimit): Step {
  return limitRequests(({ method }) => method === 'POST', clients, limit);
}

/** Suggestions of the search field. */
export function limitSuggestions(clients: Clients, limit: RequestLimit = suggestionLimit): Step {
  return limitRequests(({ target }) => target.startsWith('/recherche/suggestions'), clients, limit);
}

function limitRequests(
  counts: (exchange: Exchange) => boolean,
  clients: Clients,
  { requests, seconds }: RequestLimit,
): Step {
  const limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  return (exchange) => {
    if (!counts(exchange)) return false;
    return limiter.consume(clients.networkOf(exchange.incoming)).then(
      () => false,
      () => refuse(exchange, 429, { 'retry-after': String(seconds) }),
    );
  };
}
