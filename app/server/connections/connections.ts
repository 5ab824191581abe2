/**
 * Bounds the open connections (docs/architecture.md, 'Limits for each client'). A new one is always accepted, so that
 * `/healthz` answers for any number: the network with most loses the one whose last request is longest ago.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createFairStore } from '~/base/fair-store';
import type { ClientNetwork } from '../http/client-address';

export interface ConnectionBounds {
  inAll: number;
  /** … of one client's network. */
  ofNetwork: number;
}

/** Some 15 kB each; a visitor's browser opens six at most. */
const usual: ConnectionBounds = { inAll: 4096, ofNetwork: 1024 };

/** Milliseconds until a client must have taken an answer. Behind a proxy that buffers it is taken at once. */
export const longestAnswer = 60_000;
/** Milliseconds between two looks at what is taken. */
const interval = 1000;

interface Connection {
  socket: Socket;
  /** Milliseconds since when the answer has not been taken; null: it has. */
  untakenSince: number | null;
}

/**
 * @param networkOf null for a proxy, whose connections belong to all clients
 * @param now milliseconds
 */
export function boundConnections(
  server: Server,
  networkOf: (socket: Socket) => ClientNetwork | null,
  bounds = usual,
  now = () => performance.now(),
): void {
  const connections = createFairStore<Connection, Socket, ClientNetwork | Socket>(
    bounds.ofNetwork,
    bounds.inAll,
    ({ socket }) => socket.destroy(),
  );

  /** A byte now and then is not enough: Node's own timeout begins again with each. */
  function closeUntaken(): void {
    const at = now();
    for (const connection of connections.values()) {
      if (connection.socket.writableLength === 0) connection.untakenSince = null;
      else connection.untakenSince ??= at;
      if (at - (connection.untakenSince ?? at) >= longestAnswer) connection.socket.destroy();
    }
  }

  server.on('connection', (socket) => {
    connections.set(socket, networkOf(socket) ?? socket, { socket, untakenSince: null });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }) => {
    const connection = connections.get(socket);
    if (connection && socket.writableLength === 0) connection.untakenSince = null;
  });
  const timer = setInterval(closeUntaken, interval).unref();
  server.once('close', () => clearInterval(timer));
}
