import { ContentError } from '~/content/errors';
import type { Editors } from '~/editors/editors.server';
import { linkTokenParameter } from '~/editors/panel-link';
import { signInPath } from '~/editors/return-address';
import { refuse, type Step } from '../http/exchange';

/** `Retry-After` in seconds: people open these links, and try again by hand. */
const retryAfter = '60';

/** Opens the preview for a link of the panel: 303 to its page, or 403. It is a 503 if the store of sessions is away. */
export function signInByLink(editors: Editors): Step {
  if (!editors.available) return () => false;
  return async (exchange) => {
    const { target, method, outgoing, url } = exchange;
    if (!target.startsWith(`${signInPath}?`) || method !== 'GET' || !url.searchParams.has(linkTokenParameter))
      return false;
    exchange.route = '(preview)';
    try {
      const entrance = await editors.enter(url.searchParams);
      if (!entrance) return refuse(exchange, 403);
      outgoing.writeHead(303, {
        location: entrance.address,
        'content-length': 0,
        'cache-control': 'private, no-store',
        // The link signs an editor in: the page must not pass it on as its referrer.
        'referrer-policy': 'no-referrer',
        'set-cookie': entrance.cookie,
      });
      outgoing.end();
      return true;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return refuse(exchange, 503, { 'retry-after': retryAfter });
    }
  };
}
