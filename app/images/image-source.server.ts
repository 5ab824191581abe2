/** Fetches originals, only from the origins the school has configured. */

import type { Fetch } from '~/content/network-fetch.server';
import { maxBytes } from '../../content-model/rules/picture-limits';
import { addressOfSource } from './picture/media-origins.server';

/** The picture does not exist for visitors, or the file is not a picture in a supported format. */
export class ImageNotFound extends Error {
  override name = 'ImageNotFound';
}

/** The picture cannot be fetched now: its origin is down, slow or broken. */
export class ImageUnavailable extends Error {
  override name = 'ImageUnavailable';
}

/** The picture's host did not answer, or not completely. */
export class ImageUnanswered extends ImageUnavailable {
  override name = 'ImageUnanswered';
}

/** The file exceeds the limit, whatever its size in the content service. */
export class ImageTooHeavy extends ImageUnavailable {
  override name = 'ImageTooHeavy';
}

export interface ImageSource {
  /** Allowed origins; the first is that of paths without a host. */
  origins: readonly string[];
  /** Over the network, or the embedded content service. */
  fetch: Fetch;
}

/** Milliseconds for one original, body included. */
const fetchTimeout = 5000;

/** @returns the file, not checked to be a picture @throws {ImageNotFound | ImageUnavailable} */
export async function fetchOriginal({ origins, fetch }: ImageSource, path: string): Promise<Buffer> {
  const address = addressOfSource(path, origins);
  if (address === null) throw new ImageNotFound(`${path}: not an origin in MEDIA_ORIGIN`);
  const signal = AbortSignal.timeout(fetchTimeout);
  try {
    // A redirect could lead to any host, internal ones included.
    const request = new Request(address, { redirect: 'manual', signal, headers: { accept: 'image/*' } });
    const response = await fetch(request);
    const { ok, status } = response;
    if (!ok) await response.body?.cancel();
    if (isMissing(status)) throw new ImageNotFound(`${address}: answered ${status}`);
    if (!ok) throw new ImageUnavailable(`${address}: answered ${status}`);
    return await readBody(response, address);
  } catch (error) {
    if (error instanceof ImageNotFound || error instanceof ImageUnavailable) throw error;
    throw new ImageUnanswered(`${address}: no answer`, { cause: error });
  }
}

/**
 * Whether visitors cannot have a file: storage services answer 403 for one that is missing or not public, and a redirect
 * that is not followed counts as missing.
 */
const isMissing = (status: number) =>
  (status >= 300 && status < 400) || [401, 403, 404, 410].includes(status);

async function readBody(response: Response, address: string): Promise<Buffer> {
  const tooLarge = () => new ImageTooHeavy(`${address}: over ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
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
    if (size > maxBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
