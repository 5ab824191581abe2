/** The states of the process, and its graceful shutdown: report unready, wait, stop listening, finish requests, end. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { stopAccepting } from './stop-accepting';

export interface Lifecycle {
  /** Resolves when the start is over (`steps/first-page.ts`): requests wait for it; null unless it is starting. */
  opening: Promise<unknown> | null;
  /** When a start has had its time, by the steady clock: until then no visitor is refused because the process is slow. */
  patientUntil: number;
  /** The process is shutting down: `/readyz` answers 503. */
  draining: boolean;
  /** `/readyz` has been requested, so shutdown waits until the probe has seen 503. */
  watched: boolean;
  /** Resolves when listening has ended; null unless it is ending. */
  closing: Promise<unknown> | null;
}

export function createLifecycle(): Lifecycle {
  return {
    opening: null,
    patientUntil: Number.NEGATIVE_INFINITY,
    draining: false,
    watched: false,
    closing: null,
  };
}

/** Responses during draining close their connection (`Connection: close`). */
export function announceEnd({ draining }: Lifecycle, outgoing: ServerResponse): void {
  if (draining) outgoing.shouldKeepAlive = false;
}

/**
 * Holds requests back while listening ends. A process that keeps rendering accepts only a few connections per
 * iteration of the event loop, and never empties the kernel's queue; one that only accepts does within milliseconds.
 */
export function holdWhileClosing(lifecycle: Lifecycle, answer: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (lifecycle.closing === null) answer(incoming, outgoing);
    else void lifecycle.closing.then(() => answer(incoming, outgoing));
  };
}

/** Clock of the shutdown, replaced in tests; all figures in milliseconds. */
export interface Timing {
  now(): number;
  /** `ref: false` does not keep the process alive. */
  pause(milliseconds: number, options?: { ref: boolean }): Promise<unknown>;
}

export const realTime: Timing = {
  now: () => performance.now(),
  pause: (milliseconds, options) => pause(milliseconds, undefined, options),
};

export interface DrainOptions {
  server: Server;
  lifecycle: Lifecycle;
  /** Milliseconds to continue after `/readyz` answers 503; skipped when it was never requested. */
  wait: number;
  /** Milliseconds for the whole shutdown; open connections are cut then. */
  limit?: number;
  time?: Timing;
  /** Called before listening ends, with a promise until which no work should start. */
  hold?: (until: Promise<unknown>) => void;
}

const defaultLimit = 9_500;
/** Milliseconds for keep-alive connections to get a last response, and between two sweeps of idle ones. */
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
