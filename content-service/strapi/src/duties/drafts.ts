/** Entries as the rules of their duties read them. */
import type { Core } from '@strapi/strapi';
import { wholeOf } from '../content-api/model';
import type { DutifulUid } from './kinds';

export interface Draft extends Record<string, unknown> {
  documentId: string;
  title?: string;
  name?: string;
}

const relations: Partial<Record<DutifulUid, object>> = {
  'api::programme.programme': { campuses: { fields: ['slug'] } },
  'api::offer.offer': {
    campus: { fields: ['title'] },
    programmes: {
      fields: ['title', 'intakes'],
      populate: { duration: true, admission: true },
    },
  },
};

const populateOf = (uid: DutifulUid) => ({ ...wholeOf(uid), ...relations[uid] });

/** @param params which: `documentId`, `locale` */
export async function findDraft(strapi: Core.Strapi, uid: DutifulUid, params: object): Promise<Draft | null> {
  const query = { ...params, status: 'draft', populate: populateOf(uid) };
  return (await strapi.documents(uid as never).findOne(query as never)) as Draft | null;
}

/** The published pages of the draft's section, without its own. @param language `locale` of the draft */
export async function pagesBeside(strapi: Core.Strapi, draft: Draft, language: object): Promise<Draft[]> {
  const filters = { rubrique: draft.rubrique, documentId: { $ne: draft.documentId } };
  const query = { ...language, status: 'published', filters, fields: ['title', 'rubrique', 'slug'] };
  return (await strapi.documents('api::article.article' as never).findMany(query as never)) as Draft[];
}

/** The law asks for French pages, and what editors have to complete is French, too. */
const inLanguages: readonly DutifulUid[] = [
  'api::article.article',
  'api::menu-enrichi.menu-enrichi',
  'api::label.label',
];
const languageOf = (uid: DutifulUid) => (inLanguages.includes(uid) ? { locale: 'fr' } : {});

export async function everyDraft(strapi: Core.Strapi, uid: DutifulUid): Promise<Draft[]> {
  const query = { ...languageOf(uid), status: 'draft', populate: populateOf(uid) };
  return (await strapi.documents(uid as never).findMany(query as never)) as Draft[];
}

export async function publishedIds(strapi: Core.Strapi, uid: DutifulUid): Promise<Set<string>> {
  const query = { ...languageOf(uid), status: 'published', fields: ['documentId'] };
  const found = (await strapi.documents(uid as never).findMany(query as never)) as Draft[];
  return new Set(found.map(({ documentId }) => documentId));
}
