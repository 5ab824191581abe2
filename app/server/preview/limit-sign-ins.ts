import type { Limits } from '~/instances/limits.server';
import type { Clients } from '../clients';
import { refuse, type Step } from '../step';

/** Failed sign-ins of one client's network in so many seconds; each account has a limit of its own. */
const attempts = { points: 20, duration: 900 };

/** The route that signs in, at whatever spelling of its address. */
const door = 'routes/login';

/**
 * Counts attempts to sign in; one that succeeds is given back.
 *
 * @param isRouteOf whether a route, by its id, matches a path
 */
export function limitSignIns(
  clients: Clients,
  limits: Limits,
  isRouteOf: (path: string, id: string) => boolean,
): Step {
  const limiter = limits('sign-ins', attempts);
  return (exchange) => {
    const { method, incoming, outgoing, url } = exchange;
    if (method !== 'POST' || !isRouteOf(url.pathname, door)) return false;
    const network = clients.networkOf(incoming);
    return limiter.consume(network).then(
      () => {
        outgoing.once('close', () => {
          if (outgoing.statusCode === 303) void limiter.reward(network);
        });
        return false;
      },
      () => refuse(exchange, 429, { 'retry-after': String(attempts.duration) }),
    );
  };
}
