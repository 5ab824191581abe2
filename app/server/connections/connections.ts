/**
 * Bounds how many connections are open (decision 093). A new one is always accepted: the longest idle one is closed, so
 * that `/healthz` answers for any number.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientNetwork } from '../http/client-address';
import { createTurns } from './turns';

/**
 * New connections that are read for the first time between two turns of the event loop: one read may hold 64 kB of
 * work.
 */
const firstReads = 8;
/** Milliseconds of a client's silence before its connection may be closed for another. */
const grace = 250;
/** Milliseconds for which an answered connection counts as more likely to send a request than a new one. */
const answeredGrace = 2000;

export interface ConnectionBounds {
  inAll: number;
  /** … of one client's network. */
  ofNetwork: number;
}

interface Connection {
  socket: Socket;
  /** Milliseconds since when it waits for its client; Infinity before it is first read from. */
  since: number;
  /** Whether something was answered on it. */
  served: boolean;
  /** Requests in progress. */
  request: IncomingMessage | null;
}

export class Connections {
  readonly #bounds: ConnectionBounds;
  readonly #networkOf: (socket: Socket) => ClientNetwork | null;
  readonly #firstReads = createTurns({ most: firstReads });
  readonly #inAll = new Map<Socket, Connection>();
  readonly #ofNetworks = new Map<ClientNetwork, Map<Socket, Connection>>();

  /** @param networkOf null for a proxy, whose connections belong to all clients @param now milliseconds */
  constructor(
    bounds: ConnectionBounds,
    networkOf: (socket: Socket) => ClientNetwork | null,
    private readonly now = () => performance.now(),
  ) {
    this.#bounds = bounds;
    this.#networkOf = networkOf;
  }

  open(socket: Socket): void {
    const connection = { socket, since: Number.POSITIVE_INFINITY, served: false, request: null };
    const network = this.#networkOf(socket);
    if (network !== null) this.#join(network, connection);
    makeRoom(this.#inAll, this.#bounds.inAll, connection, this.now());
    this.#inAll.set(socket, connection);
    socket.once('close', () => this.#inAll.delete(socket));
    socket.pause();
    this.#firstReads.take(() => {
      connection.since = this.now();
      socket.resume();
    });
  }

  #join(network: ClientNetwork, connection: Connection): void {
    const { socket } = connection;
    const siblings = this.#ofNetworks.get(network) ?? new Map<Socket, Connection>();
    makeRoom(siblings, this.#bounds.ofNetwork, connection, this.now());
    this.#ofNetworks.set(network, siblings.set(socket, connection));
    socket.once('close', () => {
      siblings.delete(socket);
      if (siblings.size === 0 && this.#ofNetworks.get(network) === siblings) this.#ofNetworks.delete(network);
    });
  }

  /** A request is being answered. */
  startRequest(request: IncomingMessage): void {
    const connection = this.#inAll.get(request.socket);
    if (connection) connection.request = request;
  }

  /** Its answer was sent: now it waits for the client. */
  endRequest({ socket }: IncomingMessage): void {
    const connection = this.#inAll.get(socket);
    if (!connection) return;
    connection.request = null;
    connection.since = this.now();
    connection.served = true;
  }
}

/** If many connections have not been read yet, those that came last are closed. */
function makeRoom(connections: Map<Socket, Connection>, most: number, newest: Connection, now: number): void {
  if (connections.size < most) return;
  const { waiting, isFresh, oldest } = lookAt(connections.values(), now - grace);
  const isOverdue = waiting !== undefined && waiting.since <= now - grace;
  const leaving = isFresh && !isOverdue ? newest : (waiting ?? oldest);
  if (!leaving) return;
  connections.delete(leaving.socket);
  leaving.socket.destroy();
}

interface Crowd {
  /** The idle connection to close first; one with a complete request is not idle. */
  waiting?: Connection;
  /** Whether there is one that had no time to send a request yet. */
  isFresh: boolean;
  oldest?: Connection;
}

function lookAt(connections: Iterable<Connection>, fresh: number): Crowd {
  const crowd: Crowd = { isFresh: false };
  for (const connection of connections) {
    crowd.oldest ??= connection;
    if (connection.request?.complete) continue;
    if (!connection.served && connection.since > fresh) crowd.isFresh = true;
    else if (!crowd.waiting || patienceOf(connection) < patienceOf(crowd.waiting)) crowd.waiting = connection;
  }
  return crowd;
}

const patienceOf = ({ since, served }: Connection) => (served ? since + answeredGrace : since);
