/** Fetches originals, only from the origins the school has configured. */
import { addressOfSource } from '~/content/media-origins.server';
import { mostBytes } from '~/content/picture-limits';
import type { Fetch } from '~/content/transport.server';

/** There is no such picture, or the file is no picture in a supported format. */
export class ImageNotFound extends Error {
  override name = 'ImageNotFound';
}

/** The picture cannot be fetched now: its origin is down, slow or broken. */
export class ImageUnavailable extends Error {
  override name = 'ImageUnavailable';
}

export interface ImageSource {
  /** The first is for paths without a host. */
  origins: readonly string[];
  /** Over the network, or the embedded content service. */
  fetch: Fetch;
}

const limits = {
  /** Milliseconds, body included. */
  exchange: 5000,
  /** Bytes of one original. */
  body: mostBytes,
};

/**
 * @param most bytes; more is not read
 * @returns the file, not checked to be a picture @throws {ImageNotFound | ImageUnavailable}
 */
export async function fetchOriginal(
  { origins, fetch }: ImageSource,
  path: string,
  most = limits.body,
): Promise<Buffer> {
  const address = addressOfSource(path, origins);
  if (address === null) throw new ImageNotFound(`${path}: not an origin in MEDIA_ORIGIN`);
  const signal = AbortSignal.timeout(limits.exchange);
  try {
    // A redirect could lead to any host, internal ones included.
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
