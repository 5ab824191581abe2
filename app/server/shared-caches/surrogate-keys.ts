/**
 * Names the content of a page, so that a cache in front can find the affected pages of a change (decision 079). Pure.
 *
 * A change that affects a page in `touches` has a key in common with it; a page may share a key with a change that does
 * not affect it, and is then only requested once more.
 */
import { createHash } from 'node:crypto';
import { type ContentChange, type UsedContent, unknownChange } from '~/content/questions/content-use.server';

/** Every page has it. */
export const keyOfAll = 'site';
/** Replaces the keys of a page that has too many. */
const keyOfManyNames = 'many';
/** Limit of keys per page; above it, the header would be longer than caches accept. */
const mostNames = 500;

/** Key of an answer with unknown relations. */
const anyRelation = 'any';

/** Keys of a page, by the content it used. */
export function surrogateKeys(used: Iterable<UsedContent>): string[] {
  const collections = new Set<string>();
  const names = new Set<string>();
  for (const { path, names: own, relations } of used) {
    const [, collection = '', entry] = path.split('/');
    collections.add(collection);
    if (entry === undefined) collections.add(listKey(collection));
    else names.add(entryKey(entry));
    for (const name of own) names.add(entryKey(name));
    for (const relation of relations?.map(({ path }) => path) ?? [anyRelation]) {
      collections.add(relationKey(collection, relation));
      for (const name of own) names.add(listedKey(name, relation));
    }
  }
  const keys = [...collections, ...(names.size > mostNames ? [keyOfManyNames] : names)];
  // In one order: the page's entity tag depends on its headers, and must be the same on every instance.
  return [keyOfAll, ...keys.sort()];
}

/** Keys of a change: pages with any of them are affected. */
export function keysOfChange({ collection, of, names, related = [], whole = [] }: ContentChange): string[] {
  if (collection === unknownChange.collection) return [keyOfAll];
  const relations = of === undefined ? null : [anyRelation, of.path];
  const keys = [
    listKey(collection),
    ...(names.length === 0 ? [collection] : []),
    ...whole.flatMap((path) => relations?.map((relation) => relationKey(path, relation)) ?? path),
    ...names.map(entryKey),
    ...related.flatMap((name) => relations?.map((relation) => listedKey(name, relation)) ?? entryKey(name)),
    ...(names.length + related.length > 0 ? [keyOfManyNames] : []),
  ];
  return [...new Set(keys)];
}

const listKey = (collection: string) => `${collection}-list`;
const relationKey = (collection: string, relation: string) =>
  `${collection}.${relation.replace('{namespace}-', '')}`;
/** Key of an answer that names an entry and may hold entries of a collection. */
const listedKey = (name: string, relation: string) => entryKey(`${relation}/${name}`);

const keys = new Map<string, string>();
const mostKeys = 20_000;

/** Short, because a list has hundreds, and only with characters that are valid in a header. */
function entryKey(name: string): string {
  const before = keys.get(name);
  if (before !== undefined) return before;
  if (keys.size >= mostKeys) keys.clear();
  const key = createHash('sha256').update(name).digest().readUInt32BE(0).toString(36);
  keys.set(name, key);
  return key;
}
