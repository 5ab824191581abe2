/** The loaded content as a small database: filter, sort, paginate, project. */

import type { CollectionName } from '../../content-model/places';
import { isVisible } from '../../content-model/rules/visibility';
import { type Relation, servedCollections } from '../contract/collections';
import { resolveDates } from './dates';
import { hashUploadedFiles } from './file-hashes';
import type { ContentData, ContentEntry } from './load';
import { projectEntry, type RelationAttribute } from './project';
import type { Filter, FilterOperator, Projection, Query } from './query';

export interface ResultPage {
  items: ContentEntry[];
  total: number;
}

export interface Store {
  find(collection: CollectionName, query: Query): ResultPage;
  findBySlug(collection: CollectionName, slug: string, projection: Projection): ContentEntry | null;
  /** The raw entries, dates resolved, references as slugs. */
  all(collection: CollectionName): readonly ContentEntry[];
  /** Those that are out now. */
  visible(collection: CollectionName): readonly ContentEntry[];
  /** The settings with their dates resolved. */
  data: ContentData;
}

/** Always sent completely. */
const answeredWhole = new Set<CollectionName>(['menus']);

/** Language of an entry; most exist in French only (specification §3). */
export function localeOf(entry: ContentEntry): unknown {
  return entry.locale ?? 'fr';
}

interface StoreOptions {
  /** The start of the service, which relative dates count from. */
  now: Date;
  /** Decides which planned entries are out; null: all are shown. */
  clock: (() => number) | null;
  /** Folder of the data files. */
  directory: string;
}

export function createStore(data: ContentData, { now, clock, directory }: StoreOptions): Store {
  const entries = resolveAllDates(data, now);
  const settings = resolveDates(data.settings, now, 'Europe/Paris');
  // On the copies with resolved dates: copying a picture reads its hash, and would read every file at the start.
  hashUploadedFiles([entries, settings], directory);
  const isShown = (collection: CollectionName, entry: ContentEntry) => {
    const { visible } = servedCollections[collection];
    return !clock || !visible || isVisible(entry, visible, clock());
  };
  const bySlug = Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [name, new Map(list.map((entry) => [entry.slug, entry]))]),
  ) as Record<CollectionName, Map<unknown, ContentEntry>>;
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

  /** Values found at a path, through relations; several when a relation is to many. */
  function valuesAt(collection: CollectionName, entry: ContentEntry, path: string[]): unknown[] {
    const [key = '', ...rest] = path;
    const relation = servedCollections[collection].relations.find(
      (candidate) => (candidate.wireKey ?? candidate.key) === key,
    );
    if (relation?.wireKey) rest.shift();
    if (relation) {
      const related = relatedEntries(entry, relation);
      const list = Array.isArray(related) ? related : related ? [related] : [];
      if (rest.length === 0) return list.length > 0 ? list.map((item) => item.slug) : [null];
      return list.flatMap((item) => valuesAt(relation.to, item, rest));
    }
    const value = Object.hasOwn(entry, key) ? entry[key] : null;
    if (rest.length === 0) return Array.isArray(value) ? value : [value];
    const inner = Array.isArray(value) ? value : [value];
    return inner.flatMap((item) =>
      item !== null && typeof item === 'object' ? valuesInComponent(item as ContentEntry, rest) : [null],
    );
  }

  function matches(collection: CollectionName, entry: ContentEntry, filter: Filter): boolean {
    if (filter.kind !== 'test') {
      const holds = (inner: Filter) => matches(collection, entry, inner);
      return filter.kind === 'and' ? filter.filters.every(holds) : filter.filters.some(holds);
    }
    const values = valuesAt(collection, entry, filter.path);
    if (filter.operator === '$null' || filter.operator === '$notNull') {
      const wantsNull = (filter.operator === '$null') === (filter.values[0] !== 'false');
      return values.every((value) => value === null) === wantsNull;
    }
    if (filter.operator === '$ne') return values.every((value) => !test('$eq', value, filter.values));
    return values.some((value) => test(filter.operator, value, filter.values));
  }

  const relatedBy = (entry: ContentEntry, { authored, to, many, ownedBy }: RelationAttribute) =>
    relatedEntries(entry, { key: authored, to, many, ...(ownedBy === null ? {} : { inverseOf: ownedBy }) });
  const project = (collection: CollectionName, entry: ContentEntry, projection: Projection) =>
    answeredWhole.has(collection) ? entry : projectEntry(collection, entry, projection, relatedBy);

  const visible = (collection: CollectionName) =>
    entries[collection].filter((entry) => isShown(collection, entry));

  return {
    data: { ...data, settings },
    all: (collection) => entries[collection],
    visible,
    find(collection, query) {
      const matching = visible(collection).filter(
        (entry) => localeOf(entry) === query.locale && matches(collection, entry, query.filter),
      );
      const sorted = sortBy(matching, query.sort, (entry, path) => valuesAt(collection, entry, path)[0]);
      const items = sorted
        .slice(query.start, query.start + query.limit)
        .map((entry) => project(collection, entry, query));
      return { items, total: matching.length };
    },
    findBySlug(collection, slug, projection) {
      const entry = bySlug[collection].get(slug);
      return entry && isShown(collection, entry) ? project(collection, entry, projection) : null;
    },
  };
}

function valuesInComponent(component: ContentEntry, path: string[]): unknown[] {
  const [key = '', ...rest] = path;
  const value = Object.hasOwn(component, key) ? component[key] : null;
  if (rest.length === 0 || value === null || typeof value !== 'object') return [value];
  return valuesInComponent(value as ContentEntry, rest);
}

function test(operator: FilterOperator, value: unknown, wanted: string[]): boolean {
  const [first = ''] = wanted;
  switch (operator) {
    case '$eq':
      return value !== null && String(value) === first;
    case '$in':
      return value !== null && wanted.includes(String(value));
    case '$contains':
      return value !== null && String(value).includes(first);
    case '$containsi':
      return value !== null && String(value).toLowerCase().includes(first.toLowerCase());
    case '$gte':
      return value !== null && compare(value, first) >= 0;
    case '$lte':
      return value !== null && compare(value, first) <= 0;
    case '$gt':
      return value !== null && compare(value, first) > 0;
    case '$lt':
      return value !== null && compare(value, first) < 0;
    default:
      return false;
  }
}

const isoDay = /^\d{4}-\d{2}-\d{2}/;

/** Numbers as numbers, dates as instants, the rest in French alphabetical order. */
function compare(a: unknown, b: unknown): number {
  const left = String(a);
  const right = String(b);
  if (typeof a === 'number') return a - Number(b);
  if (isoDay.test(left) && isoDay.test(right)) return Date.parse(left) - Date.parse(right);
  return french.compare(left, right);
}

const french = new Intl.Collator('fr', { numeric: true });

function sortBy(
  list: ContentEntry[],
  order: Query['sort'],
  readValue: (entry: ContentEntry, path: string[]) => unknown,
): ContentEntry[] {
  if (order.length === 0) return list;
  return [...list].sort((a, b) => {
    for (const { path, descending } of order) {
      const left = readValue(a, path) ?? null;
      const right = readValue(b, path) ?? null;
      // Entries without the value are last in both directions.
      if (left === null || right === null) {
        if (left === right) continue;
        return left === null ? 1 : -1;
      }
      const difference = compare(left, right);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}

/** Events use the local time of their campus, all other content that of Paris. */
function resolveAllDates(data: ContentData, now: Date): Record<CollectionName, ContentEntry[]> {
  const zones = new Map(data.entries.campuses.map((campus) => [campus.slug, campus.timezone as string]));
  return Object.fromEntries(
    Object.entries(data.entries).map(([name, list]) => [
      name,
      list.map((entry) => resolveDates(entry, now, zones.get(entry.campus) ?? 'Europe/Paris')),
    ]),
  ) as Record<CollectionName, ContentEntry[]>;
}

function buildInverse(entries: Record<CollectionName, ContentEntry[]>): Map<string, ContentEntry[]> {
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
