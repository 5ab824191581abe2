/** Names each request, so that one visitor's complaint finds its lines in the logs of proxy and site. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clients } from '../clients';

/** What a proxy may call a request; anything else could forge lines of a log. */
const proper = /^[\w.-]{8,64}$/;

/**
 * A trusted proxy's `X-Request-Id` when it has one, else a name of our own: unique among processes by a
 * random part, within one by a count.
 */
export function requestIds(clients: Pick<Clients, 'isFromProxy'>): (incoming: IncomingMessage) => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return (incoming) => {
    const given = incoming.headers['x-request-id'];
    if (given !== undefined && typeof given === 'string' && proper.test(given)) {
      if (clients.isFromProxy(incoming)) return given;
    }
    count += 1;
    return `${process}-${count}`;
  };
}
