/** Refuses the upload of a picture that the site could not show, and tells the editor what to do. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { maxBytes } from '../contract/picture-limits';
import { refusalOfPicture, refusalOfReplacement } from '../contract/uploaded-picture';
import { importSetting } from '../import/import-setting';

interface SentFile {
  filepath: string;
  originalFilename?: string | null;
  /** By the browser. */
  mimetype?: string | null;
  /** By Strapi, from the content. */
  detectedMimeType?: string;
  size: number;
}

interface UploadService {
  upload(sent: { files: SentFile | SentFile[] }, options?: object): Promise<unknown>;
  replace(id: number, sent: { file: SentFile }, options?: object): Promise<unknown>;
  findOne(id: number): Promise<{ ext: string } | null>;
}

/** Bytes: Strapi lengthens the name, and file systems allow 255. */
const longestName = 200;

export function refuseUnshownPictures(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('upload') as UploadService;
  const [upload, replace] = [service.upload.bind(service), service.replace.bind(service)];
  service.upload = async (sent, options) => {
    // An import takes pictures that were shown elsewhere.
    if (!strapi.config.get(importSetting))
      for (const file of [sent.files].flat()) refuse(await refusalOf(file));
    return upload(sent, options);
  };
  service.replace = async (id, sent, options) => {
    const replacedFile = await service.findOne(id);
    refuse(await refusalOf(sent.file));
    if (replacedFile) refuse(refusalOfReplacement(fileNameOf(sent.file), replacedFile.ext));
    return replace(id, sent, options);
  };
}

function refuse(refusal: string | null): void {
  if (refusal !== null) throw new errors.ApplicationError(refusal);
}

async function refusalOf(file: SentFile): Promise<string | null> {
  const name = fileNameOf(file);
  if (Buffer.byteLength(name) > longestName) return tooLong;
  // Strapi refuses larger ones.
  if (file.size > maxBytes) return null;
  return refusalOfPicture({ name, type: typeOf(file), bytes: await readFile(file.filepath) });
}

const tooLong =
  'Le nom de ce fichier est trop long\u00a0: renommez-le en quelques mots, puis importez-le de nouveau.';

const typeOf = ({ detectedMimeType, mimetype }: SentFile): string => detectedMimeType ?? mimetype ?? '';

/** The name, with the ending that Strapi gives to a file without one. */
function fileNameOf(file: SentFile): string {
  const name = file.originalFilename ?? '';
  return path.extname(name) ? name : `${name}.${typeOf(file).replace('image/', '').split('+', 1)[0]}`;
}
