/** Turns of the event loop for work that is not urgent: in order, a part at a time. */

export interface Turns {
  /** Does the work later, after all earlier work. */
  take(work: () => void): void;
}

export interface TurnsOptions {
  /** Milliseconds of such work between two reads of the network. */
  atATime?: number;
  /** Most pieces of it. */
  most?: number;
  /** Milliseconds. */
  now?: () => number;
}

export function createTurns({
  atATime = 5,
  most = Number.POSITIVE_INFINITY,
  now = () => performance.now(),
}: TurnsOptions = {}): Turns {
  const queue = new Set<() => void>();
  let planned = false;

  function plan(): void {
    if (planned || queue.size === 0) return;
    planned = true;
    setImmediate(work);
  }

  function work(): void {
    const end = now() + atATime;
    let left = most;
    for (const next of queue) {
      queue.delete(next);
      next();
      left -= 1;
      if (left === 0 || now() >= end) break;
    }
    planned = false;
    plan();
  }

  return {
    take(next) {
      queue.add(next);
      plan();
    },
  };
}
