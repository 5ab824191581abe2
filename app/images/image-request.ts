/** What a picture's address asks for. Pure. */
import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from './address';

export interface ImageRequest {
  format: ImageFormat;
  width: ImageWidth;
  /** Path below the media origin, `/uploads/…`. */
  path: string;
}

/** Names as the content service gives them: no dot segment, no encoding, a raster format. */
const sourcePath = /^\/uploads\/(?:[\w-]+\/)*[\w-]+\.(?:jpe?g|png|webp|avif)$/i;

/** @returns null when the site never links to such an address */
export function parseImageRequest(
  format: string | undefined,
  width: string | undefined,
  rest: string | undefined,
): ImageRequest | null {
  const knownFormat = imageFormats.find((candidate) => candidate === format);
  const knownWidth = imageWidths.find((candidate) => String(candidate) === width);
  const path = `/${rest ?? ''}`;
  if (!knownFormat || !knownWidth || path.length > 300 || !sourcePath.test(path)) return null;
  return { format: knownFormat, width: knownWidth, path };
}

/** Raster formats by their first bytes: a name proves nothing. */
export function sniffRaster(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(1, 4) === 'PNG') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(8, 12))) return 'avif';
  return null;
}
