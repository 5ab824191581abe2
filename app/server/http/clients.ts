/** Identifies clients for limits and logs, and warns of a proxy that is not trusted. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type ClientNetwork, clientNetwork, isTrusted, parseAddress, trustedProxies } from './client-address';
import type { Step } from './exchange';

export interface Clients {
  /** Whether the request comes from a trusted proxy itself. */
  isFromProxy(incoming: IncomingMessage): boolean;
  networkOf(incoming: IncomingMessage): ClientNetwork;
  /** The network of a connection; null for a trusted proxy, which sends requests of all clients. */
  networkOfConnection(socket: Socket): ClientNetwork | null;
}

/** @param ranges addresses and CIDR ranges of trusted proxies */
export function createClients(ranges: readonly string[]): Clients {
  const proxies = trustedProxies(ranges);
  const isProxy = ({ remoteAddress = '' }: Socket) => isTrusted(parseAddress(remoteAddress), proxies);
  return {
    isFromProxy: ({ socket }) => isProxy(socket),
    networkOfConnection: (socket) =>
      isProxy(socket) ? null : clientNetwork(socket.remoteAddress, undefined, proxies),
    networkOf({ headers, socket }) {
      const forwarded = headers['x-forwarded-for'];
      const text = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
      return clientNetwork(socket.remoteAddress, text, proxies);
    },
  };
}

/**
 * Warns once when requests come through an unconfigured proxy: all visitors behind it share one client's limits.
 *
 * @returns a step that answers nothing
 */
export function warnOfUntrustedProxy(
  clients: Clients,
  log: { warn(fields: Record<string, unknown>, message: string): void },
): Step {
  let isWarned = false;
  return ({ incoming }) => {
    if (isWarned) return false;
    const { headers } = incoming;
    if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return false;
    if (clients.isFromProxy(incoming)) return false;
    isWarned = true;
    // The address is not logged: a visitor may have forged the header.
    log.warn(
      { variable: 'TRUSTED_PROXIES' },
      'a request says it was forwarded, by an address that is not trusted: if a proxy stands before the site, set TRUSTED_PROXIES to its addresses, or all its visitors share the limits of one',
    );
    return false;
  };
}
