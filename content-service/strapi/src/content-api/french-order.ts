/**
 * Sorts lists by their texts in French. SQLite orders letters by their codes, PostgreSQL by its installation, and both
 * put `Écologue` after `Zoologue`: so the texts of all matching entries are read and sorted here, then one page of
 * entries is read.
 */
import type { Context } from 'koa';
import { documentsOf, modelOf } from '../untyped-strapi';
import { coreOf } from './core-actions';

interface SortKey {
  name: string;
  descending: boolean;
}

type Entry = Record<string, unknown> & { documentId: string };

const textTypes = new Set(['string', 'text', 'uid']);
const french = new Intl.Collator('fr', { numeric: true });
/** Entries on a page, as in `config/api.ts`. */
const defaultLimit = 25;
const maxLimit = 100;

/** @returns the keys, where one of them is a text of the entry itself; null where the database can order */
export function orderByText(uid: string, sort: unknown): SortKey[] | null {
  const { attributes = {} } = modelOf(strapi, uid) ?? {};
  const keys = (Array.isArray(sort) ? sort : String(sort).split(',')).map((part): SortKey => {
    const [name = '', direction = 'asc'] = String(part).trim().split(':');
    return { name, descending: direction.toLowerCase() === 'desc' };
  });
  if (!keys.every(({ name }) => name in attributes)) return null;
  return keys.some(({ name }) => textTypes.has(attributes[name]?.type ?? '')) ? keys : null;
}

/** The answer to a request for a list. */
export async function findInFrenchOrder(uid: string, order: SortKey[], controller: unknown, ctx: Context) {
  const core = coreOf(controller);
  await core.validateQuery(ctx);
  const query = await core.sanitizeQuery(ctx);
  const { filters, locale, status = 'published' } = query;
  const selection = { filters, status, ...(locale ? { locale } : {}) };
  const documents = documentsOf(strapi, uid);
  const sortTexts = await documents.findMany<Entry>({
    ...selection,
    fields: order.map(({ name }) => name),
    sort: ['id:asc'],
    limit: -1,
  });
  sortTexts.sort((a, b) => compare(a, b, order));
  const pagination = query.pagination as Record<string, unknown> | undefined;
  const { start, limit, meta } = pageOf(pagination, sortTexts.length);
  const idsOnPage = sortTexts.slice(start, start + limit).map(({ documentId }) => documentId);
  const { fields, populate } = query;
  const entries = await documents.findMany<Entry>({
    ...selection,
    filters: { documentId: { $in: idsOnPage } },
    ...(fields ? { fields } : {}),
    ...(populate ? { populate } : {}),
    limit,
  });
  entries.sort((a, b) => idsOnPage.indexOf(a.documentId) - idsOnPage.indexOf(b.documentId));
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
  const wholeNumber = (value: unknown, fallback: number, min: number) => {
    const number = Number(value ?? fallback);
    return Number.isInteger(number) && number >= min ? number : fallback;
  };
  if (pagination.start !== undefined || pagination.limit !== undefined) {
    const start = wholeNumber(pagination.start, 0, 0);
    const limit = Math.min(wholeNumber(pagination.limit, defaultLimit, 1), maxLimit);
    return { start, limit, meta: { start, limit, total } };
  }
  const page = wholeNumber(pagination.page, 1, 1);
  const pageSize = Math.min(wholeNumber(pagination.pageSize, defaultLimit, 1), maxLimit);
  const start = (page - 1) * pageSize;
  return { start, limit: pageSize, meta: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } };
}
