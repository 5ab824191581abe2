/** Makes what is not kept: once however many ask, told to who counts, and never again at once when it cost a process. */
import type { Clock } from '~/content/clock';
import type { ImageFormat } from './address';
import { type Converter, ConverterLost } from './converter/converter.server';
import { type ConversionJob, PictureRefused } from './converter/job';
import type { ImageCache } from './image-cache.server';
import { ImageNotFound, ImageUnavailable } from './image-source.server';
import { type Asker, QueueFull, WaitedTooLong, type WorkQueue } from './work-queue.server';

export interface ImageJob {
  format: ImageFormat;
  /** `refused`: too many were waiting; `late`: it was not there in time, and something stood in for it. */
  outcome: 'made' | 'failed' | 'refused' | 'late';
  /** Seconds it took; null when it was not waited for. */
  seconds: number | null;
}

export interface Result {
  /** Names it where results are kept. */
  key: string;
  format: ImageFormat;
  /** What it is made of: the path of an original, usually. */
  subject: string;
}

/** @throws {ImageNotFound | ImageUnavailable | QueueFull | WaitedTooLong} or the asker's signal's reason */
export type Make = (result: Result, asker: Asker, job: () => Promise<ConversionJob>) => Promise<Buffer>;

export interface MakerOptions {
  cache: ImageCache;
  queue: WorkQueue;
  converter: Pick<Converter, 'convert'>;
  clock: Clock;
  /** Told of every picture that was not kept. */
  onJob: (job: ImageJob) => void;
}

/** Milliseconds for which a picture that cost a process is not tried again. */
const quarantine = 10 * 60_000;
const mostQuarantined = 1000;

export function createMaker({ cache, queue, converter, clock, onJob }: MakerOptions): Make {
  /** Until when a subject is not tried again. */
  const setAside = new Map<string, number>();

  async function make({ key, format, subject }: Result, job: () => Promise<ConversionJob>): Promise<Buffer> {
    const startedAt = performance.now();
    const report = (outcome: ImageJob['outcome']) =>
      onJob({ format, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const work = await job();
      // Waiting beside another of the same original that has cost a process in the meantime.
      refuseSetAside(subject);
      const bytes = await converter.convert(work);
      await cache.write(key, bytes);
      report('made');
      return bytes;
    } catch (error) {
      report('failed');
      throw said(error, subject);
    }
  }

  function refuseSetAside(subject: string): void {
    if ((setAside.get(subject) ?? 0) > clock()) throw new ImageUnavailable(`${subject}: set aside`);
  }

  function said(error: unknown, subject: string): unknown {
    if (error instanceof PictureRefused) {
      const Kind = error.refusal === 'no picture' ? ImageNotFound : ImageUnavailable;
      return new Kind(`${subject}: ${error.message}`);
    }
    if (!(error instanceof ConverterLost)) return error;
    if (setAside.size >= mostQuarantined) setAside.clear();
    setAside.set(subject, clock() + quarantine);
    return new ImageUnavailable(`${subject}: ${error.message}`, { cause: error });
  }

  return async (result, asker, job) => {
    const { key, format, subject } = result;
    const kept = await cache.read(key);
    if (kept) return kept;
    refuseSetAside(subject);
    try {
      return await queue.run(key, () => make(result, job), asker);
    } catch (error) {
      if (error instanceof QueueFull) onJob({ format, outcome: 'refused', seconds: null });
      if (error instanceof WaitedTooLong) onJob({ format, outcome: 'late', seconds: null });
      throw error;
    }
  };
}
