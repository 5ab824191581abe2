/**
 * What the answer to a query depends on: collections whose changes make it stale, and slugs whose change explains why it
 * is empty. Pure.
 */
import { whileSame } from '../../content-model/values/while-same';
import { type Collection, collectionOfField } from './collections';
import type { ContentQuery, Filters, Populate } from './query';

/** The collections whose entries a query populates; null if that cannot be told, so any change may affect the answer. */
export function relatedCollections({ fields, populate }: ContentQuery = {}): readonly Collection[] | null {
  if (!fields) return null;
  return populate ? collectionsIn(populate) : [];
}

const collectionsIn = whileSame((populate: Populate): readonly Collection[] | null => {
  const collections = relationsIn(populate).map(collectionOfField);
  return collections.every((collection) => collection !== undefined) ? [...new Set(collections)] : null;
});

/** Components with a slug of their own: the news' campuses, a post's category. */
export const componentsWithSlug: readonly string[] = ['campus_infos', 'category'];

/**
 * Relations are objects with a slug; of those populated whole, the fields named after a collection. Others are components
 * and pictures.
 */
function relationsIn(populate: Populate): string[] {
  return Object.entries(populate).flatMap(([field, { fields, populate: inner = {} }]) => {
    const isEntry = fields ? fields.includes('slug') : collectionOfField(field) !== undefined;
    const isRelation = isEntry && !componentsWithSlug.includes(field);
    return [...(isRelation ? [field] : []), ...relationsIn(inner)];
  });
}

/**
 * The slugs that a query's filters name, of its own entries or of related ones: a message that names one explains a loss
 * (`losses.ts`).
 */
export function filteredSlugs({ filters }: ContentQuery = {}): readonly string[] {
  return filters ? slugsIn(filters, false) : [];
}

/** @param isOfSlug whether the part is a condition for a slug */
function slugsIn(part: Filters[string] | Filters, isOfSlug: boolean): string[] {
  if (typeof part === 'string') return isOfSlug ? [part] : [];
  if (typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    slugsIn(inner, key === 'slug' || (isOfSlug && !isFieldName(key))),
  );
}

/** As opposed to an operator, `$eq`, and to an index in its list. */
const isFieldName = (key: string) => !key.startsWith('$') && !/^\d+$/.test(key);
