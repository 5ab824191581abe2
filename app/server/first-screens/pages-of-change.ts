/** The pages of an entry that a message of the content service names. Pure. */
import type { ContentChange } from '~/content/questions/content-use.server';

/** Strapi's document ids, which are in no address. */
const documentId = /^[a-z0-9]{24}$/;

export function pagesOfChange({
  of,
  names,
  removed,
}: Pick<ContentChange, 'of' | 'names' | 'removed'>): string[] {
  const below = of?.below;
  if (removed || !below) return [];
  return names.filter((name) => !documentId.test(name)).map((slug) => `${below}/${slug}`);
}
