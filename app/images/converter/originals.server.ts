/** Decides which originals are decoded, by the decoder's report, never by file name or first bytes. */
import sharp, { type FormatEnum, type Metadata, type Sharp } from 'sharp';
import { mostPixels, mostPixelsOfProgressive } from '../../../content-model/rules/picture-limits';
import { PictureRefused } from './job';

/** Formats as sharp names them; AVIF is `heif`. */
const kinds: Partial<Record<keyof FormatEnum, keyof typeof mostPixels>> = {
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
  let found: Metadata;
  try {
    found = await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new PictureRefused('no picture', (error as Error).message);
  }
  const { format, compression } = found;
  // For an animation, `height` counts all frames.
  const [width = 0, height = 0] = [found.width, found.pageHeight ?? found.height];
  const kind = kinds[format];
  if (kind === undefined || (format === 'heif' && compression !== 'av1')) {
    throw new PictureRefused('no picture', `${format} is not shown`);
  }
  const pixelLimit = mostOf(kind, found);
  if (width * height > pixelLimit) {
    throw new PictureRefused('too large', `${width} × ${height} pixels, ${format} has at most ${pixelLimit}`);
  }
  const failOn = kind === 'jpeg' && damaged === 'shown' ? 'none' : 'warning';
  return sharp(original, { limitInputPixels: pixelLimit, sequentialRead: true, failOn }).autoOrient();
}

function mostOf(kind: keyof typeof mostPixels, { isProgressive, channels = 3 }: Metadata): number {
  const most = mostPixels[kind];
  return kind === 'jpeg' && isProgressive ? Math.min(most, (3 * mostPixelsOfProgressive) / channels) : most;
}
