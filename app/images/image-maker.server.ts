/** Makes pictures that are not cached: once for concurrent requests, with metrics, and a quarantine for originals that crash the converter. */
import type { Clock } from '~/content/clock';
import type { WhyUnshown } from '~/content/pictures-left-out';
import type { ImageFormat } from './address';
import { type Converter, ConverterLost } from './converter/converter.server';
import { type ConversionJob, PictureRefused } from './converter/job';
import type { ImageCache } from './image-cache.server';
import { ImageNotFound, ImageTooHeavy, ImageUnavailable } from './image-source.server';
import { QueueFull, WaitedTooLong, type WaitOptions, type WorkQueue } from './work-queue.server';

export interface ImageJob {
  format: ImageFormat | 'svg';
  /** `refused`: the queue was full; `late`: it was not made in time, and a stand-in was sent. */
  outcome: 'made' | 'failed' | 'refused' | 'late';
  /** Seconds it took; null for `refused` and `late`. */
  seconds: number | null;
}

export interface ImageResult {
  /** Its key in the cache. */
  key: string;
  format: ImageFormat | 'svg';
  /** What it is made of: the path of an original, usually. */
  subject: string;
}

/** @throws {ImageNotFound | ImageUnavailable | QueueFull | WaitedTooLong} or the options's signal's reason */
export type MakeImage = (
  result: ImageResult,
  options: WaitOptions,
  job: () => Promise<ConversionJob>,
) => Promise<Buffer>;

export interface ImageMakerOptions {
  cache: ImageCache;
  queue: WorkQueue;
  converter: Pick<Converter, 'convert'>;
  clock: Clock;
  /** Called for every picture that was not in the cache. */
  onJob: (job: ImageJob) => void;
  /** Called for an original that cannot be shown, now and until it is replaced. */
  onUnshown: (subject: string, why: WhyUnshown, reason: string) => void;
}

/** Milliseconds for which an original that crashed the converter is not retried. */
const quarantine = 10 * 60_000;
const mostQuarantined = 1000;

export function createImageMaker({
  cache,
  queue,
  converter,
  clock,
  onJob,
  onUnshown,
}: ImageMakerOptions): MakeImage {
  /** By subject: until when it is not retried. */
  const quarantined = new Map<string, number>();

  async function make(
    { key, format, subject }: ImageResult,
    job: () => Promise<ConversionJob>,
  ): Promise<Buffer> {
    const startedAt = performance.now();
    const report = (outcome: ImageJob['outcome']) =>
      onJob({ format, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const work = await job();
      // Another job with the same original may have crashed the converter while this one waited.
      refuseQuarantined(subject);
      const bytes = await converter.convert(work);
      await cache.write(key, bytes);
      report('made');
      return bytes;
    } catch (error) {
      report('failed');
      const why = whyUnshown(error);
      if (why) onUnshown(subject, why, (error as Error).message);
      throw toImageError(error, subject);
    }
  }

  function refuseQuarantined(subject: string): void {
    if ((quarantined.get(subject) ?? 0) > clock()) throw new ImageUnavailable(`${subject}: set aside`);
  }

  function toImageError(error: unknown, subject: string): unknown {
    if (error instanceof PictureRefused) {
      const Kind = error.refusal === 'no picture' ? ImageNotFound : ImageUnavailable;
      return new Kind(`${subject}: ${error.message}`);
    }
    if (!(error instanceof ConverterLost)) return error;
    if (quarantined.size >= mostQuarantined) quarantined.clear();
    quarantined.set(subject, clock() + quarantine);
    return new ImageUnavailable(`${subject}: ${error.message}`, { cause: error });
  }

  /** A picture that took too long may be one of a busy machine's. */
  function whyUnshown(error: unknown): WhyUnshown | null {
    if (error instanceof ImageNotFound) return 'missing';
    if (error instanceof ConverterLost) return error.tookTooLong ? null : 'broken';
    return error instanceof PictureRefused || error instanceof ImageTooHeavy ? 'broken' : null;
  }

  return async (result, options, job) => {
    const { key, format, subject } = result;
    const kept = await cache.read(key);
    if (kept) return kept;
    refuseQuarantined(subject);
    try {
      return await queue.run(key, () => make(result, job), options);
    } catch (error) {
      if (error instanceof QueueFull) onJob({ format, outcome: 'refused', seconds: null });
      if (error instanceof WaitedTooLong) onJob({ format, outcome: 'late', seconds: null });
      throw error;
    }
  };
}
