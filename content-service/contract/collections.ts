/** Which folder of `data/` feeds which address, and how entries refer to each other. */
import type { z } from 'zod';
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
  /** What one entry is called, where entries have models: `news-item`. */
  singular: string;
  /** The same in French, for editors: one, several. */
  called: readonly [one: string, several: string];
  /** Whether editors prepare a draft and somebody publishes it. */
  drafts: boolean;
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
  | 'answers'
  | 'partners'
  | 'menus'
  | 'articles';

export const servedCollections: Record<ServedCollectionName, ServedCollection> = {
  sectors: {
    singular: 'sector',
    called: ['Domaine', 'Domaines'],
    drafts: false,
    path: 'sectors',
    folder: 'sectors',
    schema: schemas.sectorSchema,
    relations: [],
    sort: ['position'],
    bySlug: true,
  },
  campuses: {
    singular: 'campus',
    called: ['Campus', 'Campus'],
    drafts: true,
    path: 'campuses',
    folder: 'campuses',
    schema: schemas.campusSchema,
    relations: [{ key: 'programmes', to: 'programmes', many: true, inverseOf: 'campuses' }],
    sort: ['slug'],
    bySlug: true,
  },
  programmes: {
    singular: 'programme',
    called: ['Formation', 'Formations'],
    drafts: true,
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
    singular: 'event',
    called: ['Événement', 'Agenda'],
    drafts: true,
    path: 'events',
    folder: 'events',
    schema: schemas.eventSchema,
    relations: [one('campus', 'campuses'), many('programmes', 'programmes')],
    sort: ['dateStart'],
    bySlug: true,
  },
  newsCategories: {
    singular: 'news-category',
    called: ['Catégorie d’actualités', 'Catégories d’actualités'],
    drafts: false,
    path: 'news-categories',
    folder: 'news-categories',
    schema: schemas.newsCategorySchema,
    relations: [],
    sort: ['title'],
    bySlug: true,
  },
  news: {
    singular: 'news-item',
    called: ['Actualité', 'Actualités'],
    drafts: true,
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
    singular: 'post',
    called: ['Article de blog', 'Blog'],
    drafts: true,
    path: '{namespace}-posts',
    folder: 'posts',
    schema: schemas.postSchema,
    relations: [many('programmes', 'programmes')],
    sort: ['publishDate:desc'],
    bySlug: true,
  },
  careers: {
    singular: 'career',
    called: ['Métier', 'Métiers'],
    drafts: true,
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
    singular: 'offer',
    called: ['Offre d’alternance', 'Offres d’alternance'],
    drafts: true,
    path: 'offers',
    folder: 'offers',
    schema: schemas.offerSchema,
    relations: [one('campus', 'campuses'), one('sector', 'sectors'), many('programmes', 'programmes')],
    sort: ['publishDate:desc'],
    bySlug: true,
  },
  people: {
    singular: 'person',
    called: ['Ancien élève', 'Anciens élèves'],
    drafts: true,
    path: 'people',
    folder: 'people',
    schema: schemas.personSchema,
    relations: [one('programme', 'programmes'), one('campus', 'campuses')],
    sort: ['slug'],
    bySlug: true,
  },
  podcasts: {
    singular: 'podcast',
    called: ['Podcast', 'Podcasts'],
    drafts: true,
    path: 'podcasts',
    folder: 'podcasts',
    schema: schemas.podcastSchema,
    relations: [],
    sort: ['number:desc'],
    bySlug: true,
  },
  faqs: {
    singular: 'faq',
    called: ['Question fréquente', 'Questions fréquentes'],
    drafts: true,
    path: 'faqs',
    folder: 'faqs',
    schema: schemas.faqSchema,
    relations: [],
    sort: ['topic', 'position'],
    bySlug: true,
  },
  answers: {
    singular: 'answer',
    called: ['Réponse de la recherche', 'Réponses de la recherche'],
    drafts: true,
    path: 'answers',
    folder: 'answers',
    schema: schemas.answerSchema,
    relations: [],
    sort: ['position'],
    bySlug: true,
  },
  partners: {
    singular: 'partner',
    called: ['Partenaire', 'Partenaires'],
    drafts: true,
    path: 'partners',
    folder: 'partners',
    schema: schemas.partnerSchema,
    relations: [],
    sort: ['name'],
    bySlug: true,
  },
  menus: {
    singular: 'menu-enrichi',
    called: ['Menu', 'Menus'],
    drafts: true,
    path: 'menu-enrichis',
    folder: 'menus',
    schema: schemas.menuSchema,
    relations: [],
    sort: ['type'],
    bySlug: false,
  },
  articles: {
    singular: 'article',
    called: ['Page', 'Pages'],
    drafts: true,
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
