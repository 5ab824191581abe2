/** Decides which originals are decoded, by what the decoder reports, never by file name or first bytes. */
import sharp, { type FormatEnum, type Metadata, type Sharp } from 'sharp';
import { PictureRefused } from './job';

/**
 * Most pixels of an original, by format as sharp names it; AVIF is `heif`. Decoding takes up to 144 MB at that size
 * (progressive JPEG without subsampling); AVIF has no way to read a part, and takes 18 bytes a pixel.
 */
const mostPixels: Partial<Record<keyof FormatEnum, number>> = {
  jpeg: 24_000_000,
  png: 24_000_000,
  webp: 24_000_000,
  heif: 12_000_000,
};

const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`);
/** Only for SVG drawn by the site itself. */
const ownLoaders = ['VipsForeignLoadSvgBuffer'];

/** Disables every libvips decoder but those of the formats above, for the whole process. */
export function lockDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
}

/** Enables the SVG decoder while `work` draws the site's own SVG. */
export async function withOwnDrawings<T>(work: () => Promise<T>): Promise<T> {
  sharp.unblock({ operation: ownLoaders });
  try {
    return await work();
  } finally {
    sharp.block({ operation: ownLoaders });
  }
}

/** @returns the original, rotated by its EXIF orientation @throws {PictureRefused} before a pixel is decoded */
export async function openOriginal(original: Uint8Array): Promise<Sharp> {
  let found: Metadata;
  try {
    found = await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
  const { format, width = 0, height = 0, compression } = found;
  const most = mostPixels[format];
  if (most === undefined || (format === 'heif' && compression !== 'av1')) {
    throw new PictureRefused('no picture', `${format} is not shown`);
  }
  if (width * height > most) {
    throw new PictureRefused('too large', `${width} × ${height} pixels, ${format} has at most ${most}`);
  }
  return sharp(original, { limitInputPixels: most, sequentialRead: true }).autoOrient();
}
