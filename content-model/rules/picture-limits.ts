/** Which files can be shown as pictures, and how large they may be. Pure. */

/** By the extension of the name: Strapi gives each file the one of its type. */
const kinds = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  svg: 'svg',
} as const;
export type PictureKind = (typeof kinds)[keyof typeof kinds];

/**
 * Most pixels of an original. Measured as the memory of the converter: that of a JPEG that is not progressive hardly
 * grows with its size, AVIF and GIF are decoded completely.
 */
export const maxPixels: Readonly<Record<Exclude<PictureKind, 'svg'>, number>> = {
  jpeg: 64_000_000,
  png: 24_000_000,
  webp: 24_000_000,
  avif: 12_000_000,
  gif: 12_000_000,
};

/** Of a progressive JPEG in three colours: it is kept in memory while it is decoded, with two bytes a sample. */
export const maxPixelsOfProgressive = 24_000_000;

/** Bytes of one original. */
export const maxBytes = 15 * 1024 * 1024;

/** @param path encoded @returns null for a file that is not a picture, or that browsers and converter cannot read */
export function pictureKind(path: string): PictureKind | null {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(kinds, ending) ? kinds[ending as keyof typeof kinds] : null;
}
