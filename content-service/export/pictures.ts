/** Writes the pictures of a school as files, at the size the largest page shows. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type MediaOptions, serveMedia } from '../embedded/media/serve';

export interface Picture {
  /** Where the embedded service has it. */
  url: string;
  alternativeText: string;
  /** In percent. */
  focalPoint: { x: number; y: number } | null;
}

const width = 1600;
const quality = 80;

/** `/uploads/landscapes/water-1.jpg` -> `landscapes-water-1.jpg` */
export const fileNameOf = (url: string): string =>
  decodeURIComponent(url.replace(/^\/uploads\//, '')).replaceAll('/', '-');

/** A file that stands there already is that picture: names change with what they show. */
export async function writePictures(
  pictures: Iterable<Picture>,
  folder: string,
  options: MediaOptions,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written = 0;
  for (const { url } of pictures) {
    const file = path.join(folder, fileNameOf(url));
    if (existsSync(file)) continue;
    const response = await serveMedia(url, options);
    if (!response.ok) throw new Error(`${url}: no such picture`);
    await writeFile(file, await smallerOf(Buffer.from(await response.arrayBuffer()), url));
    written += 1;
  }
  return written;
}

/** What is neither JPEG nor PNG may be animated or a drawing, and stays as it is. */
async function smallerOf(original: Buffer, url: string): Promise<Buffer> {
  const smaller = () => sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
  if (/\.png$/i.test(url)) return await smaller().png().toBuffer();
  return /\.jpe?g$/i.test(url) ? await smaller().jpeg({ quality }).toBuffer() : original;
}
