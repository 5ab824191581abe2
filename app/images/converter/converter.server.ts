/** Converts in a separate process, one job at a time; the process is killed over a job that costs too much. */
import type { ChildProcess } from 'node:child_process';
import type { Log } from '~/log.server';
import { converterEntry } from './converter-entry.server';
import { type JobLimits, keepAlive, startProcess } from './converter-process.server';
import { type ConversionJob, type ConverterMessage, PictureRefused } from './job';

/** The process was lost during a job. */
export class ConverterLost extends Error {
  override name = 'ConverterLost';
  /** @param isKilled by the site, since the job took too long or too much memory; else it crashed, or somebody ended it */
  constructor(
    message: string,
    readonly isKilled = false,
  ) {
    super(message);
  }
}

export interface Converter {
  /**
   * Runs a job after the earlier ones.
   *
   * @param job called when its turn has come @throws {PictureRefused | ConverterLost} or what `job` throws
   */
  convert(job: () => ConversionJob): Promise<Buffer>;
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
  /** Milliseconds without a message during a job, after which the process hangs. A start is part of its first job. */
  longestSilence?: number;
  limits?: JobLimits;
}

/** Before the next job, so that the caller has the result of its own: the next may be of the same file. */
const afterCaller = () => new Promise((resolve) => setImmediate(resolve));

const megabyte = 1024 * 1024;
/** On a busy machine, ten seconds of processor take longer; a picture is not broken for that. */
const usualLimits: JobLimits = { memory: 380 * megabyte, processor: 10 };
/** A process above this many bytes between two jobs is replaced. */
const growthLimit = 200 * megabyte;

export function createConverter({
  log,
  entry = converterEntry,
  longestSilence = 10_000,
  limits = usualLimits,
}: ConverterOptions): Converter {
  let child: ChildProcess | null = null;
  let hasConverted = false;
  let restarts = 0;
  let memory = 0;
  let lastJob: Promise<unknown> = Promise.resolve();

  async function ensureChild(): Promise<ChildProcess> {
    if (child) return child;
    const fresh = startProcess(await entry(), limits);
    // Without an id it has no channel, and killing it would kill this process and its whole group.
    if (fresh.pid === undefined) {
      log.warn({ restarts }, 'the process that converts could not be started');
      throw new ConverterLost('it could not be started');
    }
    child = fresh;
    hasConverted = false;
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

  async function attempt(job: ConversionJob): Promise<Buffer> {
    const running = await ensureChild();
    keepAlive(running, true);
    try {
      return await exchange(running, job);
    } finally {
      keepAlive(running, false);
      hasConverted = true;
      if (memory > growthLimit) discard();
    }
  }

  /** Sends the job and waits for the answer, or for the end of the process. */
  function exchange(running: ChildProcess, job: ConversionJob): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const failWith = (why: string, isKilled = false) => {
        settle();
        // Killed at once, so that no other job is sent to a process that is ending.
        running.kill('SIGKILL');
        if (child === running) forget();
        log.warn({ why, restarts }, 'the process that converts was lost');
        reject(new ConverterLost(why, isKilled));
      };
      const timer = setTimeout(
        () => failWith(`no message within ${longestSilence} ms`, true),
        longestSilence,
      );
      const onExit = (code: number | null, signal: string | null) => failWith(`it ended (${signal ?? code})`);
      const onMessage = (message: ConverterMessage) => {
        memory = message.memory;
        if (message.kind === 'ready' || message.kind === 'working') return timer.refresh();
        if (message.kind === 'over') return failWith(`over ${message.limit}`, true);
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
        if (error) failWith(error.message);
      });
    });
  }

  async function run(job: ConversionJob): Promise<Buffer> {
    // A used process may be lost because of earlier jobs: the job is retried once in a fresh one.
    const wasUsed = child !== null && hasConverted;
    try {
      return await attempt(job);
    } catch (error) {
      if (!(error instanceof ConverterLost) || error.isKilled || !wasUsed) throw error;
      return await attempt(job);
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = lastJob.then(work);
    lastJob = result.then(afterCaller, afterCaller);
    return result;
  }

  return {
    convert: (job) => inTurn(() => run(job())),
    async start() {
      // In turn with the jobs: two starts at once would leak a process.
      await inTurn(ensureChild);
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
    stop: discard,
  };
}
