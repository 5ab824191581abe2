/** Pictures at the requested width and format (specification §9; decisions 021 and 031). */
import type { Clock } from '~/base/clock';
import type { Converter } from './converter/converter.server';
import type { ConversionJob } from './converter/job';
import { createFailedOriginals } from './failed-originals.server';
import { createImageCache, type ImageCache } from './image-cache.server';
import { createImageMaker, type ImageJob } from './image-maker.server';
import { type ImageSource, ImageUnavailable, isOfOriginal } from './image-source.server';
import { createMediaHosts } from './media-hosts.server';
import type { ImageWidth } from './picture/address';
import { drawingKey, imageCacheKey } from './picture/key';
import type { WhyUnshown } from './picture/left-out';
import type { ImageRequest, Raster } from './picture/request.server';
import { mostOriginal, originalAsIs, otherSize } from './stand-in.server';
import type { LearnTint } from './tint-learner.server';
import { createWorkQueue, QueueFull, WaitedTooLong, type WaitOptions } from './work-queue.server';

export interface ServedImage {
  bytes: Buffer;
  format: Raster | 'svg+xml';
  /** False for a temporary substitute, which must not be cached for long. */
  final: boolean;
}

export interface Images {
  /**
   * @param signal aborted when the client has disconnected
   * @throws {ImageNotFound | ImageUnavailable | QueueFull | WaitedTooLong} or the signal's reason
   */
  get(request: ImageRequest, signal?: AbortSignal): Promise<ServedImage>;
  /** An SVG, made harmless. @param path of its file @throws as `get` */
  drawing(path: string, signal?: AbortSignal): Promise<Buffer>;
  /** Makes a picture ahead of any request, when no visitor waits. @throws as `get` */
  prepare(request: ImageRequest): Promise<void>;
  /**
   * A picture composed of another, or without one, through the same queue and cache.
   *
   * @param key names the result @throws as `get`
   */
  derive(
    key: string,
    path: string | null,
    job: (original: Buffer | null) => ConversionJob,
    signal?: AbortSignal,
  ): Promise<Buffer>;
  /** A picture made of a file earlier, in any format and as wide as a page may be. */
  keptForm(path: string): Promise<Buffer | null>;
  /** Deletes the results of a replaced file. @param path without its version */
  forget(path: string): Promise<void>;
  /** Number of queued pictures. */
  readonly waiting: number;
  readonly cache: Pick<ImageCache, 'bytes' | 'hits' | 'misses'>;
}

/** Originals fetched in parallel; conversion itself is one at a time. */
const workers = 2;
const places = 120;
/** Unconverted originals are cheap: as many may wait as a burst of pages requests. */
const standInPlaces = { workers: 8, places: 500 };
/** Most queued background pictures; others are requested again later. */
const backgroundPlaces = 200;
/** Milliseconds after the last visitor's picture until a background job starts. */
const quiet = 500;
/**
 * Milliseconds a visitor waits for a picture until its stand-in is sent, for the stand-in, and for a picture without
 * one. Their sum is below the server's idle timeout, which would reset the connection.
 */
export const waitTimeouts = { picture: 1500, standIn: 6000, withoutStandIn: 10_500 };
/** The width at which a share card prefers its illustration. */
const widestStandIn = 1280 satisfies ImageWidth;
const cacheBytes = 500 * 1024 * 1024;

const isLate = (error: unknown) => error instanceof QueueFull || error instanceof WaitedTooLong;

export interface ImagesOptions {
  source: ImageSource;
  converter: Pick<Converter, 'convert'>;
  /** Folder of the results. */
  directory: string;
  clock: Clock;
  /** Called for every picture that was not in the cache. */
  onJob?: (job: ImageJob) => void;
  /** Called for an original that cannot be shown for minutes, or until it is replaced. */
  onUnshown?: (path: string, why: WhyUnshown, reason: string) => void;
  /** Called with the pictures that were made or are kept. */
  learnTint?: LearnTint;
  waits?: Record<keyof typeof waitTimeouts, number>;
}

export function createImages({
  source,
  converter,
  directory,
  clock,
  onJob = () => undefined,
  onUnshown = () => undefined,
  learnTint = async () => undefined,
  waits = waitTimeouts,
}: ImagesOptions): Images {
  /** Milliseconds for a picture without a stand-in. */
  const mostWait = waits.picture + waits.withoutStandIn;
  const cache = createImageCache(directory, cacheBytes, clock);
  const queue = createWorkQueue({ workers, places, backgroundPlaces, quiet });
  const hosts = createMediaHosts(source);
  const standIns = createWorkQueue(standInPlaces);
  const failed = createFailedOriginals(clock, onUnshown);
  const make = createImageMaker({ cache, queue, converter, failed, onJob });

  async function draw(request: ImageRequest, options: WaitOptions): Promise<Buffer> {
    const { path, width, format } = request;
    const bytes = await make({ key: imageCacheKey(request), format, subject: path }, options, async () => ({
      kind: 'picture',
      original: await hosts.fetchInTurn(path),
      width,
      format,
    }));
    void learnTint(request, bytes);
    return bytes;
  }

  async function standIn(request: ImageRequest, signal: AbortSignal | undefined): Promise<ServedImage> {
    const other = await otherSize(cache, request);
    if (other) return { ...other, final: false };
    const original = await standIns.run(request.path, () => fetchSmallOriginal(request.path), {
      signal,
      timeout: waits.standIn,
    });
    const found = originalAsIs(original, request);
    if (!found) throw new QueueFull();
    return { ...found, final: false };
  }

  async function fetchSmallOriginal(path: string): Promise<Buffer> {
    return await hosts.fetch(path, mostOriginal).catch((error: unknown) => {
      // Too large to be sent unconverted, or unavailable: the visitor gets 503 with `Retry-After`.
      throw error instanceof ImageUnavailable ? new QueueFull() : error;
    });
  }

  async function drawOrStandIn(request: ImageRequest, signal: AbortSignal | undefined): Promise<ServedImage> {
    const drawWithin = async (timeout: number): Promise<ServedImage> => {
      const bytes = await draw(request, { signal, timeout });
      return { bytes, format: request.format, final: true };
    };
    try {
      return await drawWithin(waits.picture);
    } catch (late) {
      if (!isLate(late)) throw late;
      try {
        return await standIn(request, signal);
      } catch (none) {
        if (late instanceof QueueFull || !isLate(none)) throw none;
        return await drawWithin(waits.withoutStandIn);
      }
    }
  }

  return {
    derive: (key, path, job, signal) =>
      make({ key, format: 'jpeg', subject: path ?? key }, { signal, timeout: mostWait }, async () =>
        job(path === null ? null : await hosts.fetchInTurn(path)),
      ),
    drawing: (path, signal) =>
      make(
        { key: drawingKey(path), format: 'svg', subject: path },
        { signal, timeout: mostWait },
        async () => ({ kind: 'drawing', original: await hosts.fetchInTurn(path) }),
      ),
    async prepare(request) {
      await draw(request, { priority: 'background' });
    },
    async get(request, signal) {
      try {
        return await drawOrStandIn(request, signal);
      } catch (error) {
        // A form that is kept counts for more than an original that fails.
        const kept = isOfOriginal(error) ? await otherSize(cache, request) : null;
        if (!kept) throw error;
        return { ...kept, final: false };
      }
    },
    async keptForm(path) {
      const kept = await otherSize(cache, { path, width: widestStandIn, format: 'webp' });
      return kept?.bytes ?? null;
    },
    forget: (path) => cache.forget(path),
    cache,
    get waiting() {
      return queue.waiting;
    },
  };
}
