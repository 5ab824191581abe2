/** The loaded content as a small database: filter, sort, paginate, project. */

import type { CollectionName } from '../../content-model/places';
import { isVisible } from '../../content-model/rules/visibility';
import { servedCollections } from '../contract/collections';
import { passesTest, sortBy } from './compare-values';
import { resolveDates } from './dates';
import { hashUploadedFiles } from './file-hashes';
import type { ContentData, ContentEntry, Entries } from './load';
import { projectEntry, type RelationAttribute } from './projection';
import type { Filter, Projection, Query } from './query';
import { createRelations } from './relations';

interface ResultPage {
  items: ContentEntry[];
  total: number;
}

export interface Store {
  find(collection: CollectionName, query: Query): ResultPage;
  findBySlug(collection: CollectionName, slug: string, projection: Projection): ContentEntry | null;
  /** The raw entries, dates resolved, references as slugs. */
  all(collection: CollectionName): readonly ContentEntry[];
  /** The entries a visitor may see now. */
  visible(collection: CollectionName): readonly ContentEntry[];
  /** The settings with their dates resolved. */
  data: ContentData;
}

/** Always sent completely, whichever fields a request asks for. */
const completeCollections = new Set<CollectionName>(['menus']);

/** Language of an entry; most exist in French only (specification §3). */
export function localeOf(entry: ContentEntry): unknown {
  return entry.locale ?? 'fr';
}

interface StoreOptions {
  /** The start of the service, which relative dates count from. */
  now: Date;
  /** Decides which planned entries visitors may see; null: all are shown. */
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
  const { bySlug, relatedEntries, valuesAt } = createRelations(entries);

  function matches(collection: CollectionName, entry: ContentEntry, filter: Filter): boolean {
    if (filter.kind !== 'test') {
      const holds = (part: Filter) => matches(collection, entry, part);
      return filter.kind === 'and' ? filter.filters.every(holds) : filter.filters.some(holds);
    }
    const values = valuesAt(collection, entry, filter.path);
    if (filter.operator === '$null' || filter.operator === '$notNull') {
      const wantsNull = (filter.operator === '$null') === (filter.values[0] !== 'false');
      return values.every((value) => value === null) === wantsNull;
    }
    if (filter.operator === '$ne') return values.every((value) => !passesTest('$eq', value, filter.values));
    return values.some((value) => passesTest(filter.operator, value, filter.values));
  }

  const relatedBy = (entry: ContentEntry, { authored, to, many, ownerField }: RelationAttribute) =>
    relatedEntries(entry, {
      key: authored,
      to,
      many,
      ...(ownerField === null ? {} : { inverseOf: ownerField }),
    });
  const project = (collection: CollectionName, entry: ContentEntry, projection: Projection) =>
    completeCollections.has(collection) ? entry : projectEntry(collection, entry, projection, relatedBy);

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

/** Events use the local time of their campus, all other content that of Paris. */
function resolveAllDates(data: ContentData, now: Date): Entries {
  const zones = new Map(data.entries.campuses.map((campus) => [campus.slug, campus.timezone as string]));
  return Object.fromEntries(
    Object.entries(data.entries).map(([name, list]) => [
      name,
      list.map((entry) => resolveDates(entry, now, zones.get(entry.campus) ?? 'Europe/Paris')),
    ]),
  ) as Entries;
}
