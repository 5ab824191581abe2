/**
 * A bounded queue with a few workers and one job per key, shared by all who request it. A job whose clients have
 * all disconnected leaves the queue.
 */

/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** The wait timed out; the job continues in the background. */
export class WaitedTooLong extends Error {
  override name = 'WaitedTooLong';
}

/** `background`: no client waits for the job; it starts when no visitor waits or has just waited, one at a time. */
export type Priority = 'visitor' | 'background';

export interface WaitOptions {
  /** Default: `visitor`. */
  priority?: Priority;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal;
  /** Milliseconds to wait for the result. */
  timeout?: number;
}

/** @param leavePlace starts another job in the place of this slow one */
export type Job<T> = (leavePlace: () => void) => Promise<T>;

export interface WorkQueue {
  /** @throws {QueueFull | WaitedTooLong} or the signal's reason */
  run<T>(key: string, job: Job<T>, options?: WaitOptions): Promise<T>;
  /** Jobs that have not started. */
  readonly waiting: number;
}

export interface WorkQueueOptions {
  /** Concurrent jobs. */
  workers: number;
  /** Visitors' jobs that may be queued. */
  places: number;
  /** Background jobs that may be queued. */
  backgroundPlaces?: number;
  /**
   * Milliseconds without a visitor's job before a background job starts: a page requests its pictures a few at a time,
   * and the second ones would wait for a job begun after the first.
   */
  quiet?: number;
}

interface Entry {
  priority: Priority;
  begun: boolean;
  /** Number of clients that wait for it. */
  waiters: number;
  begin(): void;
  result: Promise<unknown>;
}

export function createWorkQueue({
  workers,
  places,
  backgroundPlaces = 0,
  quiet = 0,
}: WorkQueueOptions): WorkQueue {
  /** Queued and running jobs, oldest first. */
  const entries = new Map<string, Entry>();
  const running = { visitor: 0, background: 0 };
  /** When the last visitor's job ended. */
  let lastVisitor = Number.NEGATIVE_INFINITY;
  let wake: NodeJS.Timeout | undefined;

  const waitingOf = (priority: Priority) =>
    [...entries.values()].filter((entry) => !entry.begun && entry.priority === priority);
  const placesOf = { visitor: places, background: backgroundPlaces };

  function beginWhatCan(): void {
    while (running.visitor + running.background < workers) {
      const next = waitingOf('visitor')[0] ?? nextBehind();
      if (!next) return;
      next.begin();
    }
  }

  function nextBehind(): Entry | undefined {
    const next = running.background === 0 ? waitingOf('background')[0] : undefined;
    if (!next || quiet === 0) return next;
    const left = running.visitor > 0 ? quiet : quiet - (performance.now() - lastVisitor);
    if (left <= 0) return next;
    clearTimeout(wake);
    wake = setTimeout(beginWhatCan, left).unref();
    return undefined;
  }

  function add<T>(key: string, job: Job<T>, priority: Priority): Entry {
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    let hasPlace = false;
    const leavePlace = () => {
      if (!hasPlace) return;
      hasPlace = false;
      running[entry.priority] -= 1;
      if (entry.priority === 'visitor') lastVisitor = performance.now();
      beginWhatCan();
    };
    const entry: Entry = {
      priority,
      begun: false,
      waiters: 0,
      begin() {
        entry.begun = true;
        hasPlace = true;
        running[entry.priority] += 1;
        entry.result
          .catch(() => undefined)
          .then(() => {
            entries.delete(key);
            leavePlace();
          });
        start();
      },
      result: started.then(() => job(leavePlace)),
    };
    entries.set(key, entry);
    return entry;
  }

  /** A client stopped waiting: without other clients, the job is removed or becomes a background job. */
  function leave(key: string, entry: Entry, stays: boolean): void {
    entry.waiters -= 1;
    if (entry.waiters > 0 || entry.begun || entry.priority === 'background') return;
    if (stays && waitingOf('background').length < backgroundPlaces) entry.priority = 'background';
    else entries.delete(key);
    beginWhatCan();
  }

  function wait<T>(key: string, entry: Entry, { signal, timeout }: WaitOptions): Promise<T> {
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
      if (timeout !== undefined) timer = setTimeout(() => giveUp(new WaitedTooLong(), true), timeout);
      (entry.result as Promise<T>).then(resolve, reject).finally(done);
    });
  }

  return {
    run<T>(key: string, job: Job<T>, options: WaitOptions = {}) {
      const { priority = 'visitor', signal } = options;
      if (signal?.aborted) return Promise.reject(signal.reason);
      const present = entries.get(key);
      const mustWait =
        running.visitor + running.background >= workers ||
        (priority === 'background' && running.background > 0);
      const isFull = mustWait && waitingOf(priority).length >= placesOf[priority];
      if (!present && isFull) return Promise.reject(new QueueFull());
      const entry = present ?? add(key, job, priority);
      // A visitor now waits for a background job.
      if (priority === 'visitor' && !entry.begun) entry.priority = 'visitor';
      entry.waiters += 1;
      const result = wait<T>(key, entry, options);
      beginWhatCan();
      return result;
    },
    get waiting() {
      return [...entries.values()].filter((entry) => !entry.begun).length;
    },
  };
}
