/** The end of a process without a failed request: unready, wait, stop listening, finish, end. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { stopAccepting } from './stop-accepting';

export interface Lifecycle {
  /** The process is about to end: whoever can is to go elsewhere. */
  draining: boolean;
  /** Somebody asks whether the site is ready, and so has to be told that it no longer is. */
  watched: boolean;
  /** Resolves when nobody is accepted any more; null before listening is about to end. */
  closing: Promise<unknown> | null;
}

export function createLifecycle(): Lifecycle {
  return { draining: false, watched: false, closing: null };
}

/** What is answered while draining is the last on its connection (`Connection: close`). */
export function announceEnd({ draining }: Lifecycle, outgoing: ServerResponse): void {
  if (draining) outgoing.shouldKeepAlive = false;
}

/**
 * Lets requests wait while listening ends. A process that goes on rendering accepts a few connections in each round of
 * the event loop, and never empties the kernel's queue; one that only accepts does so within milliseconds.
 */
export function holdWhileClosing(lifecycle: Lifecycle, answer: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (lifecycle.closing === null) answer(incoming, outgoing);
    else void lifecycle.closing.then(() => answer(incoming, outgoing));
  };
}

/** Time as the end of the process knows it; all figures in milliseconds. */
export interface Timing {
  now(): number;
  /** `ref: false` keeps no process alive. */
  pause(milliseconds: number, options?: { ref: boolean }): Promise<unknown>;
}

const realTime: Timing = {
  now: () => performance.now(),
  pause: (milliseconds, options) => pause(milliseconds, undefined, options),
};

export interface DrainOptions {
  server: Server;
  lifecycle: Lifecycle;
  /** Milliseconds to go on answering after `/readyz` has turned to 503; no wait when nobody asks it. */
  wait: number;
  /** Milliseconds for all of it; what is unfinished then is cut. */
  limit?: number;
  time?: Timing;
  /** Told when listening is about to end, and until when nothing is to keep the process busy. */
  hold?: (until: Promise<unknown>) => void;
}

const defaultLimit = 9_500;
/** Milliseconds in which connections that are kept get their last answer, and between two looks at idle ones. */
const grace = 200;

export async function drain(options: DrainOptions): Promise<void> {
  const { server, lifecycle, wait, limit = defaultLimit, time = realTime, hold } = options;
  lifecycle.draining = true;
  void time.pause(limit, { ref: false }).then(() => server.closeAllConnections());
  await time.pause(lifecycle.watched ? Math.max(wait, grace) : grace);
  const stopped = stopAccepting(server, time.now);
  lifecycle.closing = stopped;
  hold?.(stopped);
  const { closed } = await stopped;
  lifecycle.closing = null;
  let open = true;
  const sweep = async () => {
    while (open) {
      await time.pause(grace, { ref: false });
      server.closeIdleConnections();
    }
  };
  void sweep();
  await closed;
  open = false;
}
