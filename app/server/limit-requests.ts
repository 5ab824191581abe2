/** Rate limits for costly requests: enough for a family or a classroom, too little for a bot. */
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Limits } from '~/instances/limits.server';
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
export function limitPosts(clients: Clients, limits: Limits, limit: RequestLimit): Step {
  return limitRequests(({ method }) => method === 'POST', clients, limits('posts', pointsOf(limit)));
}

/** Suggestions of the search field. */
export function limitSuggestions(clients: Clients, limits: Limits, limit = suggestionLimit): Step {
  const asks = ({ target }: Exchange) => target.startsWith('/recherche/suggestions');
  return limitRequests(asks, clients, limits('suggestions', { ...pointsOf(limit), behind: true }));
}

const pointsOf = ({ requests, seconds }: RequestLimit) => ({ points: requests, duration: seconds });

function limitRequests(
  counts: (exchange: Exchange) => boolean,
  clients: Clients,
  limiter: RateLimiterAbstract,
): Step {
  return (exchange) => {
    if (!counts(exchange)) return false;
    return limiter.consume(clients.networkOf(exchange.incoming)).then(
      () => false,
      () => refuse(exchange, 429, { 'retry-after': String(limiter.duration) }),
    );
  };
}
