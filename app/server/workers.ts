/**
 * `WORKERS=n`: as many processes behind one port. The first serves nothing: it starts them, hands signals on to them,
 * and replaces one that has crashed.
 */
import cluster from 'node:cluster';
import path from 'node:path';

export interface WorkerProcess {
  once(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
  once(event: 'listening', listener: () => void): unknown;
  process: { kill(signal: NodeJS.Signals): boolean };
}

export interface WorkersOptions {
  count: number;
  environment: Record<string, string | undefined>;
  fork: (environment: Record<string, string>) => WorkerProcess;
  /** Ends this process, when the last of them has ended. */
  exit: (status: number) => void;
  /** Runs `work` later. */
  after: (milliseconds: number, work: () => void) => void;
}

export interface Workers {
  /** Hands a signal on; SIGTERM and SIGINT end them, and then this process. */
  signal(name: NodeJS.Signals): void;
  /** Replaces them one after the other, by those of the build that is there now. */
  replace(): void;
}

/** Milliseconds before a crashed one is replaced: it may crash at once again. */
const pause = 1000;

/** @returns how many processes are to be started; 1 for what the environment's own check will refuse */
export function workersIn({ WORKERS = '' }: Record<string, string | undefined>): number {
  return /^[1-9]\d?$/.test(WORKERS) ? Number(WORKERS) : 1;
}

export function startWorkers(options: WorkersOptions): Workers {
  const { count, environment, fork, exit, after } = options;
  const running = new Map<number, WorkerProcess>();
  /** Numbers of those that are still to be replaced. */
  let outdated: number[] = [];
  let ending = false;
  let status = 0;

  function start(number: number): void {
    const worker = fork(environmentOf(number, environment));
    running.set(number, worker);
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
      if (outdated[0] === number) outdated.shift();
      replaceNext();
    });
    worker.once('exit', (code) => {
      running.delete(number);
      if (ending) return endWithLast();
      if (outdated[0] === number) return start(number);
      // What cannot start says why, and would say it again; what ends well was told to.
      if (!hasListened || code === 0) {
        status ||= code ?? 1;
        return hasListened ? endWithLast() : endAll('SIGTERM');
      }
      after(pause, () => {
        if (!ending) start(number);
      });
    });
  }

  function replaceNext(): void {
    const [next] = outdated;
    if (next !== undefined && !ending) running.get(next)?.process.kill('SIGTERM');
  }

  function endAll(signal: NodeJS.Signals): void {
    ending = true;
    for (const worker of running.values()) worker.process.kill(signal);
    endWithLast();
  }

  function endWithLast(): void {
    if (running.size === 0) exit(status);
  }

  for (let number = 1; number <= count; number += 1) start(number);
  return {
    signal(name) {
      if (name === 'SIGTERM' || name === 'SIGINT') return endAll(name);
      for (const worker of running.values()) worker.process.kill(name);
    },
    replace() {
      const begins = outdated.length === 0;
      outdated = [...running.keys()].sort((one, other) => one - other);
      if (begins) replaceNext();
    },
  };
}

/** Each has copies and metrics of its own: copies in a folder, metrics on the next port. */
function environmentOf(number: number, given: WorkersOptions['environment']): Record<string, string> {
  if (number === 1) return {};
  const copies = given['CONTENT_COPY_PATH'] || 'node_modules/.cache/content-copy';
  const metrics = Number(given['METRICS_PORT']);
  return {
    CONTENT_COPY_PATH: path.join(copies, `worker-${number}`),
    ...(metrics > 0 ? { METRICS_PORT: String(metrics + number - 1) } : {}),
  };
}

/** This process leads the workers from now on. @param environment its own */
export function leadWorkers(count: number, environment: WorkersOptions['environment']): void {
  const workers = startWorkers({
    count,
    environment,
    fork: (environment) => cluster.fork(environment),
    exit: (status) => process.exit(status),
    after: (milliseconds, work) => void setTimeout(work, milliseconds),
  });
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => workers.signal(name));
  process.on('SIGUSR2', () => workers.replace());
}
