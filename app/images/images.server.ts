/** Pictures at the width and in the format a page asks for (specification §9: image provider ipx). */
import type { Clock } from '~/content/clock';
import type { ImageFormat, ImageWidth } from './address';
import { convert } from './convert.server';
import { createImageCache, type ImageCache } from './image-cache.server';
import type { ImageRequest } from './image-request';
import { fetchOriginal, type ImageSource } from './image-source.server';
import { createWorkQueue, QueueFull, type WorkQueue } from './work-queue.server';

export interface Image {
  bytes: Buffer;
  format: ImageFormat;
  /** False when another format will be better in a moment: not to be kept long. */
  final: boolean;
}

export interface Images {
  /** @throws {ImageNotFound | ImageUnavailable | QueueFull} */
  get(request: ImageRequest): Promise<Image>;
  /**
   * A picture made of another, or of none, behind the same queue and kept in the same place.
   *
   * @param key names the result @throws {ImageNotFound | ImageUnavailable | QueueFull}
   */
  derive(
    key: string,
    path: string | null,
    draw: (original: Buffer | null) => Promise<Buffer>,
  ): Promise<Buffer>;
}

const workers = 2;
const places = 120;
/** Background conversions that may wait; more are simply asked for again. */
const backgroundPlaces = 200;
/**
 * Widest picture that stands in for an AVIF, in pixels: wider ones, twice as heavy as what they stand in for, took
 * the first visitor's page beyond its budget. Shown a little soft, and only until the real one is made.
 */
const widestStandIn = 1280 satisfies ImageWidth;
const cacheBytes = 500 * 1024 * 1024;

export interface ImageJob {
  format: ImageFormat;
  /** `refused`: too many were waiting. */
  outcome: 'made' | 'failed' | 'refused';
  /** Seconds it took; null when it was not begun. */
  seconds: number | null;
}

/** @param onJob told of every picture that was not kept */
export function createImages(
  source: ImageSource,
  directory: string,
  clock: Clock,
  onJob: (job: ImageJob) => void = () => undefined,
): Images {
  const cache = createImageCache(directory, cacheBytes, clock);
  const queue = createWorkQueue(workers, places);
  const background = createWorkQueue(1, backgroundPlaces);
  const originals = createWorkQueue(workers * 2, places);

  async function produce(request: ImageRequest, by: WorkQueue): Promise<Buffer> {
    const draw = async () => convert(await originalOf(request.path), request);
    return once(keyOf(request), request.format, by, draw);
  }

  function originalOf(path: string): Promise<Buffer> {
    return originals.run(path, () => fetchOriginal(source, path));
  }

  async function once(
    key: string,
    format: ImageFormat,
    by: WorkQueue,
    draw: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const kept = await cache.read(key);
    if (kept) return kept;
    return by
      .run(key, () => make(key, format, draw))
      .catch((error: unknown) => {
        if (error instanceof QueueFull) onJob({ format, outcome: 'refused', seconds: null });
        throw error;
      });
  }

  async function make(key: string, format: ImageFormat, draw: () => Promise<Buffer>): Promise<Buffer> {
    const startedAt = performance.now();
    const report = (outcome: ImageJob['outcome']) =>
      onJob({ format, outcome, seconds: (performance.now() - startedAt) / 1000 });
    try {
      const bytes = await draw();
      await cache.write(key, bytes);
      report('made');
      return bytes;
    } catch (error) {
      report('failed');
      throw error;
    }
  }

  return {
    derive: (key, path, draw) =>
      once(key, 'jpeg', queue, async () => draw(path === null ? null : await originalOf(path))),
    async get(request) {
      if (request.format !== 'avif') {
        return { bytes: await produce(request, queue), format: request.format, final: true };
      }
      const ready = await readOnly(cache, request);
      if (ready) return { bytes: ready, format: 'avif', final: true };
      // AVIF takes ten times as long as WebP and never makes a visitor wait.
      const tooWide = request.width > widestStandIn;
      const width = tooWide ? widestStandIn : request.width;
      const meanwhile = await produce({ ...request, format: 'webp', width }, queue);
      produce(request, background).catch(() => undefined);
      return { bytes: meanwhile, format: 'webp', final: false };
    },
  };
}

function readOnly(cache: ImageCache, request: ImageRequest): Promise<Buffer | null> {
  return cache.read(keyOf(request));
}

/** The version changes when the way pictures are made does. */
function keyOf({ format, width, path }: ImageRequest): string {
  return `3 ${format} ${width} ${path}`;
}
