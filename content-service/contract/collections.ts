/** Which folder of `data/` feeds which address, and how entries refer to each other. */
import type { z } from 'zod';
import type { CollectionName } from '../../content-model/collection-names';
import { answers } from '../../content-model/collections/answers';
import { articles } from '../../content-model/collections/articles';
import { campuses } from '../../content-model/collections/campuses';
import { careers } from '../../content-model/collections/careers';
import { events } from '../../content-model/collections/events';
import { faqs } from '../../content-model/collections/faqs';
import { menus } from '../../content-model/collections/menus';
import { news } from '../../content-model/collections/news';
import { newsCategories } from '../../content-model/collections/news-categories';
import { offers } from '../../content-model/collections/offers';
import { partners } from '../../content-model/collections/partners';
import { people } from '../../content-model/collections/people';
import { podcasts } from '../../content-model/collections/podcasts';
import { posts } from '../../content-model/collections/posts';
import { programmes } from '../../content-model/collections/programmes';
import { sectors } from '../../content-model/collections/sectors';
import {
  type Collection,
  entrySchema,
  type NamedRelation as Relation,
  relationsOf,
} from '../../content-model/entry';
import { authoredObject } from '../../content-model/field';
import { crm, labelsSchema, settings } from '../../content-model/singles';
import { authoring } from './authoring';

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
  sort: readonly string[];
  /** False where `{path}/{slug}` is no address of the collection. */
  bySlug: boolean;
}

export type { Relation };
export type ServedCollectionName = CollectionName;

function served(collection: Collection): ServedCollection {
  return { ...collection, schema: entrySchema(collection, authoring), relations: relationsOf(collection) };
}

export const servedCollections: Record<ServedCollectionName, ServedCollection> = {
  sectors: served(sectors),
  campuses: served(campuses),
  programmes: served(programmes),
  events: served(events),
  newsCategories: served(newsCategories),
  news: served(news),
  posts: served(posts),
  careers: served(careers),
  offers: served(offers),
  people: served(people),
  podcasts: served(podcasts),
  faqs: served(faqs),
  answers: served(answers),
  partners: served(partners),
  menus: served(menus),
  articles: served(articles),
};

/** Entries that stand alone: one file each. */
export const singles = {
  settings: { file: 'settings.json', schema: authoredObject(settings, authoring) },
  labels: { file: 'labels.json', schema: labelsSchema },
  /** Of the English pages; a school without English has none. */
  labelsInEnglish: { file: 'labels.en.json', schema: labelsSchema, absent: {} },
  crm: { file: 'crm.json', schema: authoredObject(crm, authoring) },
} as const;
