import type { Editors } from '~/editors/editors.server';
import { doorPath } from '~/editors/return-address';
import { refuse, type Step } from '../step';

/** Opens the preview for a link of the panel's (`jeton`, decision 061): 303 to its page, or 403. */
export function enterByLink(editors: Editors): Step {
  if (!editors.available) return () => false;
  return (exchange) => {
    const { target, method, outgoing, url } = exchange;
    if (!target.startsWith(`${doorPath}?`) || method !== 'GET' || !url.searchParams.has('jeton'))
      return false;
    exchange.route = '(preview)';
    return editors.enter(url.searchParams).then((entered) => {
      if (!entered) return refuse(exchange, 403);
      const { session, address } = entered;
      outgoing.writeHead(303, {
        location: address,
        'content-length': 0,
        'cache-control': 'private, no-store',
        // The link has done its work: it is told to no other page.
        'referrer-policy': 'no-referrer',
        'set-cookie': editors.cookie.write(session.id, session.framed),
      });
      outgoing.end();
      return true;
    });
  };
}
