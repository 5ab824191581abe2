/** Fetches originals from the media origin, and from nowhere else. */
import type { Fetch } from '~/content/transport.server';

/** There is no such picture, or what is there is no picture we would show. */
export class ImageNotFound extends Error {
  override name = 'ImageNotFound';
}

/** The picture cannot be had now: its origin is away, slow or broken. */
export class ImageUnavailable extends Error {
  override name = 'ImageUnavailable';
}

export interface ImageSource {
  origin: string;
  /** Over the network, or the embedded content service. */
  fetch: Fetch;
}

const limits = {
  /** Milliseconds, body included. */
  exchange: 5000,
  /** Bytes of one original. */
  body: 15 * 1024 * 1024,
};

/**
 * @param most bytes; more is not read
 * @returns what lies there, whatever it is: only decoding tells @throws {ImageNotFound | ImageUnavailable}
 */
export async function fetchOriginal(
  { origin, fetch }: ImageSource,
  path: string,
  most = limits.body,
): Promise<Buffer> {
  const address = `${origin}${path}`;
  const signal = AbortSignal.timeout(limits.exchange);
  try {
    // A redirect could lead to any host, inside ours too.
    const request = new Request(address, { redirect: 'error', signal, headers: { accept: 'image/*' } });
    const response = await fetch(request);
    if (response.status === 404 || response.status === 410) throw new ImageNotFound(`${address}: none`);
    if (!response.ok) throw new ImageUnavailable(`${address}: answered ${response.status}`);
    return await readBody(response, address, most);
  } catch (error) {
    if (error instanceof ImageNotFound || error instanceof ImageUnavailable) throw error;
    throw new ImageUnavailable(`${address}: no answer`, { cause: error });
  }
}

async function readBody(response: Response, address: string, most: number): Promise<Buffer> {
  const tooLarge = () => new ImageUnavailable(`${address}: over ${most} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
