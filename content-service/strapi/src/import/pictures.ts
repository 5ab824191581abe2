/** Uploads the school's pictures, with their alternative text and focal point. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { ImportedPicture } from './school';

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.jfif': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

/** Uploads at a time: each picture is resized on separate threads. */
const parallelUploads = 4;

/** @returns their ids by their keys */
export async function uploadPictures(
  strapi: Core.Strapi,
  pictures: readonly ImportedPicture[],
  folder: string,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  // The parallel loops take their pictures from one iterator.
  const remainingPictures = pictures.values();
  const uploadRemaining = async () => {
    for (const picture of remainingPictures)
      ids.set(picture.key, await upload(strapi, picture, path.join(folder, picture.file)));
  };
  await Promise.all(Array.from({ length: parallelUploads }, uploadRemaining));
  return ids;
}

async function upload(strapi: Core.Strapi, picture: ImportedPicture, filepath: string): Promise<number> {
  const { file, alternativeText, focalPoint } = picture;
  const [stored] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file, alternativeText, caption: '', focalPoint } },
      files: {
        filepath,
        originalFilename: file,
        mimetype: types[path.extname(file).toLowerCase()] ?? 'application/octet-stream',
        size: statSync(filepath).size,
      },
    });
  return stored.id;
}
