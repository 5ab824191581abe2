/** Turns an original into one width and format, with ipx as the converter. */
import { createIPX, type IPXStorage } from 'ipx';
import sharp from 'sharp';
import type { ImageFormat } from './address';
import type { ImageRequest } from './image-request';

/** 0–100, chosen by eye on the demo school's pictures. */
const quality: Record<ImageFormat, number> = { avif: 52, webp: 72, jpeg: 76 };

/** Pixels of an original; beyond, decoding alone could take gigabytes. */
const limitInputPixels = 24_000_000;
/** Milliseconds a conversion may take. */
const deadline = 8_000;

// Pages come first: a picture may use one core.
sharp.concurrency(1);

/** @throws when the bytes cannot be decoded, are too large, or take too long */
export async function convert(original: Buffer, { format, width, path }: ImageRequest): Promise<Buffer> {
  const ipx = createIPX({ storage: held(original), sharpOptions: { limitInputPixels }, maxAge: 0 });
  const image = ipx(path, { width: String(width), format, quality: String(quality[format]) });
  const { data } = await withDeadline(image.process());
  return Buffer.from(data as Uint8Array);
}

/** Storage of one picture that was fetched already: ipx never fetches by itself. */
function held(original: Buffer): IPXStorage {
  const bytes = original.buffer.slice(original.byteOffset, original.byteOffset + original.byteLength);
  return { name: 'held', getMeta: () => ({ maxAge: 0 }), getData: () => bytes as ArrayBuffer };
}

function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the conversion took too long')), deadline);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
