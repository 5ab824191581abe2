/** A content service's conversion of Markdown and of picture names. */
import { z } from 'zod';
import { slugField } from '../../content-model/authored/values';
import { blocks } from '../../content-model/blocks';
import { dynamicZone } from '../../content-model/dynamic-zone';
import type { Authoring } from '../../content-model/field';
import { fieldNotes } from '../../content-model/notes';
import { encodedFilePath } from './file-path';
import { fileType } from './file-types';
import { htmlOfMarkdown } from './markdown';

/** Markdown in the file, HTML on the wire. */
const markdown = z
  .string()
  .trim()
  .min(1)
  .transform(htmlOfMarkdown)
  .pipe(z.string())
  .register(fieldNotes, { as: 'richtext' });

const uploadPath = (file: string) => encodedFilePath(`/uploads/${file}`);

/** A media object as Strapi answers it; `theme` names the placeholder colour family. */
export const mediaField = z
  .strictObject({
    file: z.string().refine((file) => uploadPath(file) !== null, 'a file below data/uploads'),
    alternativeText: z.string().max(240),
    width: z.int().positive(),
    height: z.int().positive(),
    /** The focal point of a crop, in percent of width and height. */
    focalPoint: z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) }).optional(),
    theme: slugField.default('campus'),
  })
  .transform(({ file, focalPoint, ...picture }) => ({
    url: uploadPath(file) ?? '',
    ...picture,
    mime: fileType(file) ?? 'image/jpeg',
    focalPoint: focalPoint ?? null,
  }))
  .pipe(
    z.object({
      url: z.string(),
      alternativeText: z.string(),
      width: z.int(),
      height: z.int(),
      mime: z.string(),
      theme: z.string(),
      focalPoint: z.object({ x: z.int(), y: z.int() }).nullable(),
      /** Hash of an uploaded file's content: a replaced file keeps its name. */
      hash: z.string().optional(),
    }),
  )
  .register(fieldNotes, { as: 'media' });

export const authoring: Authoring = {
  richText: markdown,
  picture: mediaField,
  blocks: () => dynamicZone(blocks).authored(authoring),
};
