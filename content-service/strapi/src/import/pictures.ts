/** Uploads the school's pictures once, with their alternative text and focal point. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Memory } from './memory';
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

/** Pictures at a time: each is resized on separate threads. */
const lanes = 4;

export async function uploadPictures(
  strapi: Core.Strapi,
  pictures: ImportedPicture[],
  folder: string,
  memory: Memory,
): Promise<number> {
  const files = await strapi.db.query('plugin::upload.file').findMany({ select: ['id'] });
  const there = new Set(files.map(({ id }) => id));
  const missing = pictures.filter(({ key }) => !there.has(memory.pictures[key] ?? -1));
  const left = missing.values();
  const lane = async () => {
    // The lanes share the rest.
    for (const picture of left) {
      memory.pictures[picture.key] = await upload(strapi, picture, path.join(folder, picture.file));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return missing.length;
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
