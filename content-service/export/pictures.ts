/** Copies the pictures of a school to where the import looks for them. */
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

export interface Picture {
  /** Its path in the embedded service. */
  url: string;
  alternativeText: string;
  /** In percent. */
  focalPoint: { x: number; y: number } | null;
}

const pathInUploads = (url: string): string => decodeURIComponent(url.replace(/^\/uploads\//, ''));

/** `/uploads/paysages/phare.webp` -> `paysages-phare.webp` */
export const fileNameOf = (url: string): string => pathInUploads(url).replaceAll('/', '-');

/** @throws {Error} for a picture that is not among the school's files */
export async function copyPictures(
  pictures: Iterable<Picture>,
  folder: string,
  directory: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { url } of pictures) {
    await copyFile(path.join(directory, 'uploads', pathInUploads(url)), path.join(folder, fileNameOf(url)));
  }
}
