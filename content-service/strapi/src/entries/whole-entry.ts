/** A whole entry as plain data, with its pictures and related entries by name, and back. */
import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { wholeOf } from '../content-api/model';
import { table } from '../tables';
import { titleOf } from './entry-names';
import type { Whole } from './whole';

interface LinkedEntry {
  documentId: string;
  title: string;
}

interface Picture {
  id: number;
  name: string;
}

export interface Attribute {
  type: string;
  target?: string;
  /** 'oneToOne', 'manyToMany' … */
  relation?: string;
  component?: string;
}

/** Which version of which document; types without languages have none. */
export interface Which {
  documentId: string;
  locale: string | null;
  status: 'draft' | 'published';
}

export const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  Boolean(strapi.contentTypes[uid as never]?.['options']?.['draftAndPublish']);

/** The fields of a type or a component that editors write, those that a school has added included. */
export function fieldsOf(strapi: Core.Strapi, uid: string): [name: string, attribute: Attribute][] {
  const model = strapi.getModel(uid as never) as { attributes: Record<string, Attribute> };
  const visible = new Set(contentTypes.getVisibleAttributes(model as never));
  return Object.entries(model.attributes).filter(([name]) => visible.has(name));
}

export async function findWhole(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: Which,
): Promise<Whole | null> {
  const relations = fieldsOf(strapi, uid).filter(([, { type }]) => type === 'relation');
  const populate = { ...wholeOf(uid), ...Object.fromEntries(relations.map(([name]) => [name, true])) };
  const query = { documentId, status, populate, ...(locale ? { locale } : {}) };
  const entry = await strapi.documents(uid as never).findOne(query as never);
  return entry && plain(strapi, uid, entry as Whole);
}

/** An entry as Strapi reads it, or as the panel's form has it, as plain data. */
export function plain(strapi: Core.Strapi, uid: string, entry: Whole): Whole {
  return Object.fromEntries(
    fieldsOf(strapi, uid).map(([name, attribute]) => [name, plainValue(strapi, attribute, entry[name])]),
  );
}

function plainValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  const { type, component } = attribute;
  if (type === 'json') return value ?? null;
  if (type === 'relation')
    return [value ?? []].flat().map((one): LinkedEntry => {
      const { documentId } = one as LinkedEntry;
      return { documentId, title: titleOf(one as object) };
    });
  if (Array.isArray(value)) return value.map((one) => plainValue(strapi, attribute, one));
  if (value === null || value === undefined) return null;
  if (type === 'media') {
    const { id, name } = value as Picture;
    return { id, name };
  }
  if (type === 'component') return plain(strapi, component as string, value as Whole);
  if (type === 'dynamiczone') {
    const { __component } = value as { __component: string };
    return { __component, ...plain(strapi, __component, value as Whole) };
  }
  return value;
}

/** What Strapi writes for a whole entry; a picture or an entry that is gone is left out, and a field without a model. */
export async function dataOf(strapi: Core.Strapi, uid: string, whole: Whole): Promise<Whole> {
  const data: Whole = {};
  for (const [name, attribute] of fieldsOf(strapi, uid))
    if (name in whole) data[name] = await writtenValue(strapi, attribute, whole[name]);
  return data;
}

async function writtenValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): Promise<unknown> {
  const { type, target, component } = attribute;
  if (value === null || type === 'json') return value;
  if (type === 'relation') {
    const ids = (value as LinkedEntry[]).map(({ documentId }) => documentId);
    const rows = await table(strapi, target as string).findMany({ where: { documentId: { $in: ids } } });
    const standing = new Set(rows.map(({ documentId }: LinkedEntry) => documentId));
    return { set: ids.filter((id) => standing.has(id)) };
  }
  if (Array.isArray(value)) {
    const written: unknown[] = [];
    for (const one of value) written.push(await writtenValue(strapi, attribute, one));
    return written.filter((one) => one !== null);
  }
  if (type === 'media') {
    const { id } = value as Picture;
    return (await table(strapi, 'plugin::upload.file').findOne({ where: { id } })) ? id : null;
  }
  if (type === 'component') return dataOf(strapi, component as string, value as Whole);
  if (type === 'dynamiczone') {
    const { __component } = value as { __component: string };
    // A block that a newer version no longer has.
    if (!strapi.components[__component as never]) return null;
    return { __component, ...(await dataOf(strapi, __component, value as Whole)) };
  }
  return value;
}

interface Row {
  id: number;
  locale: string | null;
  updatedAt: string;
  updatedBy?: Account | null;
}

/** The rows of a document that visitors see, one a language; of a type without drafts: all. */
export async function rowsOnline(strapi: Core.Strapi, uid: string, documentId: string): Promise<Row[]> {
  const where = { documentId, ...(hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {}) };
  return table(strapi, uid).findMany({
    where,
    select: ['id', 'locale', 'updatedAt'],
    populate: { updatedBy: true },
  });
}

/** The languages that a document is written in, drafts or not; [null] of a type without languages. */
export async function languagesOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<(string | null)[]> {
  const rows: Row[] = await table(strapi, uid).findMany({ where: { documentId }, select: ['id', 'locale'] });
  return [...new Set(rows.map(({ locale }) => locale ?? null))];
}

interface Account {
  firstname?: string | null;
  lastname?: string | null;
  username?: string | null;
}

/** @returns '' where nobody signed in, or the account is gone */
export const accountName = (account: Account | null | undefined): string =>
  [account?.firstname, account?.lastname].filter(Boolean).join(' ') || account?.username || '';

/** The account that makes the present change. */
export const presentAuthor = (strapi: Core.Strapi): string =>
  accountName(strapi.requestContext.get()?.state?.['user']);
