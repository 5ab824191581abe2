/** The content types that have duties, and their entries as the rules read them. */
import type { Core } from '@strapi/strapi';
import { wholeOf } from '../content-api/model';

export const regulated = {
  'api::programme.programme': 'programme',
  'api::article.article': 'page',
} as const;
export type RegulatedUid = keyof typeof regulated;

export const isRegulated = (uid: string): uid is RegulatedUid => Object.hasOwn(regulated, uid);

export interface Draft extends Record<string, unknown> {
  documentId: string;
  title?: string;
}

const relations: Partial<Record<RegulatedUid, object>> = {
  'api::programme.programme': { campuses: { fields: ['slug'] } },
};

const populateOf = (uid: RegulatedUid) => ({ ...wholeOf(uid), ...relations[uid] });

/** @param params which: `documentId`, `locale` */
export async function findDraft(
  strapi: Core.Strapi,
  uid: RegulatedUid,
  params: object,
): Promise<Draft | null> {
  const query = { ...params, status: 'draft', populate: populateOf(uid) };
  return (await strapi.documents(uid as never).findOne(query as never)) as Draft | null;
}

/** The law asks for French pages. */
const languageOf = (uid: RegulatedUid) => (uid === 'api::article.article' ? { locale: 'fr' } : {});

export async function everyDraft(strapi: Core.Strapi, uid: RegulatedUid): Promise<Draft[]> {
  const query = { ...languageOf(uid), status: 'draft', populate: populateOf(uid) };
  return (await strapi.documents(uid as never).findMany(query as never)) as Draft[];
}

export async function publishedIds(strapi: Core.Strapi, uid: RegulatedUid): Promise<Set<string>> {
  const query = { ...languageOf(uid), status: 'published', fields: ['documentId'] };
  const found = (await strapi.documents(uid as never).findMany(query as never)) as Draft[];
  return new Set(found.map(({ documentId }) => documentId));
}
