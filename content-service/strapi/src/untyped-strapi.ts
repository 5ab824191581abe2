/**
 * Where Strapi's types end. They know a content type by a literal name that Strapi's own tool generates, and the fields
 * of a query by that name; here the names are values of the contract. Its own services it types loosely or too
 * narrowly. Only this file casts.
 */
import type { Core, UID } from '@strapi/strapi';
import { contentTypes, traverseEntity } from '@strapi/utils';

export interface Attribute {
  type: string;
  target?: string;
  /** 'oneToOne', 'manyToMany' … */
  relation?: string;
  component?: string;
  /** Of an address: the field that it follows. */
  targetField?: string;
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

/** A name as Strapi's types know it. */
export const typed = (uid: string): UID.ContentType => uid as UID.ContentType;

/** @returns undefined for one that a newer version no longer has */
export const modelOf = (strapi: Core.Strapi, uid: string): Model | undefined =>
  strapi.getModel(typed(uid)) as unknown as Model | undefined;

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
  strapi.documents(typed(uid)) as unknown as Documents;

/** Answers of a type's own service, as the API sends them. */
interface CoreService {
  find(query: object): Promise<{ results: object[] }>;
}

export const coreServiceOf = (strapi: Core.Strapi, uid: string): CoreService =>
  strapi.service(uid as UID.Service) as unknown as CoreService;

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
  strapi.db.query(typed(uid)) as unknown as Rows;

export interface JoinTable {
  name: string;
  joinColumn: { name: string };
  inverseJoinColumn: { name: string };
  orderColumnName?: string;
  inverseOrderColumnName?: string;
}

interface DatabaseAttribute {
  type: string;
  relation?: string;
  target?: string;
  mappedBy?: string;
  inversedBy?: string;
  joinTable?: JoinTable;
}

/** The fields of a type as its tables have them. */
export const databaseAttributes = (strapi: Core.Strapi, uid: string): Record<string, DatabaseAttribute> =>
  strapi.db.metadata.get(uid).attributes as unknown as Record<string, DatabaseAttribute>;

/** Tables within a transaction. */
type Tables = (name: string) => {
  whereIn(column: string, ids: number[]): Promise<Record<string, number>[]>;
  insert(row: object): Promise<void>;
};

export const tablesIn = (transaction: unknown): Tables => transaction as Tables;

interface VisitedValue {
  key: string;
  value: unknown;
  attribute?: { type: string };
}
interface Remote {
  set(key: string, value: unknown): void;
  remove(key: string): void;
}
type Values = Record<string, unknown>;
type Visit = (visited: VisitedValue, remote: Remote) => void;

/** Visits the values of an entry, at any depth. @returns the entry with what the visitor changed */
function traverse(strapi: Core.Strapi, schema: unknown, entry: unknown, visit: Visit): Promise<Values> {
  // Strapi's types know the function curried only.
  const traverseAll = traverseEntity as unknown as (...all: unknown[]) => Promise<Values>;
  return traverseAll(visit, { schema, getModel: (uid: string) => modelOf(strapi, uid) }, entry);
}

/** Changes the values of every answer of the API. */
export function changeAnswers(strapi: Core.Strapi, visit: Visit): void {
  const change = (schema: unknown) => (data: unknown) => traverse(strapi, schema, data, visit);
  strapi.sanitizers.add('content-api.output', change as never);
}

export const changeEntry = (strapi: Core.Strapi, uid: string, entry: object, visit: Visit): Promise<Values> =>
  traverse(strapi, modelOf(strapi, uid), entry, visit);

interface Callbacks {
  onCommit(callback: () => void): void;
}
type Transaction = (work?: (callbacks: Callbacks) => unknown) => Promise<unknown>;

/**
 * From now on this process tells nobody of its changes: Strapi reads each changed entry again once its transaction has
 * ended, and the entries of an import end all at once.
 */
export function forgetEvents(strapi: Core.Strapi): void {
  const database = strapi.db as unknown as { transaction: Transaction };
  const transaction = database.transaction.bind(strapi.db);
  database.transaction = (work) =>
    transaction(work && ((callbacks) => work({ ...callbacks, onCommit: () => undefined })));
}

interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handler: unknown;
  config: { policies: readonly string[] };
}

/** Adds routes to the panel's own API, whose handlers are functions. */
export const addAdminRoutes = (strapi: Core.Strapi, prefix: string, routes: readonly Route[]): void => {
  strapi.server.routes({ type: 'admin', prefix, routes } as never);
};

interface Webhook {
  id?: string | number;
  name: string;
  url: string;
  headers?: Record<string, string>;
  events: string[];
  isEnabled: boolean;
}

interface Webhooks {
  findWebhooks(): Promise<Webhook[]>;
  createWebhook(webhook: Webhook): Promise<Webhook>;
  updateWebhook(id: Webhook['id'], webhook: Webhook): Promise<Webhook>;
}

export const webhooksOf = (strapi: Core.Strapi): Webhooks =>
  strapi.get('webhookStore') as unknown as Webhooks;
