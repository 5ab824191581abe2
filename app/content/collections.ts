/**
 * Every collection of the content service that the site reads, and what stands alone. Purge, sitemaps, search and old
 * addresses are derived from the model's list. Pure data.
 */
import { collections as modelled } from '../../content-model';
import { type Place, relationsOf } from '../../content-model/entry';
import type { Fields } from '../../content-model/field';
import { singlePlaces } from '../../content-model/singles';
import type { Filters } from './query';

export type Collection = Place;

const { articles: pages, ...others } = modelled;
export const collections = { ...others, pages, ...singlePlaces };

export type CollectionName = keyof typeof collections;
type Viewed<View extends string> = {
  [Name in CollectionName]: (typeof collections)[Name] extends { views: { [V in View]: Fields } }
    ? Name
    : never;
}[CollectionName];
/** Collections the site search reads: each needs a source. */
export type SearchedCollection = Viewed<'search'>;

const all: readonly Collection[] = Object.values(collections);

/** Of what has a date of publication, that which has come out. */
export const published: Filters = { publishDate: { $notNull: true } };

/** Path of a collection below the API. @param namespace `CONTENT_NAMESPACE` */
export function collectionPath({ path }: Pick<Collection, 'path'>, namespace: string): `/${string}` {
  return `/${path.replace('{namespace}', namespace)}`;
}

/** The collection of a path on this list. */
export function collectionAt(path: string): Collection | undefined {
  return all.find((collection) => collection.path === path);
}

/** By the name of a relation: `followOn`, `cat_news`. */
const byRelation = new Map<string, Collection>(
  Object.values(modelled).flatMap((collection) =>
    relationsOf(collection).map(({ key, to }) => [key, modelled[to]] as const),
  ),
);

/** The collection a relation's entries are of, by the name of its field: `programmes`, `campus`. */
export function collectionOfField(field: string): Collection | undefined {
  return byRelation.get(field) ?? all.find(({ path, models }) => path === field || models.includes(field));
}

/** The collection whose entries stand below an address. @param section `/actualites` */
export function collectionBelow(section: string): Collection | undefined {
  return all.find(({ below }) => below === section);
}

export type Mapped = (typeof collections)[Exclude<Viewed<'sitemap'>, 'pages'>];

/** Collections with a sitemap of their own, by its name. */
export const mappedCollections: ReadonlyMap<string, Mapped> = new Map(
  Object.values<Place>(collections).flatMap((collection) =>
    collection.sitemap === null ? [] : [[collection.sitemap, collection as Mapped] as const],
  ),
);
