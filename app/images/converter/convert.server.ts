/** Turns an original into one width and format. Runs in the process that converts. */
import type { Sharp } from 'sharp';
import type { ImageFormat, ImageWidth } from '../address';
import { PictureRefused } from './job';
import { openOriginal } from './originals.server';

/** 0–100, chosen by eye on the demo school's pictures. */
const qualityOfOthers: Record<ImageFormat, number> = { avif: 52, webp: 72, jpeg: 76 };

/**
 * Widest pictures fill a large screen, where grain weighs most and is seen least: with the others' quality a
 * page with one would be beyond its 350 kB.
 */
const qualityOfWidest: Record<ImageFormat, number> = { avif: 40, webp: 60, jpeg: 70 };

/** Of 0 to 9. More makes pictures with grain hardly smaller, and 1920 pixels take 9 s instead of 1. */
const avifEffort = 2;

export interface Conversion {
  width: ImageWidth;
  format: ImageFormat;
}

/** @throws {PictureRefused} when the bytes are no picture we show, are too large, or end too early */
export async function convert(original: Uint8Array, { width, format }: Conversion): Promise<Buffer> {
  const picture = (await openOriginal(original)).resize(width, null, { withoutEnlargement: true });
  const quality = (width > 1280 ? qualityOfWidest : qualityOfOthers)[format];
  try {
    return await encoded(picture, format, quality).toBuffer();
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
}

function encoded(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality, effort: avifEffort });
  return format === 'webp' ? picture.webp({ quality }) : picture.jpeg({ quality, progressive: true });
}
