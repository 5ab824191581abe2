/** Converts a whole entry to plain data, which names its pictures and related entries, and back. */
import type { Core } from '@strapi/strapi';
import { populateOf } from '../content-api/served-types';
import { type Attribute, documentsOf, modelOf, table, visibleAttributes } from '../untyped-strapi';
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

/** A document in one language, or in none where its type has none, as a draft or as published. */
export interface DocumentVersion {
  documentId: string;
  locale: string | null;
  status: 'draft' | 'published';
}

/** The fields of a type or a component that editors write, those that a school has added included. */
export function fieldsOf(strapi: Core.Strapi, uid: string): [name: string, attribute: Attribute][] {
  return Object.entries(visibleAttributes(strapi, uid));
}

export async function findWhole(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: DocumentVersion,
): Promise<Whole | null> {
  const relations = fieldsOf(strapi, uid).filter(([, { type }]) => type === 'relation');
  const populate = { ...populateOf(uid), ...Object.fromEntries(relations.map(([name]) => [name, true])) };
  const query = { documentId, status, populate, ...(locale ? { locale } : {}) };
  const entry: Whole | null = await documentsOf(strapi, uid).findOne(query);
  return entry && plain(strapi, uid, entry);
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
    return ([value ?? []].flat() as LinkedEntry[]).map((entry) => ({
      documentId: entry.documentId,
      title: titleOf(entry),
    }));
  if (Array.isArray(value)) return value.map((item) => plainValue(strapi, attribute, item));
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

/** The data with which Strapi writes an entry again, without pictures, entries and fields that no longer exist. */
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
    const where = { documentId: { $in: ids } };
    const rows: LinkedEntry[] = await table(strapi, target as string).findMany({ where });
    const existingIds = new Set(rows.map(({ documentId }) => documentId));
    return { set: ids.filter((id) => existingIds.has(id)) };
  }
  if (Array.isArray(value)) {
    const writtenItems: unknown[] = [];
    for (const item of value) writtenItems.push(await writtenValue(strapi, attribute, item));
    return writtenItems.filter((item) => item !== null);
  }
  if (type === 'media') {
    const { id } = value as Picture;
    return (await table(strapi, 'plugin::upload.file').findOne({ where: { id } })) ? id : null;
  }
  if (type === 'component') return dataOf(strapi, component as string, value as Whole);
  if (type === 'dynamiczone') {
    const { __component } = value as { __component: string };
    // A block that a newer version no longer has.
    if (!modelOf(strapi, __component)) return null;
    return { __component, ...(await dataOf(strapi, __component, value as Whole)) };
  }
  return value;
}
