/** Finds the drafts that the rules of duties check. */
import type { Core } from '@strapi/strapi';
import { populateOf } from '../../content-api/served-types';
import { documentsOf, isLocalised } from '../../untyped-strapi';

export interface Draft extends Record<string, unknown> {
  documentId: string;
  title?: string;
  name?: string;
}

const relations: Readonly<Record<string, object>> = {
  'api::programme.programme': { campuses: { fields: ['slug'] } },
  'api::offer.offer': {
    campus: { fields: ['title'] },
    programmes: {
      fields: ['title', 'intakes'],
      populate: { duration: true, admission: true },
    },
  },
};

const populateWithRelations = (uid: string) => ({ ...populateOf(uid), ...relations[uid] });

/** @param params which: `documentId`, `locale` */
export async function findDraft(strapi: Core.Strapi, uid: string, params: object): Promise<Draft | null> {
  const query = { ...params, status: 'draft', populate: populateWithRelations(uid) };
  return documentsOf(strapi, uid).findOne(query);
}

/** The other published pages in the section of a draft. @param language `locale` of the draft */
export async function publishedPagesOfSection(
  strapi: Core.Strapi,
  draft: Draft,
  language: object,
): Promise<Draft[]> {
  const filters = { rubrique: draft.rubrique, documentId: { $ne: draft.documentId } };
  const query = { ...language, status: 'published', filters, fields: ['title', 'rubrique', 'slug'] };
  return documentsOf(strapi, 'api::article.article').findMany(query);
}

/** The law asks for French pages, and what editors have to complete is French, too. */
const inFrench = (strapi: Core.Strapi, uid: string) => (isLocalised(strapi, uid) ? { locale: 'fr' } : {});

export async function everyDraft(strapi: Core.Strapi, uid: string): Promise<Draft[]> {
  const query = { ...inFrench(strapi, uid), status: 'draft', populate: populateWithRelations(uid) };
  return documentsOf(strapi, uid).findMany(query);
}

export async function publishedIds(strapi: Core.Strapi, uid: string): Promise<Set<string>> {
  const query = { ...inFrench(strapi, uid), status: 'published', fields: ['documentId'] };
  const published: Draft[] = await documentsOf(strapi, uid).findMany(query);
  return new Set(published.map(({ documentId }) => documentId));
}
