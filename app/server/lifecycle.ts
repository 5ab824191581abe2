/** The end of a process without a failed request: unready, wait, stop listening, finish, end. */
import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Lifecycle {
  /** The process is about to end: whoever can is to go elsewhere. */
  draining: boolean;
  /** Somebody asks whether the site is ready, and so has to be told that it no longer is. */
  watched: boolean;
}

export function createLifecycle(): Lifecycle {
  return { draining: false, watched: false };
}

/** What is answered while draining is the last on its connection (`Connection: close`). */
export function announceEnd({ draining }: Lifecycle, outgoing: ServerResponse): void {
  if (draining) outgoing.shouldKeepAlive = false;
}

export interface DrainOptions {
  server: Server;
  lifecycle: Lifecycle;
  /** Milliseconds to go on answering after `/readyz` has turned to 503; no wait when nobody asks it. */
  wait: number;
  /** Milliseconds for all of it; what is unfinished then is cut. */
  limit?: number;
}

const defaultLimit = 9_500;
/** Milliseconds in which a connection that was just made is taken, and may still send its request. */
const grace = 200;

export async function drain({ server, lifecycle, wait, limit = defaultLimit }: DrainOptions): Promise<void> {
  lifecycle.draining = true;
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await pause(lifecycle.watched ? Math.max(wait, grace) : grace);
  // `http.Server.close` would reset connections whose request is still on its way.
  const closed = new Promise<void>((resolve) => SocketServer.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
