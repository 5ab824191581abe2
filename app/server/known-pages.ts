/** Whether the target of an old address still exists. */

import type { ContentClient } from '~/content/client.server';
import { collectionBelow, collectionPath } from '~/content/collections';
import { ContentNotFound } from '~/content/errors';
import { slugPattern } from '~/content/slug';

/** @returns null when the content service is down */
export async function isKnownPage(content: ContentClient, path: string): Promise<boolean | null> {
  const [, section = '', slug = ''] = path.split('/');
  const collection = collectionBelow(`/${section}`);
  if (!collection || !slugPattern.test(slug)) return false;
  try {
    const entry = await content.read(`${collectionPath(collection, content.namespace)}/${slug}`);
    // Drafts are hidden from visitors.
    return (entry as { publishDate?: unknown } | null)?.publishDate !== null;
  } catch (error) {
    return error instanceof ContentNotFound ? false : null;
  }
}
