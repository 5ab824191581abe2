/**
 * A few jobs at a time, a bounded number waiting, and one job per key however many ask for it. Who has gone
 * no longer counts: a job nobody waits for leaves the queue.
 */

/** Too many are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** The result is not there in time; it is still made, behind the visitors' backs. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/** `behind`: nobody waits for it; begun when no visitor waits, one at a time. */
export type Urgency = 'visitor' | 'behind';

export interface Asker {
  /** `visitor` when it is not said. */
  urgency?: Urgency;
  /** Aborted when whoever asked has gone. */
  signal?: AbortSignal;
  /** Milliseconds to wait for the result. */
  patience?: number;
}

export interface WorkQueue {
  /** @throws {QueueFull | WaitedTooLong} or the signal's reason */
  run<T>(key: string, job: () => Promise<T>, asker?: Asker): Promise<T>;
  /** Jobs that have not begun. */
  readonly waiting: number;
}

export interface WorkQueueOptions {
  /** Jobs at a time. */
  workers: number;
  /** Visitors' jobs that may wait. */
  places: number;
  /** Others that may wait. */
  placesBehind?: number;
}

interface Entry {
  urgency: Urgency;
  begun: boolean;
  /** How many wait for it. */
  askers: number;
  begin(): void;
  result: Promise<unknown>;
}

export function createWorkQueue({ workers, places, placesBehind = 0 }: WorkQueueOptions): WorkQueue {
  /** What is waited for or under way, those that ask longest first. */
  const entries = new Map<string, Entry>();
  const running = { visitor: 0, behind: 0 };

  const waitingOf = (urgency: Urgency) =>
    [...entries.values()].filter((entry) => !entry.begun && entry.urgency === urgency);
  const placesOf = { visitor: places, behind: placesBehind };

  function beginWhatCan(): void {
    while (running.visitor + running.behind < workers) {
      const next = waitingOf('visitor')[0] ?? (running.behind === 0 ? waitingOf('behind')[0] : undefined);
      if (!next) return;
      next.begin();
    }
  }

  function add<T>(key: string, job: () => Promise<T>, urgency: Urgency): Entry {
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const entry: Entry = {
      urgency,
      begun: false,
      askers: 0,
      begin() {
        const kind = entry.urgency;
        entry.begun = true;
        running[kind] += 1;
        entry.result
          .catch(() => undefined)
          .then(() => {
            running[kind] -= 1;
            entries.delete(key);
            beginWhatCan();
          });
        start();
      },
      result: started.then(job),
    };
    entries.set(key, entry);
    return entry;
  }

  /** Whoever waited has gone: the job stays only as one that nobody waits for. */
  function leave(key: string, entry: Entry, stays: boolean): void {
    entry.askers -= 1;
    if (entry.askers > 0 || entry.begun || entry.urgency === 'behind') return;
    if (stays && waitingOf('behind').length < placesBehind) entry.urgency = 'behind';
    else entries.delete(key);
    beginWhatCan();
  }

  function wait<T>(key: string, entry: Entry, { signal, patience }: Asker): Promise<T> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const done = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', gone);
      };
      const giveUp = (reason: unknown, stays: boolean) => {
        done();
        leave(key, entry, stays);
        reject(reason);
      };
      const gone = () => giveUp(signal?.reason, false);
      signal?.addEventListener('abort', gone);
      if (patience !== undefined) timer = setTimeout(() => giveUp(new WaitedTooLong(), true), patience);
      (entry.result as Promise<T>).then(resolve, reject).finally(done);
    });
  }

  return {
    run<T>(key: string, job: () => Promise<T>, asker: Asker = {}) {
      const { urgency = 'visitor', signal } = asker;
      if (signal?.aborted) return Promise.reject(signal.reason);
      const present = entries.get(key);
      const mustWait =
        running.visitor + running.behind >= workers || (urgency === 'behind' && running.behind > 0);
      const isFull = mustWait && waitingOf(urgency).length >= placesOf[urgency];
      if (!present && isFull) return Promise.reject(new QueueFull());
      const entry = present ?? add(key, job, urgency);
      // A visitor is there now for what nobody waited for.
      if (urgency === 'visitor' && !entry.begun) entry.urgency = 'visitor';
      entry.askers += 1;
      const result = wait<T>(key, entry, asker);
      beginWhatCan();
      return result;
    },
    get waiting() {
      return [...entries.values()].filter((entry) => !entry.begun).length;
    },
  };
}
