/** Fetches an original picture from the media origin, and from nowhere else. */
import type { Fetch } from '~/content/transport.server';
import { sniffRaster } from './image-request';

/** There is no such picture, or it is none. */
export class ImageNotFound extends Error {
  override name = 'ImageNotFound';
}

/** The media origin is away or too slow. */
export class ImageUnavailable extends Error {
  override name = 'ImageUnavailable';
}

/** Milliseconds and bytes an original may take. */
const limits = { deadline: 5_000, bytes: 15 * 1024 * 1024 };

export interface ImageSource {
  origin: string;
  fetch: Fetch;
}

/**
 * @param path a path that `parseImageRequest` let through
 * @throws {ImageNotFound} 404, or bytes that are no raster picture
 * @throws {ImageUnavailable} any other failure
 */
export async function fetchOriginal({ origin, fetch }: ImageSource, path: string): Promise<Buffer> {
  const bytes = await download(fetch, `${origin}${path}`);
  if (sniffRaster(bytes) === null) throw new ImageNotFound(`${path}: not a raster picture`);
  return bytes;
}

async function download(fetch: Fetch, address: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.deadline);
  let response: Response;
  try {
    response = await fetch(new Request(address, { signal, redirect: 'error' }));
  } catch (error) {
    throw new ImageUnavailable(address, { cause: error });
  }
  if (response.status === 404) throw new ImageNotFound(address);
  if (!response.ok || !response.body) throw new ImageUnavailable(`${address}: ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limits.bytes) throw new ImageNotFound(`${address}: over ${limits.bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
