/** Ids of requests, to correlate the logs of proxy and site. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Clients } from '../http/clients';

/** Accepted ids of a proxy; other characters could forge log lines. */
const proxyIdPattern = /^[\w.-]{8,64}$/;

/** @returns a trusted proxy's `X-Request-Id`, else a generated id: a random part for the process and a counter */
export function requestIds(clients: Pick<Clients, 'isFromProxy'>): (incoming: IncomingMessage) => string {
  const processId = randomBytes(5).toString('hex');
  let count = 0;
  return (incoming) => {
    const proxyId = incoming.headers['x-request-id'];
    const isWellFormed = typeof proxyId === 'string' && proxyIdPattern.test(proxyId);
    if (isWellFormed && clients.isFromProxy(incoming)) return proxyId;
    count += 1;
    return `${processId}-${count}`;
  };
}
