/** Ids of requests, to correlate the logs of proxy and site. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clients } from '../http/clients';

/** Accepted ids of a proxy; other characters could forge log lines. */
const proper = /^[\w.-]{8,64}$/;

/**
 * A trusted proxy's `X-Request-Id`, else a generated id: a random part for the process and a counter.
 */
export function requestIds(clients: Pick<Clients, 'isFromProxy'>): (incoming: IncomingMessage) => string {
  const process = randomBytes(5).toString('hex');
  let count = 0;
  return (incoming) => {
    const proxyId = incoming.headers['x-request-id'];
    if (proxyId !== undefined && typeof proxyId === 'string' && proper.test(proxyId)) {
      if (clients.isFromProxy(incoming)) return proxyId;
    }
    count += 1;
    return `${process}-${count}`;
  };
}
