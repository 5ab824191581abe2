/** Which folder of `data/` feeds which address, and how entries refer to each other. */
import type { z } from 'zod/v4';
import * as schemas from './schemas/collections';

/** A reference from one entry to others: `key` holds slugs in the file and entries on the wire. */
export interface Relation {
  key: string;
  to: ServedCollectionName;
  many: boolean;
  /** The wire's name of the reference where it differs from the file's. */
  wireKey?: string;
  /** Set when the slugs stand in the other collection's entries, under this key. */
  inverseOf?: string;
}

export interface ServedCollection {
  /** Path below the API base; `{namespace}` is replaced by `CONTENT_NAMESPACE`. */
  path: string;
  folder: string;
  schema: z.ZodType;
  relations: Relation[];
  /** Default order when the query names none. */
  sort: string[];
  /** False where `{path}/{slug}` is no address of the collection. */
  bySlug: boolean;
}

const one = (key: string, to: ServedCollectionName): Relation => ({ key, to, many: false });
const many = (key: string, to: ServedCollectionName): Relation => ({ key, to, many: true });

export type ServedCollectionName =
  | 'sectors'
  | 'campuses'
  | 'programmes'
  | 'events'
  | 'newsCategories'
  | 'news'
  | 'posts'
  | 'careers'
  | 'offers'
  | 'people'
  | 'podcasts'
  | 'faqs'
  | 'partners'
  | 'menus'
  | 'articles';

export const servedCollections: Record<ServedCollectionName, ServedCollection> = {
  sectors: {
    path: 'sectors',
    folder: 'sectors',
    schema: schemas.sectorSchema,
    relations: [],
    sort: ['position'],
    bySlug: true,
  },
  campuses: {
    path: 'campuses',
    folder: 'campuses',
    schema: schemas.campusSchema,
    relations: [{ key: 'programmes', to: 'programmes', many: true, inverseOf: 'campuses' }],
    sort: ['slug'],
    bySlug: true,
  },
  programmes: {
    path: 'programmes',
    folder: 'programmes',
    schema: schemas.programmeSchema,
    relations: [
      one('sector', 'sectors'),
      many('campuses', 'campuses'),
      many('followOn', 'programmes'),
      many('careers', 'careers'),
    ],
    sort: ['exitLevel', 'title'],
    bySlug: true,
  },
  events: {
    path: 'events',
    folder: 'events',
    schema: schemas.eventSchema,
    relations: [one('campus', 'campuses'), many('programmes', 'programmes')],
    sort: ['dateStart'],
    bySlug: true,
  },
  newsCategories: {
    path: 'news-categories',
    folder: 'news-categories',
    schema: schemas.newsCategorySchema,
    relations: [],
    sort: ['title'],
    bySlug: true,
  },
  news: {
    path: '{namespace}-news',
    folder: 'news',
    schema: schemas.newsSchema,
    relations: [
      one('cat_news', 'newsCategories'),
      { ...many('campuses', 'campuses'), wireKey: 'campus_infos' },
      many('programmes', 'programmes'),
    ],
    sort: ['publishDate:desc'],
    bySlug: true,
  },
  posts: {
    path: '{namespace}-posts',
    folder: 'posts',
    schema: schemas.postSchema,
    relations: [many('programmes', 'programmes')],
    sort: ['publishDate:desc'],
    bySlug: true,
  },
  careers: {
    path: 'careers',
    folder: 'careers',
    schema: schemas.careerSchema,
    relations: [
      one('sector', 'sectors'),
      { key: 'programmes', to: 'programmes', many: true, inverseOf: 'careers' },
    ],
    sort: ['title'],
    bySlug: true,
  },
  offers: {
    path: 'offers',
    folder: 'offers',
    schema: schemas.offerSchema,
    relations: [one('campus', 'campuses'), one('sector', 'sectors'), many('programmes', 'programmes')],
    sort: ['publishDate:desc'],
    bySlug: true,
  },
  people: {
    path: 'people',
    folder: 'people',
    schema: schemas.personSchema,
    relations: [one('programme', 'programmes'), one('campus', 'campuses')],
    sort: ['slug'],
    bySlug: true,
  },
  podcasts: {
    path: 'podcasts',
    folder: 'podcasts',
    schema: schemas.podcastSchema,
    relations: [],
    sort: ['number:desc'],
    bySlug: true,
  },
  faqs: {
    path: 'faqs',
    folder: 'faqs',
    schema: schemas.faqSchema,
    relations: [],
    sort: ['topic', 'position'],
    bySlug: true,
  },
  partners: {
    path: 'partners',
    folder: 'partners',
    schema: schemas.partnerSchema,
    relations: [],
    sort: ['name'],
    bySlug: true,
  },
  menus: {
    path: 'menu-enrichis',
    folder: 'menus',
    schema: schemas.menuSchema,
    relations: [],
    sort: ['type'],
    bySlug: false,
  },
  articles: {
    path: '{namespace}-articles',
    folder: 'articles',
    schema: schemas.articleSchema,
    relations: [],
    sort: ['rubrique', 'position'],
    bySlug: false,
  },
};

/** Entries that stand alone: one file each. */
export const singles = {
  settings: { file: 'settings.json', schema: schemas.settingsSchema },
  labels: { file: 'labels.json', schema: schemas.labelsSchema },
  /** Of the English pages; a school without English has none. */
  labelsInEnglish: { file: 'labels.en.json', schema: schemas.labelsSchema, absent: {} },
  crm: { file: 'crm.json', schema: schemas.crmSchema },
} as const;
