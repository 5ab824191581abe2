/** Converts an original to one width and format. Runs in the converter process. */
import type { Sharp } from 'sharp';
import type { ImageFormat, ImageWidth } from '../picture/address';
import { PictureRefused } from './job';
import { openOriginal } from './originals.server';

/** 0–100, chosen by eye on the demo school's pictures. */
const qualityOfOthers: Record<ImageFormat, number> = { webp: 72, jpeg: 76 };

/**
 * From 1280 pixels a picture is seen at arm's length or on a dense screen, where grain costs most bytes and is least
 * visible.
 */
const widePixels = 1280;
const qualityOfWide: Record<ImageFormat, number> = { webp: 60, jpeg: 70 };

/** 0–6. With the usual 4 a picture of the width of a phone takes half as long again, and is 3 % lighter. */
const webpEffort = 2;

/** A screenshot of a whole page may be this tall. */
const tallest = 16_383;

export interface Conversion {
  width: ImageWidth;
  format: ImageFormat;
}

/** @throws {PictureRefused} for an unsupported format, too many pixels, or a truncated file */
export async function convert(original: Uint8Array, { width, format }: Conversion): Promise<Buffer> {
  const picture = (await openOriginal(original)).resize(width, tallest, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  const quality = (width >= widePixels ? qualityOfWide : qualityOfOthers)[format];
  try {
    return await encode(picture, format, quality).toBuffer();
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
}

function encode(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'webp') return picture.webp({ quality, effort: webpEffort });
  // JPEG has no transparency: transparent areas would be black.
  return picture.flatten({ background: '#fff' }).jpeg({ quality, progressive: true });
}
