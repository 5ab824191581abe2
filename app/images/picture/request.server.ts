/** Parses the address of a picture, and detects a file's format from its first bytes. */

import { pictureKind } from '../../../content-model/rules/picture-limits';
import { type ImageFormat, type ImageWidth, imageFormats, imageWidths } from './address';
import { isSourcePath } from './media-origins.server';

export interface ImageRequest {
  /** The path of its file (`media-origins.server.ts`), with its version if it has one: `/uploads/a.jpg?v=…`. */
  path: string;
  width: ImageWidth;
  format: ImageFormat;
}

/** @returns null unless it is one of our pictures at one of our widths in one of our formats */
export function parseImageRequest(format?: string, width?: string, rest = ''): ImageRequest | null {
  // Stored pages and mails have addresses of AVIF, which the site made once.
  const knownFormat = imageFormats.find((known) => known === (format === 'avif' ? 'webp' : format));
  const knownWidth = imageWidths.find((known) => String(known) === width);
  const path = `/${rest}`;
  if (!knownFormat || !knownWidth || !isPicturePath(path)) return null;
  return { path, width: knownWidth, format: knownFormat };
}

function isPicturePath(path: string): boolean {
  const kind = pictureKind(path);
  return kind !== null && kind !== 'svg' && isSourcePath(path);
}

/** The path of a drawing's file; null if it is not a drawing. */
export function drawingPath(rest: string): string | null {
  const path = `/${rest}`;
  return pictureKind(path) === 'svg' && isSourcePath(path) ? path : null;
}

export type Raster = 'jpeg' | 'png' | 'webp';

/**
 * The format by a file's first bytes, for the `Content-Type` of an original that is sent unconverted. It does not
 * decode the file, so it does not show whether the file can be decoded.
 */
export function sniffRaster(bytes: Uint8Array): Raster | null {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes[0] === 0x89 && ascii(1, 8) === 'PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  return null;
}
