import type { Editors } from '~/editors/editors.server';
import { doorPath } from '~/editors/return-address';
import type { Clients } from '../http/clients';
import { refuse, type Step } from '../http/exchange';

/** Seconds; links are opened by people. */
const retryAfter = '60';

/** Opens the preview for a link of the panel's (`jeton`, decision 061): 303 to its page, or 403; 429 for too many. */
export function enterByLink(editors: Editors, clients: Pick<Clients, 'networkOf'>): Step {
  if (!editors.available) return () => false;
  return (exchange) => {
    const { target, method, incoming, outgoing, url } = exchange;
    if (!target.startsWith(`${doorPath}?`) || method !== 'GET' || !url.searchParams.has('jeton'))
      return false;
    exchange.route = '(preview)';
    return editors.enter(url.searchParams, clients.networkOf(incoming)).then((entered) => {
      if (entered === 'refused') return refuse(exchange, 403);
      if (entered === 'too-many') return refuse(exchange, 429, { 'retry-after': retryAfter });
      const { session, address } = entered;
      outgoing.writeHead(303, {
        location: address,
        'content-length': 0,
        'cache-control': 'private, no-store',
        // The link has done its work: no other page gets it.
        'referrer-policy': 'no-referrer',
        'set-cookie': editors.cookie.write(session.id, session.framed),
      });
      outgoing.end();
      return true;
    });
  };
}
