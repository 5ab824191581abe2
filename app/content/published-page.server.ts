/** Whether the content service has the entry of a page. */
import { slugPattern } from '../../content-model/values/slug';
import { ContentNotFound } from './calls/errors';
import type { ContentClient } from './client.server';
import { type ContentPath, collectionBelow, collectionPath } from './questions/collections';

/** Characters of a slug that Strapi can keep. */
const longestSlug = 255;

/** Path of the content service's entry; null for a path that no entry can have. */
export function entryPath({ namespace }: Pick<ContentClient, 'namespace'>, path: string): ContentPath | null {
  const [, section = '', slug = ''] = path.split('/');
  const collection = collectionBelow(`/${section}`);
  if (!collection || !slugPattern.test(slug) || slug.length > longestSlug) return null;
  return `${collectionPath(collection, namespace)}/${slug}`;
}

/** @returns null when the content service is down */
export async function isPublished(content: ContentClient, path: string): Promise<boolean | null> {
  const entry = entryPath(content, path);
  if (entry === null) return false;
  try {
    // Drafts are hidden from visitors.
    return ((await content.read(entry)) as { publishDate?: unknown } | null)?.publishDate !== null;
  } catch (error) {
    return error instanceof ContentNotFound ? false : null;
  }
}
