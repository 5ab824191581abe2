/** The pages that an entry has of its own, for what a message of the content service names. Pure. */
import { collectionPath, collections } from '~/content/collections';
import type { ContentChange } from '~/content/content-use.server';

/** Strapi's document ids, which are in no address. */
const documentId = /^[a-z0-9]{24}$/;

export function pagesOfChange(
  { collection, names, removed }: Pick<ContentChange, 'collection' | 'names' | 'removed'>,
  namespace: string,
): string[] {
  const of = Object.values(collections).find((one) => collectionPath(one, namespace) === `/${collection}`);
  if (removed || !of?.below) return [];
  return names.filter((name) => !documentId.test(name)).map((slug) => `${of.below}/${slug}`);
}
