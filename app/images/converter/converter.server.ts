/**
 * Manages the converter process: started ahead or with the first job, one job at a time, killed when a job takes
 * too long, restarted whenever it ends.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Log } from '~/log.server';
import { converterEntry } from './converter-entry.server';
import { type ConversionJob, type ConverterMessage, PictureRefused } from './job';

/** The process was lost during a job: it took too long or too much memory, or crashed. */
export class ConverterLost extends Error {
  override name = 'ConverterLost';
  constructor(
    message: string,
    readonly tookTooLong = false,
  ) {
    super(message);
  }
}

export interface Converter {
  /** @throws {PictureRefused | ConverterLost} */
  convert(job: ConversionJob): Promise<Buffer>;
  /** Starts the process, so that the first job does not wait for its start. */
  start(): Promise<void>;
  /** Processes lost so far, including those replaced because they had grown. */
  readonly restarts: number;
  /** Memory the process last reported, in bytes; 0 without a process. */
  readonly memory: number;
  /** Id of the process; null without a process. */
  readonly pid: number | null;
  stop(): void;
}

export interface ConverterOptions {
  log: Pick<Log, 'warn'>;
  /** The script to run. */
  entry?: () => Promise<string>;
  /** Milliseconds for one job, the start of a process included. */
  deadline?: number;
  /** Bytes the process may take. */
  mostMemory?: number;
}

const megabyte = 1024 * 1024;
/** Gives the converter a third of a page's share of a busy processor; a higher value would starve it. */
const niceness = 5;
/** A process above this many bytes between two jobs is replaced. */
const grown = 200 * megabyte;

export function createConverter({
  log,
  entry = converterEntry,
  deadline = 20_000,
  mostMemory = 380 * megabyte,
}: ConverterOptions): Converter {
  let child: ChildProcess | null = null;
  let used = false;
  let restarts = 0;
  let memory = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function started(): Promise<ChildProcess> {
    if (child) return child;
    const fresh = start(await entry(), mostMemory);
    child = fresh;
    used = false;
    fresh.once('exit', () => {
      if (child === fresh) forget();
    });
    return fresh;
  }

  function forget(): void {
    child = null;
    memory = 0;
    restarts += 1;
  }

  function discard(): void {
    child?.kill('SIGKILL');
    if (child) forget();
  }

  async function once(job: ConversionJob): Promise<Buffer> {
    const running = await started();
    hold(running, true);
    try {
      return await exchange(running, job);
    } finally {
      hold(running, false);
      used = true;
      if (memory > grown) discard();
    }
  }

  /** Sends the job and waits for the answer, or for the end of the process. */
  function exchange(running: ChildProcess, job: ConversionJob): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const lost = (why: string, tookTooLong = false) => {
        settle();
        // Killed at once, so that no other job is sent to a process that is ending.
        running.kill('SIGKILL');
        if (child === running) forget();
        log.warn({ why, restarts }, 'the process that converts was lost');
        reject(new ConverterLost(why, tookTooLong));
      };
      const timer = setTimeout(() => lost(`no picture within ${deadline} ms`, true), deadline);
      const onExit = (code: number | null, signal: string | null) => lost(`it ended (${signal ?? code})`);
      const onMessage = (message: ConverterMessage) => {
        memory = message.memory;
        if (message.kind === 'ready') return;
        if (message.kind === 'over') return lost(`over ${Math.round(mostMemory / megabyte)} MB`);
        settle();
        if (message.kind === 'made') resolve(Buffer.from(message.bytes));
        else reject(new PictureRefused(message.refusal, message.reason));
      };
      const settle = () => {
        clearTimeout(timer);
        running.off('message', onMessage).off('exit', onExit);
      };
      running.on('message', onMessage).on('exit', onExit);
      running.send(job, (error) => {
        if (error) lost(error.message);
      });
    });
  }

  async function convert(job: ConversionJob): Promise<Buffer> {
    // A used process may be lost because of earlier jobs: the job is retried once in a fresh one.
    const wasUsed = child !== null && used;
    try {
      return await once(job);
    } catch (error) {
      if (!(error instanceof ConverterLost) || error.tookTooLong || !wasUsed) throw error;
      return await once(job);
    }
  }

  return {
    convert(job) {
      const turn = last.then(() => convert(job));
      last = turn.catch(() => undefined);
      return turn;
    },
    async start() {
      // Queued with the jobs: two concurrent starts would leak a process.
      const turn = last.then(started);
      last = turn.catch(() => undefined);
      await turn;
    },
    get restarts() {
      return restarts;
    },
    get memory() {
      return memory;
    },
    get pid() {
      return child?.pid ?? null;
    },
    stop: () => discard(),
  };
}

function start(file: string, mostMemory: number): ChildProcess {
  const child = fork(file, [String(mostMemory)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    // A minimal environment: the process that decodes untrusted files must hold no secret.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that cannot be started cannot be sent to: the job reports the error.
  child.on('error', () => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Without the permission, the converter runs at normal priority.
  }
  hold(child, false);
  return child;
}

/** Whether the converter keeps this process alive: only during a job. */
function hold(child: ChildProcess, held: boolean): void {
  const verb = held ? 'ref' : 'unref';
  child[verb]();
  child.channel?.[verb]();
}
