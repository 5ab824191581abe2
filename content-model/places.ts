/**
 * The one table of collections and single entries: their addresses in the API and on the site. Their fields are in
 * `collections/`. Pure data: the start of the site reads it, and no field with it.
 */

/** Names of the fields that say from when, and until when, visitors see an entry: a day or a moment, in Paris. */
export interface Visibility {
  readonly from: string;
  readonly until?: string;
}

/** The pages for the entries of a content service, and the effects of changes on other collections. */
export interface Place {
  /** Path below the API base; `{namespace}` is replaced by `CONTENT_NAMESPACE`. */
  readonly path: string;
  /** Model names in the content service's webhook, beside the path; the first is Strapi's own, of one entry. */
  readonly models: readonly [string, ...string[]];
  /** What the rules of duties call its entries; without it, its entries have none. */
  readonly kind?: string;
  /** Its names in fields of other collections, beside its path and models. */
  readonly aliases?: readonly string[];
  /** Paths of collections of which every answer is made of all entries of this one, `crm-links`. */
  readonly feeds?: readonly string[];
  /** Path above an entry's page; without it entries have no page. */
  readonly below?: `/${string}`;
  /** The site has no list of the entries: the page at `below`, if there is one, is an editor's. */
  readonly unlisted?: true;
  /** The page for entries without one of their own, if it is always the same: a preview of them opens it. */
  readonly shownOn?: `/${string}`;
  /** Name of the entries' sitemap, known to search engines; without it they are in none, or in that of the pages. */
  readonly sitemap?: string;
  /** Whether visitors see only entries with a date of publication. */
  readonly dated?: true;
  /** Without it, visitors see an entry as soon as it is published. */
  readonly visible?: Visibility;
}

/** From its date of publication on. */
const sincePublication: Visibility = { from: 'publishDate' };

/** In the order of the service's description. */
export const places = {
  sectors: { path: 'sectors', models: ['sector'], shownOn: '/formations' },
  campuses: {
    path: 'campuses',
    models: ['campus'],
    kind: 'campus',
    feeds: ['crm-links'],
    below: '/campus',
    sitemap: 'campus',
  },
  programmes: {
    path: 'programmes',
    models: ['programme', 'course'],
    kind: 'programme',
    aliases: ['followOn'],
    // A campus and a career list the programmes that name them; the message need not name these.
    feeds: ['crm-links', 'campuses', 'careers'],
    below: '/formations',
    sitemap: 'formations',
  },
  events: { path: 'events', models: ['event'], kind: 'event', below: '/agenda', sitemap: 'agenda' },
  newsCategories: {
    path: 'news-categories',
    models: ['news-category'],
    aliases: ['cat_news'],
    shownOn: '/actualites',
  },
  news: {
    path: '{namespace}-news',
    models: ['news-item', 'news'],
    kind: 'news-item',
    below: '/actualites',
    sitemap: 'actualites',
    dated: true,
    visible: sincePublication,
  },
  posts: {
    path: '{namespace}-posts',
    models: ['post'],
    kind: 'post',
    below: '/blog',
    sitemap: 'blog',
    dated: true,
    visible: sincePublication,
  },
  careers: {
    path: 'careers',
    models: ['career'],
    kind: 'career',
    below: '/metiers',
    unlisted: true,
    sitemap: 'metiers',
  },
  offers: {
    path: 'offers',
    models: ['offer'],
    kind: 'offer',
    below: '/offres-alternance',
    sitemap: 'offres',
    visible: sincePublication,
  },
  works: { path: 'works', models: ['work'], kind: 'work', below: '/travaux', sitemap: 'travaux' },
  people: { path: 'people', models: ['person'], kind: 'person' },
  podcasts: { path: 'podcasts', models: ['podcast'], kind: 'podcast', visible: sincePublication },
  faqs: { path: 'faqs', models: ['faq'], kind: 'faq' },
  answers: { path: 'answers', models: ['answer'], kind: 'answer' },
  synonyms: { path: 'synonyms', models: ['synonym'] },
  partners: { path: 'partners', models: ['partner'], kind: 'partner' },
  menus: { path: 'menu-enrichis', models: ['menu-enrichi', 'menu'], kind: 'menu', shownOn: '/' },
  // Their addresses consist of section and slug.
  articles: {
    path: '{namespace}-articles',
    models: ['article'],
    kind: 'page',
    visible: { from: 'visibleFrom', until: 'visibleUntil' },
  },
  redirects: { path: 'redirects', models: ['redirect'] },
} as const satisfies Record<string, Place>;

export type CollectionName = keyof typeof places;

export const singlePlaces = {
  settings: { path: 'users', models: ['setting', 'user'], kind: 'settings', feeds: ['users'], shownOn: '/' },
  labels: { path: 'labels', models: ['label'], kind: 'label', shownOn: '/' },
  crmLinks: { path: 'crm-links', models: ['crm-setting', 'crm-link'], feeds: ['crm-links'] },
} as const satisfies Record<string, Place>;

/** Kinds of entries that have duties: those of the law, or those of their pictures. */
export type EntryKind = Extract<
  (typeof places)[CollectionName] | (typeof singlePlaces)[keyof typeof singlePlaces],
  { kind: string }
>['kind'];

/** Strapi's name of a content type, by its name of one entry. */
export const uidOf = (singular: string): string => `api::${singular}.${singular}`;

/** The place of each kind of entries. */
export const placesByKind: Readonly<Record<EntryKind, Place>> = Object.fromEntries(
  Object.values<Place>({ ...places, ...singlePlaces }).flatMap((place) =>
    place.kind === undefined ? [] : [[place.kind, place]],
  ),
) as Record<EntryKind, Place>;
