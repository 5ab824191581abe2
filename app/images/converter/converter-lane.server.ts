/** One process that converts: started ahead or with the first job, one job at a time, replaced whenever it ends. */
import type { ChildProcess } from 'node:child_process';
import type { Log } from '~/log.server';
import { hold, startProcess } from './converter-process.server';
import { type ConversionJob, type ConverterMessage, PictureRefused } from './job';

/**
 * Why a process was lost during a job. `ended`: it crashed, or somebody ended it; `killed`: by us, since the job took
 * too long or too much memory; `overtaken`: by us, for the jobs that waited.
 */
export type Loss = 'ended' | 'killed' | 'overtaken';

/** The process was lost during a job. */
export class ConverterLost extends Error {
  override name = 'ConverterLost';
  constructor(
    message: string,
    readonly loss: Loss = 'ended',
  ) {
    super(message);
  }
}

export interface ConverterLane {
  /** Runs a job after the earlier ones. @throws {PictureRefused | ConverterLost} */
  run(job: ConversionJob): Promise<Buffer>;
  start(): Promise<void>;
  /** Jobs that wait behind the present one. */
  readonly waiting: number;
  /** Ends the present job if it has run this long. @param milliseconds */
  overtake(milliseconds: number): void;
  readonly restarts: number;
  readonly memory: number;
  readonly pid: number | null;
  stop(): void;
}

export interface LaneOptions {
  log: Pick<Log, 'warn'>;
  /** The script to run. */
  entry: () => Promise<string>;
  /** Milliseconds for one job, the start of a process included. */
  deadline: number;
  /** Memory limit of the process, in bytes. */
  mostMemory: number;
  /** The process's `nice`, 0 to 19: a higher value means a lower priority. */
  niceness: number;
}

const megabyte = 1024 * 1024;
/** A process above this many bytes between two jobs is replaced. */
const growthLimit = 200 * megabyte;

export function createLane({ log, entry, deadline, mostMemory, niceness }: LaneOptions): ConverterLane {
  let child: ChildProcess | null = null;
  let used = false;
  let restarts = 0;
  let memory = 0;
  let waiting = 0;
  let present: { since: number; end: (why: string, loss: Loss) => void } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function ensureChild(): Promise<ChildProcess> {
    if (child) return child;
    const fresh = startProcess(await entry(), mostMemory, niceness);
    // It has no channel, and killing it would kill this process and its whole group.
    if (fresh.pid === undefined) {
      log.warn({ restarts }, 'the process that converts could not be started');
      throw new ConverterLost('it could not be started');
    }
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
    const running = await ensureChild();
    hold(running, true);
    try {
      return await exchange(running, job);
    } finally {
      hold(running, false);
      present = null;
      used = true;
      if (memory > growthLimit) discard();
    }
  }

  /** Sends the job and waits for the answer, or for the end of the process. */
  function exchange(running: ChildProcess, job: ConversionJob): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      const endWith = (why: string, loss: Loss = 'ended') => {
        settle();
        // Killed at once, so that no other job is sent to a process that is ending.
        running.kill('SIGKILL');
        if (child === running) forget();
        log.warn({ why, restarts }, 'the process that converts was lost');
        reject(new ConverterLost(why, loss));
      };
      const timer = setTimeout(() => endWith(`no picture within ${deadline} ms`, 'killed'), deadline);
      const onExit = (code: number | null, signal: string | null) => endWith(`it ended (${signal ?? code})`);
      const onMessage = (message: ConverterMessage) => {
        memory = message.memory;
        if (message.kind === 'ready') return;
        if (message.kind === 'over') return endWith(`over ${Math.round(mostMemory / megabyte)} MB`, 'killed');
        settle();
        if (message.kind === 'made') resolve(Buffer.from(message.bytes));
        else reject(new PictureRefused(message.refusal, message.reason));
      };
      const settle = () => {
        clearTimeout(timer);
        running.off('message', onMessage).off('exit', onExit);
      };
      present = { since: performance.now(), end: endWith };
      running.on('message', onMessage).on('exit', onExit);
      running.send(job, (error) => {
        if (error) endWith(error.message);
      });
    });
  }

  async function convert(job: ConversionJob): Promise<Buffer> {
    // A used process may be lost because of earlier jobs: the job is retried once in a fresh one.
    const wasUsed = child !== null && used;
    try {
      return await once(job);
    } catch (error) {
      if (!(error instanceof ConverterLost) || error.loss !== 'ended' || !wasUsed) throw error;
      return await once(job);
    }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  }

  return {
    run(job) {
      waiting += 1;
      return inTurn(() => {
        waiting -= 1;
        return convert(job);
      });
    },
    async start() {
      // In turn with the jobs: two starts at once would leak a process.
      await inTurn(ensureChild);
    },
    get waiting() {
      return waiting;
    },
    overtake(milliseconds) {
      if (present && performance.now() - present.since >= milliseconds)
        present.end(`no picture within ${milliseconds} ms, and others wait`, 'overtaken');
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
