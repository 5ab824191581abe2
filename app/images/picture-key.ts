import type { ImageRequest } from './image-request';

/** Cache key of a converted picture. Its version changes with the conversion. */
export function imageCacheKey({ format, width, path }: ImageRequest): string {
  return `4 ${format} ${width} ${path}`;
}
