/** Entries with a page that editors publish: a draft has no date of publication and is hidden from visitors. */

import { z } from 'zod';
import { slugPattern } from '../../content-model/values/slug';
import type { ContentClient } from './client.server';
import { type ContentPath, collectionBelow, collectionPath } from './collections';
import { ContentNotFound } from './errors';
import type { ContentQuery } from './query';

/** Characters of a slug that Strapi can keep. */
const longestSlug = 255;

/** Path of an entry in the content service; null for a page's path that no entry can have. */
function entryPath({ namespace }: Pick<ContentClient, 'namespace'>, path: string): ContentPath | null {
  const [, section = '', slug = ''] = path.split('/');
  const collection = collectionBelow(`/${section}`);
  if (!collection || !slugPattern.test(slug) || slug.length > longestSlug) return null;
  return `${collectionPath(collection, namespace)}/${slug}`;
}

/**
 * Whether visitors see the entry of a page.
 *
 * @param path of the page
 * @returns null when the content service is down
 */
export async function isPublished(content: ContentClient, path: string): Promise<boolean | null> {
  const pathOfEntry = entryPath(content, path);
  if (pathOfEntry === null) return false;
  try {
    const entry = (await content.read(pathOfEntry)) as { publishDate?: unknown } | null;
    return entry?.publishDate !== null;
  } catch (error) {
    return error instanceof ContentNotFound ? false : null;
  }
}

/** The schema's value, or null for a draft, which need not match the schema yet. */
export function orDraft<T extends z.ZodType>(schema: T) {
  return z.union([z.object({ publishDate: z.null() }).transform(() => null), schema]);
}

/** @param schema made by `orDraft` @throws {ContentNotFound} for a draft or an unknown entry */
export async function findPublished<T>(
  content: ContentClient,
  path: ContentPath,
  schema: z.ZodType<T | null>,
  query: ContentQuery,
): Promise<T> {
  const entry = await content.entry(path, schema, query);
  if (entry === null) throw new ContentNotFound(`${path}: a draft`);
  return entry;
}
