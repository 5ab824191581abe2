/** Strapi 5's query language: brackets in, a typed query out. */

const operators = [
  '$eq',
  '$ne',
  '$in',
  '$gte',
  '$lte',
  '$gt',
  '$lt',
  '$contains',
  '$containsi',
  '$notNull',
  '$null',
] as const;

export type FilterOperator = (typeof operators)[number];

export type Filter =
  | { kind: 'and' | 'or'; filters: Filter[] }
  | { kind: 'test'; path: string[]; operator: FilterOperator; values: string[] };

/** Which relations and attributes are sent too; `'*'` is every relation, one level deep. */
export type PopulateTree = '*' | Map<string, Projection>;

export interface Projection {
  fields: string[] | null;
  populate: PopulateTree;
}

export interface Query extends Projection {
  filter: Filter;
  sort: { path: string[]; descending: boolean }[];
  start: number;
  limit: number;
  /** Whether the query asks for a page rather than an offset: `meta` then has another shape. */
  paged: boolean;
  locale: string;
}

/** The query cannot be understood; answered as 400. */
export class QueryError extends Error {
  override name = 'QueryError';
}

type Tree = { [key: string]: Tree | string };

const maxDepth = 8;
/** Strapi's `maxLimit`; `meta.pagination` states how many were sent. */
const maxLimit = 100;

/**
 * Parses an address's query.
 *
 * @throws {QueryError} for unknown operators, malformed numbers, too deep or prototype-reaching keys.
 */
export function parseQuery(parameters: URLSearchParams, defaultSort: readonly string[]): Query {
  const tree = buildTree(parameters);
  const { start, limit, paged } = parsePagination(tree.pagination);
  return {
    filter: tree.filters === undefined ? { kind: 'and', filters: [] } : parseFilter(tree.filters, []),
    fields: parseList(tree.fields),
    populate: parsePopulate(tree.populate),
    sort: (parseList(tree.sort) ?? defaultSort).map(parseSort),
    start,
    limit,
    paged,
    locale: typeof tree.locale === 'string' ? tree.locale : 'fr',
  };
}

function buildTree(parameters: URLSearchParams): Tree {
  const root: Tree = Object.create(null);
  for (const [name, value] of parameters) {
    const keys = name.replaceAll(']', '').split('[');
    if (keys.length > maxDepth) throw new QueryError(`${name}: nested too deeply`);
    let node = root;
    keys.forEach((key, index) => {
      if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
        throw new QueryError(`Invalid key ${key}`);
      }
      if (index === keys.length - 1) {
        node[key === '' ? String(Object.keys(node).length) : key] = value;
        return;
      }
      const next = node[key] ?? (Object.create(null) as Tree);
      if (typeof next === 'string') throw new QueryError(`${name}: both a value and a group`);
      node[key] = next;
      node = next;
    });
  }
  return root;
}

function parseFilter(tree: Tree | string, path: string[]): Filter {
  if (typeof tree === 'string') return { kind: 'test', path, operator: '$eq', values: [tree] };
  const filters = Object.entries(tree).map(([key, inner]): Filter => {
    if (key === '$and' || key === '$or') {
      const members = typeof inner === 'string' ? [inner] : Object.values(inner);
      return {
        kind: key === '$and' ? 'and' : 'or',
        filters: members.map((member) => parseFilter(member, path)),
      };
    }
    if (key.startsWith('$')) {
      const operator = operators.find((name) => name === key);
      if (!operator) throw new QueryError(`Invalid operator ${key}`);
      const values = typeof inner === 'string' ? [inner] : Object.values(inner).map(String);
      return { kind: 'test', path, operator, values };
    }
    return parseFilter(inner, [...path, key]);
  });
  return filters.length === 1 && filters[0] ? filters[0] : { kind: 'and', filters };
}

function parseList(node: Tree | string | undefined): string[] | null {
  if (node === undefined) return null;
  if (typeof node === 'string') return node.split(',').map((part) => part.trim());
  return Object.values(node).map(String);
}

function parseSort(expression: string): Query['sort'][number] {
  const [path = '', direction = 'asc'] = expression.split(':');
  if (direction !== 'asc' && direction !== 'desc') throw new QueryError(`Invalid order ${direction}`);
  return { path: path.split('.'), descending: direction === 'desc' };
}

function parsePopulate(node: Tree | string | undefined): PopulateTree {
  const none: Projection = { fields: null, populate: new Map() };
  if (node === undefined) return new Map();
  if (node === '*') return '*';
  if (typeof node === 'string') return new Map(node.split(',').map((key) => [key.trim(), none]));
  return new Map(
    Object.entries(node).map(([key, inner]) => {
      if (typeof inner !== 'string') {
        return [key, { fields: parseList(inner.fields), populate: parsePopulate(inner.populate) }];
      }
      // `populate[0]=campus` lists names; `populate[campus]=true` or `*` names one.
      return /^\d+$/.test(key)
        ? [inner, none]
        : [key, inner === '*' ? { ...none, populate: '*' as const } : none];
    }),
  );
}

function parsePagination(node: Tree | string | undefined): Pick<Query, 'start' | 'limit' | 'paged'> {
  if (node === undefined || typeof node === 'string') return { start: 0, limit: 25, paged: true };
  const integerOf = (key: string, fallback: number, min: number) => {
    const text = node[key];
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < min) throw new QueryError(`Invalid pagination.${key}`);
    return value;
  };
  if (node.start !== undefined || node.limit !== undefined) {
    return {
      start: integerOf('start', 0, 0),
      limit: Math.min(integerOf('limit', 25, 1), maxLimit),
      paged: false,
    };
  }
  const pageSize = Math.min(integerOf('pageSize', 25, 1), maxLimit);
  return { start: (integerOf('page', 1, 1) - 1) * pageSize, limit: pageSize, paged: true };
}
