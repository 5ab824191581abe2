/** The relations between the loaded entries, followed in both directions. */

import type { CollectionName } from '../../content-model/places';
import { type Relation, servedCollections } from '../contract/collections';
import type { ContentEntry, Entries } from './load';

interface Relations {
  bySlug: Record<CollectionName, Map<unknown, ContentEntry>>;
  relatedEntries(entry: ContentEntry, relation: Relation): ContentEntry | ContentEntry[] | null;
  /** Values found at a path, through relations; several when a relation is to many. */
  valuesAt(collection: CollectionName, entry: ContentEntry, path: string[]): unknown[];
}

export function createRelations(entries: Entries): Relations {
  const bySlug = Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [name, new Map(list.map((entry) => [entry.slug, entry]))]),
  ) as Relations['bySlug'];
  const inverse = buildInverse(entries);

  function relatedEntries(entry: ContentEntry, relation: Relation): ContentEntry | ContentEntry[] | null {
    if (relation.inverseOf) return inverse.get(`${relation.to}.${relation.inverseOf}.${entry.slug}`) ?? [];
    const value = entry[relation.key];
    if (!relation.many) return bySlug[relation.to].get(value) ?? null;
    return (value as string[]).flatMap((slug): ContentEntry[] => {
      const target = bySlug[relation.to].get(slug);
      return target ? [target] : [];
    });
  }

  function valuesAt(collection: CollectionName, entry: ContentEntry, path: string[]): unknown[] {
    const [key = '', ...remainingPath] = path;
    const relation = servedCollections[collection].relations.find(
      (candidate) => (candidate.wireKey ?? candidate.key) === key,
    );
    if (relation?.wireKey) remainingPath.shift();
    if (relation) {
      const related = relatedEntries(entry, relation);
      const list = Array.isArray(related) ? related : related ? [related] : [];
      if (remainingPath.length === 0) return list.length > 0 ? list.map((item) => item.slug) : [null];
      return list.flatMap((item) => valuesAt(relation.to, item, remainingPath));
    }
    const value = Object.hasOwn(entry, key) ? entry[key] : null;
    const items = Array.isArray(value) ? value : [value];
    if (remainingPath.length === 0) return items;
    return items.flatMap((item) =>
      item !== null && typeof item === 'object'
        ? valuesInComponent(item as ContentEntry, remainingPath)
        : [null],
    );
  }

  return { bySlug, relatedEntries, valuesAt };
}

function valuesInComponent(component: ContentEntry, path: string[]): unknown[] {
  const [key = '', ...remainingPath] = path;
  const value = Object.hasOwn(component, key) ? component[key] : null;
  if (remainingPath.length === 0 || value === null || typeof value !== 'object') return [value];
  return valuesInComponent(value as ContentEntry, remainingPath);
}

function buildInverse(entries: Entries): Map<string, ContentEntry[]> {
  const inverse = new Map<string, ContentEntry[]>();
  for (const [name, collection] of Object.entries(servedCollections)) {
    for (const relation of collection.relations) {
      if (relation.inverseOf || !relation.many) continue;
      for (const entry of entries[name as CollectionName]) {
        for (const slug of entry[relation.key] as string[]) {
          const key = `${name}.${relation.key}.${slug}`;
          inverse.set(key, [...(inverse.get(key) ?? []), entry]);
        }
      }
    }
  }
  return inverse;
}
