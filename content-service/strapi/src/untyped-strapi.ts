/**
 * Where Strapi's types end. They know a content type by a literal name that Strapi's own tool generates, and the fields
 * of a query by that name; here the names are values of the contract. What reads and writes entries by such a name casts
 * only here.
 */
import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';

export interface Attribute {
  type: string;
  target?: string;
  /** 'oneToOne', 'manyToMany' … */
  relation?: string;
  component?: string;
  enum?: readonly string[];
  options?: { words?: readonly string[] };
}

/** A content type or a component. */
export interface Model {
  uid: string;
  kind?: string;
  info?: { displayName?: string };
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
  attributes: Record<string, Attribute>;
}

/** @returns undefined for one that a newer version no longer has */
export const modelOf = (strapi: Core.Strapi, uid: string): Model | undefined => strapi.getModel(uid as never);

/** The fields of a type or a component that editors write, those that a school has added included. */
export function visibleAttributes(strapi: Core.Strapi, uid: string): Record<string, Attribute> {
  const model = modelOf(strapi, uid);
  const names: string[] = model ? contentTypes.getVisibleAttributes(model as never) : [];
  return Object.fromEntries(
    names.flatMap((name) => (model?.attributes[name] ? [[name, model.attributes[name]]] : [])),
  );
}

export const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  Boolean(modelOf(strapi, uid)?.options?.draftAndPublish);

export const isLocalised = (strapi: Core.Strapi, uid: string): boolean =>
  Boolean(modelOf(strapi, uid)?.pluginOptions?.i18n?.localized);

/** Strapi's documents of a type. The caller says what its query selects. */
interface Documents {
  findMany<Entry>(query?: object): Promise<Entry[]>;
  findFirst<Entry>(query?: object): Promise<Entry | null>;
  findOne<Entry>(query: object): Promise<Entry | null>;
  count(query?: object): Promise<number>;
  create(written: object): Promise<{ documentId: string }>;
  update(written: object): Promise<unknown>;
  delete(which: object): Promise<unknown>;
  publish(which: object): Promise<unknown>;
}

export const documentsOf = (strapi: Core.Strapi, uid: string): Documents =>
  strapi.documents(uid as never) as unknown as Documents;

/** Rows of a table: of a content type, of a plugin, or of `tables.ts`. */
interface Rows {
  findMany<Row>(query: object): Promise<Row[]>;
  findOne<Row>(query: object): Promise<Row | null>;
  create(query: object): Promise<{ id: number }>;
  deleteMany(query: object): Promise<{ count: number }>;
  /** @returns the parts or entries in a field of a row */
  load(row: { id: number }, field: string): Promise<unknown>;
}

export const table = (strapi: Core.Strapi, uid: string): Rows =>
  strapi.db.query(uid as never) as unknown as Rows;
