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
export const fileNameOf = (url: string): string => url.replace(/^\/uploads\//, '').replaceAll('/', '-');

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
    const drawn = Buffer.from(await response.arrayBuffer());
    const smaller = sharp(drawn).resize({ width, withoutEnlargement: true });
    await writeFile(
      file,
      url.endsWith('.png') ? await smaller.png().toBuffer() : await smaller.jpeg({ quality }).toBuffer(),
    );
    written += 1;
  }
  return written;
}
