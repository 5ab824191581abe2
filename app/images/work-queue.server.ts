/** A few jobs at a time, a bounded number waiting, and one job per key however many ask for it. */

/** Too many are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

export interface WorkQueue {
  /** @throws {QueueFull} when the queue is at its limit */
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
}

/** @param workers jobs at a time @param places jobs that may wait */
export function createWorkQueue(workers: number, places: number): WorkQueue {
  const running = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function turn(): Promise<void> {
    if (busy < workers) {
      busy += 1;
      return;
    }
    if (waiting.length >= places) throw new QueueFull();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  async function work<T>(job: () => Promise<T>): Promise<T> {
    await turn();
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      // The place passes on to who waits longest, so that nobody slips in between.
      if (next) next();
      else busy -= 1;
    }
  }

  return {
    run<T>(key: string, job: () => Promise<T>) {
      const present = running.get(key) as Promise<T> | undefined;
      if (present) return present;
      const started = work(job).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
