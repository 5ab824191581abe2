/**
 * A bounded queue with a few workers and one job per key, shared by all who request it. A job whose clients have all
 * gone leaves the queue.
 */

/** The queue is full. */
export class QueueFull extends Error {
  override name = 'QueueFull';
}

/** The wait timed out; a job that has begun continues. */
export class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

export interface WorkQueue<T> {
  /**
   * @param signal aborted when the client has disconnected
   * @throws {QueueFull | QueueTimeout} or the signal's reason
   */
  run(key: string, job: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Jobs that have not started. */
  readonly queuedCount: number;
}

export interface WorkQueueOptions {
  /** Concurrent jobs. */
  workers: number;
  /** Jobs that may be queued. */
  maxQueued: number;
  /** Milliseconds a client waits for a result. */
  maxWait: number;
}

/** One job for all who request its key, queued or running. */
interface SharedJob<T> {
  /** Number of clients that wait for it. */
  waiters: number;
  begin(): void;
  result: Promise<T>;
}

export function createWorkQueue<T>({ workers, maxQueued, maxWait }: WorkQueueOptions): WorkQueue<T> {
  /** Oldest first. */
  const queued = new Map<string, SharedJob<T>>();
  const running = new Map<string, SharedJob<T>>();

  function beginNext(): void {
    for (const [key, sharedJob] of queued) {
      if (running.size >= workers) return;
      queued.delete(key);
      running.set(key, sharedJob);
      sharedJob.begin();
    }
  }

  function add(key: string, job: () => Promise<T>): SharedJob<T> {
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const result = begun.then(job).finally(() => {
      running.delete(key);
      beginNext();
    });
    // Its clients may have gone.
    result.catch(() => undefined);
    const sharedJob = { waiters: 0, begin, result };
    queued.set(key, sharedJob);
    return sharedJob;
  }

  function wait(key: string, sharedJob: SharedJob<T>, signal: AbortSignal | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: unknown) => {
        stopWaiting();
        sharedJob.waiters -= 1;
        if (sharedJob.waiters === 0 && queued.get(key) === sharedJob) queued.delete(key);
        reject(reason);
      };
      const onAbort = () => giveUp(signal?.reason);
      const timer = setTimeout(() => giveUp(new QueueTimeout(`not made within ${maxWait} ms`)), maxWait);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      signal?.addEventListener('abort', onAbort);
      sharedJob.waiters += 1;
      sharedJob.result.then(resolve, reject).finally(stopWaiting);
    });
  }

  return {
    async run(key, job, signal) {
      signal?.throwIfAborted();
      const earlierJob = queued.get(key) ?? running.get(key);
      if (!earlierJob && running.size >= workers && queued.size >= maxQueued)
        throw new QueueFull('the queue is full');
      const result = wait(key, earlierJob ?? add(key, job), signal);
      beginNext();
      return await result;
    },
    get queuedCount() {
      return queued.size;
    },
  };
}
