/** What a question is about: collections whose entries its answer may hold, and entries that it names. Pure. */

import { whileSame } from '../../../content-model/values/while-same';
import { type Collection, collectionOfField } from './collections';
import type { ContentQuery, Filters, Populate } from './query';

/**
 * @returns collections whose entries were asked for with an entry, its relations; null where the query does not say it
 *   or names a relation that no collection is called by: the answer may hold any entry
 */
export function askedRelations({ fields, populate }: ContentQuery = {}): readonly Collection[] | null {
  if (!fields) return null;
  return populate ? collectionsIn(populate) : [];
}

const collectionsIn = whileSame((populate: Populate): readonly Collection[] | null => {
  const found = relationsIn(populate).map(collectionOfField);
  return found.every((collection) => collection !== undefined) ? [...new Set(found)] : null;
});

/** Components with a slug of their own: the news' campuses, a post's category. */
export const componentsWithSlug: readonly string[] = ['campus_infos', 'category'];

/**
 * Names of the relations: other components have no slug; a value that is requested whole is a picture, unless its name
 * says otherwise.
 */
function relationsIn(populate: Populate): string[] {
  return Object.entries(populate).flatMap(([field, { fields, populate: inner = {} }]) => {
    const isEntry = fields ? fields.includes('slug') : collectionOfField(field) !== undefined;
    const isRelation = isEntry && !componentsWithSlug.includes(field);
    return [...(isRelation ? [field] : []), ...relationsIn(inner)];
  });
}

type Part = Filters[string] | Filters;

/** @returns slugs that the query's filters name, of related entries or of the list's own */
export function askedSlugs({ filters }: ContentQuery = {}): readonly string[] {
  const slugs: string[] = [];
  const collect = (part: Part, isSlug: boolean): void => {
    if (typeof part === 'string' && isSlug) slugs.push(part);
    if (typeof part !== 'object') return;
    for (const [key, inner] of Object.entries(part))
      collect(inner, key === 'slug' || (isSlug && !isName(key)));
  };
  if (filters) collect(filters, false);
  return slugs;
}

/** An operator, `$eq`, or a place in its list, as opposed to a field. */
const isName = (key: string) => !key.startsWith('$') && !/^\d+$/.test(key);
