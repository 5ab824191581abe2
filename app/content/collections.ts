/**
 * Every collection of the content service that the site reads, and the single entries. Purge, sitemaps, search and old
 * addresses are derived from the model's places. Pure data.
 */
import type { collections as modelled } from '../../content-model';
import type { Fields } from '../../content-model/field';
import { type Place, places, singlePlaces, type Visibility } from '../../content-model/places';

export type Collection = Place;

const { articles: pages, ...others } = places;
export const collections = { ...others, pages, ...singlePlaces };

export type CollectionName = keyof typeof collections;

/** Collections the site search reads: each needs a source. */
export type SearchedCollection = {
  [Name in keyof typeof modelled]: (typeof modelled)[Name] extends { views: { search: Fields } }
    ? Name extends 'articles'
      ? 'pages'
      : Name
    : never;
}[keyof typeof modelled];

/** Collections whose entries have pages of their own. */
export type PagedCollection = {
  [Name in CollectionName]: (typeof collections)[Name] extends { below: string } ? Name : never;
}[CollectionName];

export const allCollections: readonly Collection[] = Object.values(collections);

/** A collection whose entries appear, or go, at a moment that is planned. */
export type ScheduledCollection = Collection & { visible: Visibility };

export const scheduledCollections = allCollections.filter(
  (collection): collection is ScheduledCollection => collection.visible !== undefined,
);

/** Filter for entries with a date of publication; the service leaves out those whose date is to come. */
export const withPublishDate = { publishDate: { $notNull: true } };

type WithNamespace<Path extends string> = Path extends `{namespace}${infer Rest}` ? `${string}${Rest}` : Path;
type CollectionPath = `/${WithNamespace<(typeof collections)[CollectionName]['path']>}`;

/** Path below the API of a collection on this list, or of what is below one: the compiler refuses all others. */
export type ContentPath = CollectionPath | `${CollectionPath}/${string}`;

/** Path of a collection below the API. @param namespace `CONTENT_NAMESPACE` */
export function collectionPath({ path }: Pick<Collection, 'path'>, namespace: string): CollectionPath {
  return `/${path.replace('{namespace}', namespace)}` as CollectionPath;
}

/** The collection with a path on the list, `events`. */
export function collectionAt(path: string): Collection | undefined {
  return allCollections.find((collection) => collection.path === path);
}

/** The collection of the entries of a relation, by the name of its field: `programmes`, `campus`. */
export function collectionOfField(field: string): Collection | undefined {
  return allCollections.find(
    ({ path, models, aliases }) => path === field || models.includes(field) || aliases?.includes(field),
  );
}

/** The collection whose entries are below an address. @param section `/actualites` */
export function collectionBelow(section: string): Collection | undefined {
  return allCollections.find(({ below }) => below === section);
}

/** `/events` of `/events/portes-ouvertes-lyon`. */
export function collectionPathOf(path: string): string {
  return `/${path.split('/')[1] ?? ''}`;
}
