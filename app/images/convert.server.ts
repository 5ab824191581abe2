/** Turns an original into one width and format, with ipx as the converter. */
import { createIPX, type IPXStorage } from 'ipx';
import sharp from 'sharp';
import type { ImageFormat } from './address';
import type { ImageRequest } from './image-request';

/** 0–100, chosen by eye on the demo school's pictures. */
const qualityOfOthers: Record<ImageFormat, number> = { avif: 52, webp: 72, jpeg: 76 };

/**
 * Widest pictures fill a large screen, where grain weighs most and is seen least: with the others' quality a
 * page with one would be beyond its 350 kB.
 */
const qualityOfWidest: Record<ImageFormat, number> = { avif: 40, webp: 60, jpeg: 70 };

/** Seconds a conversion may take that a visitor waits for. */
const deadline = 8;

const sharpOptions = {
  /** Pixels of an original; beyond, decoding alone could take gigabytes. */
  limitInputPixels: 24_000_000,
  /** Phones write a picture as it was held, and beside it how to turn it. */
  autoOrient: true,
  // ipx copies these onto the settings of sharp, past the methods that usually set them.
  jpegProgressive: true,
  timeoutSeconds: deadline,
  /** Of 0 to 9. More makes pictures with grain hardly smaller, and 1920 pixels take 9 s instead of 1. */
  heifEffort: 2,
};

// Pages come first: a picture may use one core.
sharp.concurrency(1);

/** @throws when the bytes cannot be decoded, are too large, or take too long */
export async function convert(original: Buffer, { format, width, path }: ImageRequest): Promise<Buffer> {
  const ipx = createIPX({ storage: held(original), alias: {}, sharpOptions, maxAge: 0 });
  const quality = String((width > 1280 ? qualityOfWidest : qualityOfOthers)[format]);
  const image = ipx(path, { width: String(width), format, quality });
  // Nothing stops an AVIF encoder once it runs: nobody waits for it, and its place is not free before it ends.
  const { data } = await (format === 'avif' ? image.process() : withDeadline(image.process()));
  return Buffer.from(data as Uint8Array);
}

/** Storage of one picture that was fetched already: ipx never fetches by itself. */
function held(original: Buffer): IPXStorage {
  const bytes = original.buffer.slice(original.byteOffset, original.byteOffset + original.byteLength);
  return { name: 'held', getMeta: () => ({ maxAge: 0 }), getData: () => bytes as ArrayBuffer };
}

/** What sharp's own deadline does not reach, the encoders, must not hold a visitor either. */
function withDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the conversion took too long')), deadline * 1000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
