/** The answer to a picture's address. */
import { createHash } from 'node:crypto';
import type { ImageRequest } from './image-request';
import { ImageNotFound } from './image-source.server';
import type { Images } from './images.server';
import { QueueFull } from './work-queue.server';

const types = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' } as const;

const common = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'content-disposition': 'inline',
};

export async function imageResponse(
  images: Images,
  request: ImageRequest,
  ifNoneMatch: string | null,
): Promise<Response> {
  try {
    const { bytes, format, final } = await images.get(request);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = {
      ...common,
      etag,
      'content-type': types[format],
      'cache-control': final ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    };
    if (ifNoneMatch?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-length': String(bytes.length) },
    });
  } catch (error) {
    if (error instanceof QueueFull) return plain(503, { 'retry-after': '2' });
    return plain(error instanceof ImageNotFound ? 404 : 502);
  }
}

/** Nobody reads a picture's error page; the message names no source. */
export function plain(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...common, 'cache-control': 'no-store', ...headers } });
}
