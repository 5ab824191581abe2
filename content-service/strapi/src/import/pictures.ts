/** Uploads the school's pictures once, with their alternative text and focal point. */
import { statSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import type { Memory } from './memory';
import type { ImportedPicture } from './school';

const types: Record<string, string> = { '.jpg': 'image/jpeg', '.png': 'image/png' };

export async function uploadPictures(
  strapi: Core.Strapi,
  pictures: ImportedPicture[],
  folder: string,
  memory: Memory,
): Promise<number> {
  const files = await strapi.db.query('plugin::upload.file').findMany({ select: ['id'] });
  const there = new Set(files.map(({ id }) => id));
  let uploaded = 0;
  for (const picture of pictures) {
    const known = memory.pictures[picture.key];
    if (known !== undefined && there.has(known)) continue;
    memory.pictures[picture.key] = await upload(strapi, picture, path.join(folder, picture.file));
    uploaded += 1;
  }
  return uploaded;
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
        mimetype: types[path.extname(file)] ?? 'application/octet-stream',
        size: statSync(filepath).size,
      },
    });
  return stored.id;
}
