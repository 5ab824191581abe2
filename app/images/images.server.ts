/** Pictures at the width and in the format a page asks for (specification §9; decisions 021 and 031). */
import type { Clock } from '~/content/clock';
import type { ImageWidth } from './address';
import type { Converter } from './converter/converter.server';
import type { ConversionJob } from './converter/job';
import { createImageCache } from './image-cache.server';
import type { ImageRequest, Raster } from './image-request';
import { fetchOriginal, type ImageSource, ImageUnavailable } from './image-source.server';
import { createMaker, type ImageJob } from './maker.server';
import { keyOf } from './picture-key';
import { asItIs, mostOriginal, otherSize } from './stand-in.server';
import { type Asker, createWorkQueue, QueueFull, WaitedTooLong } from './work-queue.server';

export interface Image {
  bytes: Buffer;
  format: Raster;
  /** False when another will be better in a moment: not to be kept long. */
  final: boolean;
}

export interface Images {
  /**
   * @param signal aborted when whoever asked has gone
   * @throws {ImageNotFound | ImageUnavailable | QueueFull | WaitedTooLong} or the signal's reason
   */
  get(request: ImageRequest, signal?: AbortSignal): Promise<Image>;
  /** Makes a picture that nobody has asked for yet, when no visitor waits. @throws as `get` */
  prepare(request: ImageRequest): Promise<void>;
  /**
   * A picture made of another, or of none, behind the same queue and kept in the same place.
   *
   * @param key names the result @throws as `get`
   */
  derive(
    key: string,
    path: string | null,
    job: (original: Buffer | null) => ConversionJob,
    signal?: AbortSignal,
  ): Promise<Buffer>;
  /** Pictures asked for and not begun. */
  readonly waiting: number;
}

/** Originals that are fetched side by side; conversion itself is one at a time. */
const workers = 2;
const places = 120;
/** Originals handed on as they are cost little: as many may wait as a burst of pages asks for. */
const standInPlaces = { workers: 8, places: 500 };
/** Pictures nobody waits for that may wait; more are simply asked for again. */
const placesBehind = 200;
/**
 * Milliseconds a visitor waits for a picture, and then for what stands in for it. Together less than the server
 * waits for a connection that stands still, or the answer would be a reset.
 */
export const patience = { picture: 12_000, standIn: 6000 };
/**
 * Widest picture that stands in for an AVIF, in pixels: wider ones, twice as heavy as what they stand in for, took
 * the first visitor's page beyond its budget. Shown a little soft, and only until the real one is made.
 */
const widestStandIn = 1280 satisfies ImageWidth;
const cacheBytes = 500 * 1024 * 1024;

export interface ImagesOptions {
  source: ImageSource;
  converter: Pick<Converter, 'convert'>;
  /** Where results are kept. */
  directory: string;
  clock: Clock;
  /** Told of every picture that was not kept. */
  onJob?: (job: ImageJob) => void;
}

export function createImages({
  source,
  converter,
  directory,
  clock,
  onJob = () => undefined,
}: ImagesOptions): Images {
  const cache = createImageCache(directory, cacheBytes, clock);
  const queue = createWorkQueue({ workers, places, placesBehind });
  const originals = createWorkQueue({ workers: workers * 2, places });
  const standIns = createWorkQueue(standInPlaces);
  const make = createMaker({ cache, queue, converter, clock, onJob });

  const draw = (request: ImageRequest, asker: Asker) =>
    make({ key: keyOf(request), format: request.format, subject: request.path }, asker, async () => ({
      kind: 'picture',
      original: await originalOf(request.path),
      width: request.width,
      format: request.format,
    }));

  function originalOf(path: string): Promise<Buffer> {
    return originals.run(path, () => fetchOriginal(source, path));
  }

  async function standIn(request: ImageRequest, signal: AbortSignal | undefined): Promise<Image> {
    const other = await otherSize(cache, request);
    if (other) return { ...other, final: false };
    const original = await standIns.run(request.path, () => small(request.path), {
      signal,
      patience: patience.standIn,
    });
    const found = asItIs(original, request);
    if (!found) throw new QueueFull();
    return { ...found, final: false };
  }

  async function small(path: string): Promise<Buffer> {
    return await fetchOriginal(source, path, mostOriginal).catch((error: unknown) => {
      // Too large to be sent as it is, or away: the visitor is asked to come again.
      throw error instanceof ImageUnavailable ? new QueueFull() : error;
    });
  }

  async function drawOrStandIn(request: ImageRequest, signal: AbortSignal | undefined): Promise<Image> {
    try {
      const bytes = await draw(request, { signal, patience: patience.picture });
      return { bytes, format: request.format, final: true };
    } catch (error) {
      if (error instanceof QueueFull || error instanceof WaitedTooLong) return standIn(request, signal);
      throw error;
    }
  }

  return {
    derive: (key, path, job, signal) =>
      make({ key, format: 'jpeg', subject: path ?? key }, { signal, patience: patience.picture }, async () =>
        job(path === null ? null : await originalOf(path)),
      ),
    async prepare(request) {
      await draw(request, { urgency: 'behind' });
    },
    async get(request, signal) {
      if (request.format !== 'avif') return drawOrStandIn(request, signal);
      const ready = await cache.read(keyOf(request));
      if (ready) return { bytes: ready, format: 'avif', final: true };
      // AVIF takes ten times as long as WebP and never makes a visitor wait.
      const tooWide = request.width > widestStandIn;
      const width = tooWide ? widestStandIn : request.width;
      const meanwhile = await drawOrStandIn({ ...request, format: 'webp', width }, signal);
      draw(request, { urgency: 'behind' }).catch(() => undefined);
      return { ...meanwhile, final: false };
    },
    get waiting() {
      return queue.waiting;
    },
  };
}
