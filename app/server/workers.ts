/**
 * `WORKERS=n`: as many processes behind one port. The first serves nothing: it starts them, passes signals on to them,
 * and replaces one that has ended.
 */
import cluster from 'node:cluster';
import path from 'node:path';
import type { Env } from '~/env.server';

export interface WorkerProcess {
  once(event: 'exit', listener: (code: number | null, signal: string | null) => void): unknown;
  once(event: 'listening', listener: () => void): unknown;
  process: { kill(signal: NodeJS.Signals): boolean };
}

/** What it takes from the environment. */
export type WorkersEnv = Pick<Env, 'workers' | 'metricsPort'> & { content: Pick<Env['content'], 'copyPath'> };

export interface WorkersOptions {
  env: WorkersEnv;
  fork: (environment: Record<string, string>) => WorkerProcess;
  /** Ends this process, when the last of them has ended. */
  exit: (status: number) => void;
  /** Writes it to the log. */
  say: (text: string) => void;
  /** Runs `work` later. */
  after: (milliseconds: number, work: () => void) => void;
}

export interface Workers {
  /** Passes a signal on; SIGTERM and SIGINT end them, and then this process. */
  signal(name: NodeJS.Signals): void;
  /** Replaces them one after the other, by those of the current build. */
  replace(): void;
}

/** Milliseconds before an ended one is replaced: it may end at once again. */
const pause = 1000;
/** … and longest pause for one that did not start: it needs a person. */
const longestPause = 60_000;

export function startWorkers(options: WorkersOptions): Workers {
  const { env, fork, exit, after, say } = options;
  const running = new Map<number, WorkerProcess>();
  /** Numbers of those that remain to be replaced. */
  let outdated: number[] = [];
  let ending = false;
  let hasBegun = false;
  /** Since one of them has last begun to listen. */
  let failures = 0;
  let status = 0;

  function start(number: number): void {
    const worker = fork(environmentOf(number, env));
    running.set(number, worker);
    let hasListened = false;
    worker.once('listening', () => {
      hasListened = true;
      hasBegun = true;
      failures = 0;
      if (outdated[0] !== number) return;
      outdated.shift();
      replaceNext();
    });
    worker.once('exit', (code) => {
      running.delete(number);
      if (ending) return endWithLast();
      if (outdated[0] === number && hasListened) return start(number);
      if (!hasListened) return noteFailure(number, code);
      say(`worker ${number} has ended: it is replaced`);
      startLater(number);
    });
  }

  /**
   * A process that cannot start logs the reason. The first ones would all log the same; later ones belong to a broken
   * build.
   */
  function noteFailure(number: number, code: number | null): void {
    if (!hasBegun) {
      status ||= code ?? 1;
      endAll('SIGTERM');
      return;
    }
    // It comes once more at the end: a newer build is there, and the one that failed may be of the build before.
    const isOfBuildBefore = outdated[0] === number && outdated.lastIndexOf(number) > 0;
    if (outdated.length > 0 && !isOfBuildBefore)
      say('the build that is there now does not start: the others stay as they are');
    outdated = isOfBuildBefore ? outdated.slice(0, -1) : [];
    startLater(number, Math.min(longestPause, pause * 2 ** failures));
    failures += 1;
  }

  function startLater(number: number, milliseconds = pause): void {
    after(milliseconds, () => {
      if (!ending) start(number);
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

  for (let number = 1; number <= env.workers; number += 1) start(number);
  return {
    signal(name) {
      if (name === 'SIGTERM' || name === 'SIGINT') return endAll(name);
      for (const worker of running.values()) worker.process.kill(name);
    },
    replace() {
      const all = [...running.keys()].sort((one, other) => one - other);
      const [pending] = outdated;
      // The pending one may have loaded the build before: it is replaced once more, last.
      outdated =
        pending === undefined ? all : [pending, ...all.filter((number) => number !== pending), pending];
      if (pending === undefined) replaceNext();
    },
  };
}

/**
 * Between the metrics of two workers: `METRICS_PORT` + 1 is that of the next instance of the machine, as a rule. The
 * sum stays below 65,536 for the 99 workers there may be at most of an instance on a port below 13,000.
 */
const metricsStep = 100;

/** Each has separate copies and metrics: copies in a folder, metrics on a port. */
function environmentOf(number: number, { content, metricsPort }: WorkersEnv): Record<string, string> {
  if (number === 1) return {};
  return {
    CONTENT_COPY_PATH: path.join(content.copyPath, `worker-${number}`),
    ...(metricsPort ? { METRICS_PORT: String(metricsPort + (number - 1) * metricsStep) } : {}),
  };
}

/** This process leads the workers from now on. */
export function leadWorkers(env: WorkersEnv): void {
  const workers = startWorkers({
    env,
    fork: (environment) => cluster.fork(environment),
    exit: (status) => process.exit(status),
    say: (text) => console.error(text),
    after: (milliseconds, work) => void setTimeout(work, milliseconds),
  });
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, () => workers.signal(name));
  process.on('SIGUSR2', () => workers.replace());
}
