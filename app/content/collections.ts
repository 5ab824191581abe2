/**
 * Every collection of the content service that the site reads. Purge, sitemaps, search and old addresses are
 * derived from this list. Pure data.
 */
import type { Filters } from './query';

export interface Collection {
  /** First segment of its path below the API; `{namespace}` is `CONTENT_NAMESPACE`. */
  path: string;
  /** Model names in the content service's webhook, beside the collection's path; the first is Strapi's own. */
  models: readonly string[];
  /** Names of relations to it, beside its path and models. */
  relations?: readonly string[];
  /** Paths of collections of which every answer is made of all entries of this one, `crm-links`. */
  feeds?: readonly string[];
  /** Path above an entry's page; null: entries have no page of their own. */
  below: `/${string}` | null;
  /** Page that shows entries without one of their own, where it is always the same: a preview of them opens it. */
  shownOn?: `/${string}`;
  /** The entries' sitemap; null: they are in none, or in that of the editorial pages. */
  sitemap: CollectionSitemap | null;
  /** Whether the site search reads it. */
  searched: boolean;
}

export interface CollectionSitemap {
  /** `/sitemaps/{name}.xml`; must not change, since search engines know it. */
  name: string;
  /** Fields to ask for: the content service refuses fields a collection does not have. */
  fields: readonly ('slug' | 'updatedOn' | 'publishDate' | 'startsOn' | 'closesOn')[];
  /** The first that an entry has. */
  pictures: readonly ('plate' | 'image' | 'focusImage')[];
  /** Whether entries have head data of their own. */
  hasHead: boolean;
  filters?: Filters;
}

const published: Filters = { publishDate: { $notNull: true } };
const part = (path: string, ...models: string[]): Collection => ({
  path,
  models,
  below: null,
  sitemap: null,
  searched: false,
});

export const collections = {
  programmes: {
    path: 'programmes',
    models: ['programme', 'course'],
    relations: ['followOn'],
    // A campus and a career list the programmes that name them; the message need not tell which these are.
    feeds: ['crm-links', 'campuses', 'careers'],
    below: '/formations',
    sitemap: {
      name: 'formations',
      fields: ['slug', 'updatedOn'],
      pictures: ['plate', 'image'],
      hasHead: true,
    },
    searched: true,
  },
  campuses: {
    path: 'campuses',
    models: ['campus'],
    feeds: ['crm-links'],
    below: '/campus',
    sitemap: { name: 'campus', fields: ['slug'], pictures: ['image'], hasHead: true },
    searched: true,
  },
  careers: {
    path: 'careers',
    models: ['career'],
    below: '/metiers',
    sitemap: { name: 'metiers', fields: ['slug'], pictures: ['image'], hasHead: true },
    searched: true,
  },
  events: {
    path: 'events',
    models: ['event'],
    below: '/agenda',
    sitemap: { name: 'agenda', fields: ['slug'], pictures: ['image'], hasHead: true },
    searched: true,
  },
  news: {
    path: '{namespace}-news',
    models: ['news-item', 'news'],
    below: '/actualites',
    sitemap: {
      name: 'actualites',
      fields: ['slug', 'publishDate'],
      pictures: ['focusImage'],
      hasHead: true,
      filters: published,
    },
    searched: true,
  },
  posts: {
    path: '{namespace}-posts',
    models: ['post'],
    below: '/blog',
    sitemap: {
      name: 'blog',
      fields: ['slug', 'publishDate'],
      pictures: ['focusImage'],
      hasHead: true,
      filters: published,
    },
    searched: true,
  },
  offers: {
    path: 'offers',
    models: ['offer'],
    below: '/offres-alternance',
    sitemap: {
      name: 'offres',
      fields: ['slug', 'publishDate', 'startsOn', 'closesOn'],
      pictures: [],
      hasHead: false,
    },
    searched: false,
  },
  // Their addresses consist of section and slug, and they share the sitemap of the screens.
  pages: { ...part('{namespace}-articles', 'article'), searched: true },
  menus: { ...part('menu-enrichis', 'menu-enrichi', 'menu'), shownOn: '/' },
  settings: { ...part('users', 'setting', 'user'), feeds: ['users'], shownOn: '/' },
  labels: { ...part('labels', 'label'), shownOn: '/' },
  crmLinks: { ...part('crm-links', 'crm-setting', 'crm-link'), feeds: ['crm-links'] },
  faqs: part('faqs', 'faq'),
  answers: { ...part('answers', 'answer'), searched: true },
  newsCategories: {
    ...part('news-categories', 'news-category'),
    relations: ['cat_news'],
    shownOn: '/actualites',
  },
  partners: part('partners', 'partner'),
  people: part('people', 'person'),
  podcasts: part('podcasts', 'podcast'),
  sectors: { ...part('sectors', 'sector'), shownOn: '/formations' },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
/** Collections the site search reads: each needs a source. */
export type SearchedCollection = {
  [Name in CollectionName]: (typeof collections)[Name]['searched'] extends true ? Name : never;
}[CollectionName];

const all: readonly Collection[] = Object.values(collections);

/** Path of a collection below the API. @param namespace `CONTENT_NAMESPACE` */
export function collectionPath({ path }: Pick<Collection, 'path'>, namespace: string): `/${string}` {
  return `/${path.replace('{namespace}', namespace)}`;
}

/** The collection of a path on this list. */
export function collectionAt(path: string): Collection | undefined {
  return all.find((collection) => collection.path === path);
}

/** The collection a relation's entries are of, by the name of its field: `programmes`, `campus`. */
export function collectionOfField(field: string): Collection | undefined {
  return all.find(
    ({ path, models, relations }) => path === field || models.includes(field) || relations?.includes(field),
  );
}

/** The collection whose entries stand below an address. @param section `/actualites` */
export function collectionBelow(section: string): Collection | undefined {
  return all.find(({ below }) => below === section);
}

/** Collections with a sitemap of their own, by its name. */
export const mappedCollections: ReadonlyMap<
  string,
  Collection & { below: string; sitemap: CollectionSitemap }
> = new Map(
  all.flatMap((collection) => {
    const { below, sitemap } = collection;
    return below && sitemap ? [[sitemap.name, { ...collection, below, sitemap }] as const] : [];
  }),
);
