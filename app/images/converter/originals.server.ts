/** Decides which originals are decoded, by the decoder's report, never by file name or first bytes. */
import sharp, { type FormatEnum, type Metadata, type Sharp } from 'sharp';
import { maxPixels, maxPixelsOfProgressive } from '../../../content-model/rules/picture-limits';
import { PictureRefused } from './job';

/** Kinds of pictures by the names that sharp gives their formats; AVIF is `heif`. */
const kinds: Partial<Record<keyof FormatEnum, keyof typeof maxPixels>> = {
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
};

const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`);

/** Disables every libvips decoder except those of the formats above, for the whole process. */
export function lockDecoders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
}

/**
 * @param damaged whether a JPEG is shown as far as it can be decoded, as browsers do: without its last bytes, or with
 * parameters that no scan has
 * @returns the original, rotated by its EXIF orientation; of an animation the first frame
 * @throws {PictureRefused} before a pixel is decoded
 */
export async function openOriginal(
  original: Uint8Array,
  damaged: 'shown' | 'refused' = 'shown',
): Promise<Sharp> {
  const metadata = await readMetadata(original);
  const { format, compression, width } = metadata;
  // For an animation, `height` counts all frames.
  const height = metadata.pageHeight ?? metadata.height;
  const kind = kinds[format];
  if (kind === undefined || (format === 'heif' && compression !== 'av1')) {
    throw new PictureRefused('no picture', `${format} is not shown`);
  }
  const pixelLimit = pixelLimitOf(kind, metadata);
  if (width * height > pixelLimit) {
    throw new PictureRefused('too large', `${width} × ${height} pixels, ${format} has at most ${pixelLimit}`);
  }
  const failOn = kind === 'jpeg' && damaged === 'shown' ? 'none' : 'warning';
  return sharp(original, { limitInputPixels: pixelLimit, sequentialRead: true, failOn }).autoOrient();
}

async function readMetadata(original: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
}

function pixelLimitOf(kind: keyof typeof maxPixels, { isProgressive, channels = 3 }: Metadata): number {
  const limit = maxPixels[kind];
  if (kind !== 'jpeg' || !isProgressive) return limit;
  return Math.min(limit, (3 * maxPixelsOfProgressive) / channels);
}
