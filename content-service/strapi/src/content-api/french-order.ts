/**
 * Lists ordered by a text: SQLite orders letters by their codes, PostgreSQL by its installation, and both put
 * `Écologue` after `Zoologue`. So this code sorts: it reads the sorted texts of all matching entries, then one page of
 * them.
 */
import type { Context } from 'koa';
import { documentsOf, modelOf } from '../untyped-strapi';
import { coreOf } from './core-actions';

export interface SortKey {
  name: string;
  descending: boolean;
}

type Entry = Record<string, unknown> & { documentId: string };

const texts = new Set(['string', 'text', 'uid']);
const french = new Intl.Collator('fr', { numeric: true });
/** As in `config/api.ts`. */
const limits = { given: 25, most: 100 };

/** @returns the keys, where one of them is a text of the entry itself; null where the database can order */
export function orderByText(uid: string, sort: unknown): SortKey[] | null {
  const { attributes = {} } = modelOf(strapi, uid) ?? {};
  const keys = (Array.isArray(sort) ? sort : String(sort).split(',')).map((part): SortKey => {
    const [name = '', direction = 'asc'] = String(part).trim().split(':');
    return { name, descending: direction.toLowerCase() === 'desc' };
  });
  if (!keys.every(({ name }) => name in attributes)) return null;
  return keys.some(({ name }) => texts.has(attributes[name]?.type ?? '')) ? keys : null;
}

/** The answer to a list. */
export async function findInFrenchOrder(uid: string, order: SortKey[], controller: unknown, ctx: Context) {
  const core = coreOf(controller);
  await core.validateQuery(ctx);
  const query = await core.sanitizeQuery(ctx);
  const { filters, locale, status = 'published' } = query;
  const asked = { filters, status, ...(locale ? { locale } : {}) };
  const everything = { ...asked, fields: order.map(({ name }) => name), sort: ['id:asc'], limit: -1 };
  const documents = documentsOf(strapi, uid);
  const all = await documents.findMany<Entry>(everything);
  all.sort((a, b) => compare(a, b, order));
  const { start, limit, meta } = pageOf(query.pagination as Record<string, unknown> | undefined, all.length);
  const places = new Map(all.slice(start, start + limit).map(({ documentId }, place) => [documentId, place]));
  const { fields, populate } = query;
  const entries = await documents.findMany<Entry>({
    ...asked,
    filters: { documentId: { $in: [...places.keys()] } },
    ...(fields ? { fields } : {}),
    ...(populate ? { populate } : {}),
    limit,
  });
  entries.sort((a, b) => (places.get(a.documentId) ?? 0) - (places.get(b.documentId) ?? 0));
  return await core.transformResponse(await core.sanitizeOutput(entries, ctx), { pagination: meta });
}

function compare(a: Entry, b: Entry, order: SortKey[]): number {
  for (const { name, descending } of order) {
    const [left, right] = [a[name] ?? null, b[name] ?? null];
    // Entries without the value are last in both directions.
    if (left === null || right === null) {
      if (left === right) continue;
      return left === null ? 1 : -1;
    }
    const difference =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : french.compare(String(left), String(right));
    if (difference !== 0) return descending ? -difference : difference;
  }
  return 0;
}

/** Strapi's reading of `pagination`, by page or by offset. */
function pageOf(pagination: Record<string, unknown> = {}, total: number) {
  const whole = (value: unknown, otherwise: number, least: number) => {
    const number = Number(value ?? otherwise);
    return Number.isInteger(number) && number >= least ? number : otherwise;
  };
  if (pagination.start !== undefined || pagination.limit !== undefined) {
    const start = whole(pagination.start, 0, 0);
    const limit = Math.min(whole(pagination.limit, limits.given, 1), limits.most);
    return { start, limit, meta: { start, limit, total } };
  }
  const page = whole(pagination.page, 1, 1);
  const pageSize = Math.min(whole(pagination.pageSize, limits.given, 1), limits.most);
  const start = (page - 1) * pageSize;
  return { start, limit: pageSize, meta: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } };
}
