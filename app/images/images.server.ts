/** Forms of pictures, made at the first request (specification §9). */
import type { Clock } from '~/base/clock';
import { checkDrawing } from './converter/check-drawing';
import type { Converter } from './converter/converter.server';
import { createImageCache, type ImageCache } from './image-cache.server';
import { failureOf } from './image-failure.server';
import { fetchOriginal, type ImageSource, ImageUnanswered, ImageUnavailable } from './image-source.server';
import { createPauses } from './pauses.server';
import { formatOf, type ImageRequest, type SentFormat } from './picture/form';
import { imageKey } from './picture/key';
import { hostOf } from './picture/media-origins.server';
import type { WhyUnshown } from './picture/rejected-pictures';
import { createWorkQueue, QueueFull, QueueTimeout } from './work-queue.server';

/** `refused`: the queue was full, or the visitor had waited too long. */
export const imageOutcomes = ['made', 'failed', 'refused'] as const;

export interface ImageJob {
  format: SentFormat;
  outcome: (typeof imageOutcomes)[number];
  /** Duration in seconds; null for `refused`. */
  seconds: number | null;
}

export interface Images {
  /**
   * The bytes are shared by all who get them.
   *
   * @param signal aborted when the client has disconnected
   * @throws {ImageNotFound | ImageUnavailable | QueueFull | QueueTimeout} or the signal's reason
   */
  get(request: ImageRequest, signal?: AbortSignal): Promise<Buffer>;
  /** Deletes the results of a replaced file. @param path without its version */
  forget(path: string): Promise<void>;
  /** Number of queued pictures. */
  readonly waiting: number;
  readonly cache: Pick<ImageCache, 'bytes' | 'hits' | 'misses'>;
}

/** Originals fetched in parallel; conversion itself is one at a time. */
const workers = 4;
/** Pictures that may be queued. */
const maxQueued = 120;
/** Milliseconds a visitor waits for a picture: less than the server's idle timeout, which would reset the connection. */
export const maxWait = 12_000;
const cacheBytes = 500 * 1024 * 1024;

/** Milliseconds until a file that could not be shown is tried again, and one over which the converter was killed. */
const filePause = { failed: 1000, killed: 60_000 };
/** Fetches in a row without an answer after which a host is left alone, but for one fetch in `hostPause` milliseconds. */
const maxUnanswered = 3;
const hostPause = 2000;
/** Milliseconds after which a file that still fails is reported to editors. */
const reportAfter = 2 * 60_000;

export interface ImagesOptions {
  source: ImageSource;
  converter: Pick<Converter, 'convert'>;
  /** Folder of the results. */
  directory: string;
  clock: Clock;
  /** Called for every picture that was not in the cache. */
  onJob?: (job: ImageJob) => void;
  /** Called for an original that cannot be shown for minutes, or over which the converter was killed. */
  onUnshown?: (path: string, why: WhyUnshown, reason: string) => void;
}

export function createImages({
  source,
  converter,
  directory,
  clock,
  onJob = () => undefined,
  onUnshown = () => undefined,
}: ImagesOptions): Images {
  const cache = createImageCache(directory, cacheBytes, clock);
  const queue = createWorkQueue<Buffer>({ workers, maxQueued, maxWait });
  const pauses = createPauses(clock);

  async function fetch(path: string): Promise<Buffer> {
    const host = `host ${hostOf(path)}`;
    pauses.throwIfPaused(host);
    const hostUnavailable = new ImageUnavailable(`${path}: its host does not answer`);
    // A silent host is tried with one file, while the others are refused.
    if (pauses.failures(host) >= maxUnanswered) pauses.note(host, hostUnavailable, () => hostPause);
    try {
      const original = await fetchOriginal(source, path);
      pauses.end(host);
      return original;
    } catch (error) {
      if (error instanceof ImageUnanswered)
        pauses.note(host, hostUnavailable, (failures) => (failures >= maxUnanswered ? hostPause : 0));
      else pauses.end(host);
      throw error;
    }
  }

  async function convert({ path, form }: ImageRequest): Promise<Buffer> {
    const original = await fetch(path);
    if (form.kind === 'drawing') {
      checkDrawing(original);
      return original;
    }
    return await converter.convert(() => {
      // Another form of the same file may have failed while this one waited.
      pauses.throwIfPaused(path);
      return { ...form, original };
    });
  }

  async function make(request: ImageRequest): Promise<Buffer> {
    const { path, form } = request;
    const startedAt = performance.now();
    const report = (outcome: ImageJob['outcome']) =>
      onJob({ format: formatOf(form), outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      pauses.throwIfPaused(path);
      const bytes = await convert(request);
      pauses.end(path);
      await cache.write(imageKey(request), bytes);
      report('made');
      return bytes;
    } catch (error) {
      report('failed');
      throw noteFailure(path, error);
    }
  }

  /** @returns the error for the visitor */
  function noteFailure(path: string, error: unknown): unknown {
    const failure = failureOf(error, path);
    if (!failure) return error;
    const { visitorError, why, isKilled } = failure;
    const pause = isKilled ? filePause.killed : filePause.failed;
    const failingFor = pauses.note(path, visitorError, () => pause);
    if (why && (isKilled || failingFor >= reportAfter)) onUnshown(path, why, visitorError.message);
    return visitorError;
  }

  return {
    async get(request, signal) {
      const key = imageKey(request);
      const cached = await cache.read(key);
      if (cached) return cached;
      pauses.throwIfPaused(request.path);
      try {
        return await queue.run(key, () => make(request), signal);
      } catch (error) {
        if (error instanceof QueueFull || error instanceof QueueTimeout)
          onJob({ format: formatOf(request.form), outcome: 'refused', seconds: null });
        throw error;
      }
    },
    forget: (path) => cache.forget(path),
    cache,
    get waiting() {
      return queue.queuedCount;
    },
  };
}
