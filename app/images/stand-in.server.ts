/** Substitutes for a picture that cannot be made in time: another of its sizes, or the original. */

import type { ImageCache } from './image-cache.server';
import { type ImageFormat, imageWidths } from './picture/address';
import { imageCacheKey } from './picture/key';
import { type ImageRequest, type Raster, sniffRaster } from './picture/request.server';

export interface StandIn {
  bytes: Buffer;
  format: Raster;
}

/** Largest original that is sent unconverted, in bytes: downloading a larger one takes longer than waiting. */
export const mostOriginal = 1024 * 1024;

/** Formats that a browser which supports the key also supports. */
const formatsReadBy: Record<ImageFormat, readonly ImageFormat[]> = {
  webp: ['webp', 'jpeg'],
  jpeg: ['jpeg'],
};

/** @returns the picture at the widest smaller width that is kept, else at the narrowest wider one, else null */
export async function otherSize(cache: ImageCache, request: ImageRequest): Promise<StandIn | null> {
  const smaller = imageWidths.filter((width) => width <= request.width).reverse();
  const wider = imageWidths.filter((width) => width > request.width);
  for (const width of [...smaller, ...wider]) {
    for (const format of formatsReadBy[request.format]) {
      const bytes = await cache.read(imageCacheKey({ ...request, width, format }));
      if (bytes) return { bytes, format };
    }
  }
  return null;
}

/** @returns the original when the browser supports its format; else null */
export function originalAsIs(original: Buffer, { format }: ImageRequest): StandIn | null {
  const kind = sniffRaster(original);
  const known: readonly (Raster | null)[] = [...formatsReadBy[format], 'png'];
  return kind && known.includes(kind) ? { bytes: original, format: kind } : null;
}
