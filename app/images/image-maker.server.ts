/** Makes pictures that are not cached: once for concurrent requests, with metrics, and without recent failures. */

import type { Converter } from './converter/converter.server';
import { ConverterLost } from './converter/converter-lane.server';
import { type ConversionJob, PictureRefused } from './converter/job';
import type { FailedOriginals, OriginalFailure } from './failed-originals.server';
import type { ImageCache } from './image-cache.server';
import { ImageNotFound, ImageTooHeavy, ImageUnavailable } from './image-source.server';
import type { ImageFormat } from './picture/address';
import type { WhyUnshown } from './picture/left-out';
import { QueueFull, WaitedTooLong, type WaitOptions, type WorkQueue } from './work-queue.server';

/** `refused`: the queue was full; `late`: it was not made in time, and a stand-in was sent. */
export const imageOutcomes = ['made', 'failed', 'refused', 'late'] as const;

export interface ImageJob {
  format: ImageFormat | 'svg';
  outcome: (typeof imageOutcomes)[number];
  /** Duration in seconds; null for `refused` and `late`. */
  seconds: number | null;
}

export interface ImageResult {
  /** Its key in the cache. */
  key: string;
  format: ImageFormat | 'svg';
  /** Its source: usually the path of an original. */
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
  failed: FailedOriginals;
  /** Called for every picture that was not in the cache. */
  onJob: (job: ImageJob) => void;
}

export function createImageMaker({ cache, queue, converter, failed, onJob }: ImageMakerOptions): MakeImage {
  async function make(result: ImageResult, job: () => Promise<ConversionJob>, onSlow: () => void) {
    const startedAt = performance.now();
    const report = (outcome: ImageJob['outcome']) =>
      onJob({ format: result.format, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const work = await noteFailures(result, null, job);
      const original = work.kind === 'tint' ? work.picture : work.original;
      // Another job with the same original may have failed while this one waited.
      refuseFailed(result, original);
      const bytes = await noteFailures(result, original, () => converter.convert(work, onSlow));
      await cache.write(result.key, bytes);
      report('made');
      failed.recover(result.subject);
      return bytes;
    } catch (error) {
      report('failed');
      throw error;
    }
  }

  function refuseFailed(result: ImageResult, original: Uint8Array | null): void {
    failed.refuse(result.subject);
    if (original) failed.refuseSame(result.subject, original);
  }

  /** Notes failures. @param original null if there is none yet @throws the error for the caller */
  async function noteFailures<T>(result: ImageResult, original: Uint8Array | null, work: () => Promise<T>) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error, result.subject, original);
      if (failure === null) throw error;
      failed.note(result.subject, failure);
      throw failure.error;
    }
  }

  return async (result, options, job) => {
    const { key, format } = result;
    const kept = await cache.read(key);
    if (kept) return kept;
    refuseFailed(result, null);
    try {
      return await queue.run(key, (leavePlace) => make(result, job, leavePlace), options);
    } catch (error) {
      if (error instanceof QueueFull) onJob({ format, outcome: 'refused', seconds: null });
      if (error instanceof WaitedTooLong) onJob({ format, outcome: 'late', seconds: null });
      throw error;
    }
  };
}

/** @param original the bytes that were converted; null before there were any @returns null when the failure is not the original’s */
function failureOf(error: unknown, subject: string, original: Uint8Array | null): OriginalFailure | null {
  const failure = (told: OriginalFailure['error'], why: WhyUnshown | null) => ({
    error: told,
    why,
    lostOver: null,
    isKilled: false,
  });
  if (error instanceof ImageNotFound) return failure(error, 'missing');
  if (error instanceof ImageTooHeavy) return failure(error, 'broken');
  if (error instanceof ImageUnavailable) return failure(error, null);
  if (error instanceof PictureRefused) {
    const Kind = error.refusal === 'no picture' ? ImageNotFound : ImageUnavailable;
    return failure(new Kind(`${subject}: ${error.message}`), 'broken');
  }
  if (!(error instanceof ConverterLost)) return null;
  const told = new ImageUnavailable(`${subject}: ${error.message}`, { cause: error });
  if (error.loss === 'overtaken') return failure(told, null);
  return { error: told, why: 'broken', lostOver: original, isKilled: error.loss === 'killed' };
}
