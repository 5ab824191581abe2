/**
 * Converts in a separate process, one job at a time. A slow job that delays others starts again in a second process,
 * which lives as long as such jobs.
 */
import type { Log } from '~/log.server';
import { converterEntry } from './converter-entry.server';
import { ConverterLost, createLane } from './converter-lane.server';
import type { ConversionJob } from './job';

export interface Converter {
  /**
   * @param onSlow called when the job is put behind the waiting ones
   * @throws {PictureRefused | ConverterLost}
   */
  convert(job: ConversionJob, onSlow?: () => void): Promise<Buffer>;
  /** Starts the process, so that the first job does not wait for its start. */
  start(): Promise<void>;
  /** Processes lost so far, including those replaced because they had grown. */
  readonly restarts: number;
  /** Memory the processes last reported, in bytes; 0 without a process. */
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
  /** Milliseconds of one job while others wait: several times the duration of the largest picture. */
  patience?: number;
  /** Memory limit of a process, in bytes. */
  mostMemory?: number;
}

const megabyte = 1024 * 1024;
/** Gives the converter a third of a page's share of a busy processor; a higher value would starve it. */
const niceness = 5;
/** Lower priority than the first process, too. */
const nicenessOfSlow = 10;
/** Most slow jobs that wait, each with its original in memory. */
const mostSlow = 8;

export function createConverter({
  log,
  entry = converterEntry,
  deadline = 20_000,
  patience = 3000,
  mostMemory = 380 * megabyte,
}: ConverterOptions): Converter {
  const usual = { log, entry, deadline, mostMemory };
  const quick = createLane({ ...usual, niceness });
  const slow = createLane({ ...usual, niceness: nicenessOfSlow });
  let slowJobs = 0;

  /** Checks whether a waiting job has waited long enough. */
  function makeWay(): void {
    if (quick.waiting > 0) quick.overtake(patience);
  }

  async function convertSlowly(job: ConversionJob): Promise<Buffer> {
    if (slowJobs > mostSlow) throw new ConverterLost('too many slow ones', 'overtaken');
    slowJobs += 1;
    try {
      return await slow.run(job);
    } finally {
      slowJobs -= 1;
      if (slowJobs === 0) slow.stop();
    }
  }

  return {
    async convert(job, onSlow = () => undefined) {
      const look = setInterval(makeWay, patience / 10).unref();
      try {
        return await quick.run(job);
      } catch (error) {
        if (!(error instanceof ConverterLost) || error.loss !== 'overtaken') throw error;
      } finally {
        clearInterval(look);
      }
      onSlow();
      return await convertSlowly(job);
    },
    start: () => quick.start(),
    get restarts() {
      return quick.restarts + slow.restarts;
    },
    get memory() {
      return quick.memory + slow.memory;
    },
    get pid() {
      return quick.pid;
    },
    stop() {
      quick.stop();
      slow.stop();
    },
  };
}
