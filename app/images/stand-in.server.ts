/** What a visitor sees when the picture cannot be made in time: another of its sizes, or the original. */
import { type ImageFormat, imageWidths } from './address';
import type { ImageCache } from './image-cache.server';
import { type ImageRequest, type Raster, sniffRaster } from './image-request';
import { keyOf } from './picture-key';

export interface StandIn {
  bytes: Buffer;
  format: Raster;
}

/** Bytes of an original that may be sent as it is: beyond, it would cost a phone more than the wait. */
export const mostOriginal = 1024 * 1024;

/** Whoever reads a format reads those older than it. */
const readableBy: Record<ImageFormat, readonly ImageFormat[]> = {
  avif: ['avif', 'webp', 'jpeg'],
  webp: ['webp', 'jpeg'],
  jpeg: ['jpeg'],
};

/** @returns the picture at the widest smaller width that is kept, else at the narrowest wider one, else null */
export async function otherSize(cache: ImageCache, request: ImageRequest): Promise<StandIn | null> {
  const smaller = imageWidths.filter((width) => width <= request.width).reverse();
  const wider = imageWidths.filter((width) => width > request.width);
  for (const width of [...smaller, ...wider]) {
    for (const format of readableBy[request.format]) {
      const bytes = await cache.read(keyOf({ ...request, width, format }));
      if (bytes) return { bytes, format };
    }
  }
  return null;
}

/** @returns the original, when it is of a kind that whoever asks can read; else null */
export function asItIs(original: Buffer, { format }: ImageRequest): StandIn | null {
  const kind = sniffRaster(original);
  const known: readonly (Raster | null)[] = [...readableBy[format], 'png'];
  return kind && known.includes(kind) ? { bytes: original, format: kind } : null;
}
