/**
 * Bounds how many connections are open (decision 093). A new one is always taken: the one that has waited longest for
 * its client makes room, so that `/healthz` answers however many there are.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ClientNetwork } from '../http/client-address';
import { createTurns } from './turns';

/** New connections that are first read from between two turns of the event loop: one read may hold 64 kB of work. */
const firstReads = 8;
/** Milliseconds a client may take to go on before its connection makes room for another. */
const grace = 250;
/** Milliseconds for which one that was answered counts as more likely to ask again than one that never asked. */
const ofTheAnswered = 2000;

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
  /** What is being answered. */
  request: IncomingMessage | null;
}

export class Connections {
  readonly #bounds: ConnectionBounds;
  readonly #networkOf: (socket: Socket) => ClientNetwork | null;
  readonly #firstReads = createTurns({ most: firstReads });
  readonly #inAll = new Map<Socket, Connection>();
  readonly #ofNetworks = new Map<ClientNetwork, Map<Socket, Connection>>();

  /** @param networkOf null for a proxy, whose connections are everybody's @param now milliseconds */
  constructor(
    bounds: ConnectionBounds,
    networkOf: (socket: Socket) => ClientNetwork | null,
    private readonly now = () => performance.now(),
  ) {
    this.#bounds = bounds;
    this.#networkOf = networkOf;
  }

  opened(socket: Socket): void {
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
  asked(request: IncomingMessage): void {
    const connection = this.#inAll.get(request.socket);
    if (connection) connection.request = request;
  }

  /** Its answer was handed on: now it is the client’s turn. */
  answered({ socket }: IncomingMessage): void {
    const connection = this.#inAll.get(socket);
    if (!connection) return;
    connection.request = null;
    connection.since = this.now();
    connection.served = true;
  }
}

/** Of a crowd that connects at once and was not read from yet, the last are closed. */
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
  /** Of those that wait for their client the one that is to leave first; one whose request is whole does not wait. */
  waiting?: Connection;
  /** Whether there is one that could not have asked for anything yet. */
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

const patienceOf = ({ since, served }: Connection) => (served ? since + ofTheAnswered : since);
