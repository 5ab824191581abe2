/**
 * Names the content of a page, so that a cache in front can find the affected pages of a change (decision 079). Pure.
 *
 * A change that affects a page in `touches` has a key in common with it.
 */
import { type ContentChange, type UsedContent, unknownChange } from '~/content/questions/content-use.server';

/** Every page has it. */
export const keyOfAll = 'site';
/** Key of an answer with unknown relations. */
const anyRelation = 'any';

/** Keys of a page, by the content it used. */
export function surrogateKeys(used: Iterable<UsedContent>): string[] {
  const keys = new Set<string>();
  for (const { path, relations } of used) {
    keys.add(path.split('/')[1] ?? '');
    for (const relation of relations?.map(({ path }) => path) ?? [anyRelation])
      keys.add(relationKey(relation));
  }
  // In one order: the page's entity tag depends on its headers, and must be the same on every instance.
  return [keyOfAll, ...[...keys].sort()];
}

/** Keys of a change: pages with any of them are affected. */
export function keysOfChange({ collection, of, whole = [] }: ContentChange): string[] {
  if (collection === unknownChange.collection) return [keyOfAll];
  const relations = [anyRelation, ...(of ? [of.path] : [])].map(relationKey);
  return [...new Set([collection, ...whole, ...relations])];
}

const relationKey = (relation: string) => `with.${relation.replace('{namespace}-', '')}`;
