/** Rate limits for costly requests: enough for a family or a classroom, too little for a bot. */
import { type Limits, networkLimit } from '~/instances/limits.server';
import type { Clients } from '../http/clients';
import { refuse, type Step } from '../http/exchange';

/** Requests that a network may send in `seconds`. */
export interface RequestLimit {
  requests: number;
  seconds: number;
}

/** Suggestions are requested with every other letter, and a whole classroom may share an address. */
const suggestionLimit: RequestLimit = { requests: 600, seconds: 60 };

/** Limits the forms that a network sends. */
export function limitPosts(clients: Clients, limits: Limits, limit: RequestLimit): Step {
  return limitRequests(clients, limits, 'posts', limit);
}

/** Limits the suggestions of the search field. */
export function limitSuggestions(clients: Clients, limits: Limits, limit = suggestionLimit): Step {
  return limitRequests(clients, limits, 'suggestions', limit);
}

function limitRequests(
  clients: Clients,
  limits: Limits,
  name: string,
  { requests, seconds }: RequestLimit,
): Step {
  const limiter = networkLimit(limits, name, { points: requests, duration: seconds });
  return (exchange) =>
    limiter.consume(clients.networkOf(exchange.incoming)).then(
      () => false,
      () => refuse(exchange, 429, { 'retry-after': String(seconds) }),
    );
}
