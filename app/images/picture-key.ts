import type { ImageRequest } from './image-request';

/** Names a result on disk. The version changes when the way pictures are made does. */
export function keyOf({ format, width, path }: ImageRequest): string {
  return `4 ${format} ${width} ${path}`;
}
