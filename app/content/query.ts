/** Queries to the content service, as typed values. Pure. */
type Scalar = string | number | boolean;

/** `{ campus: { slug: { $eq: 'lyon' } } }`, `{ $or: [ … ] }` */
export interface Filters {
  [key: string]: Filters | Filters[] | Scalar | Scalar[];
}

export interface Populate {
  [relation: string]: { fields?: readonly string[]; populate?: Populate };
}

export interface ContentQuery {
  filters?: Filters;
  fields?: readonly string[];
  populate?: Populate;
  sort?: readonly string[];
  pagination?: { page: number; pageSize: number } | { start?: number; limit: number };
  /** Parameters outside Strapi's conventions, e.g. `campus` of `/crm-links/actions`. */
  extra?: Record<string, string>;
}

/** @returns parameters in a stable order, without `locale`, which the client adds */
export function toSearchParams(query: ContentQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  if (query.filters && Object.keys(query.filters).length > 0) append(parameters, 'filters', query.filters);
  append(parameters, 'fields', query.fields);
  append(parameters, 'populate', query.populate);
  append(parameters, 'sort', query.sort);
  append(parameters, 'pagination', query.pagination);
  for (const [name, value] of Object.entries(query.extra ?? {})) parameters.append(name, value);
  return parameters;
}

function append(parameters: URLSearchParams, name: string, value: object | Scalar | undefined): void {
  if (value === undefined) return;
  if (typeof value !== 'object') {
    parameters.append(name, String(value));
    return;
  }
  const entries = Object.entries(value);
  // A relation populated without further options still has to be named.
  if (entries.length === 0) parameters.append(name, 'true');
  for (const [key, inner] of entries) append(parameters, `${name}[${key}]`, inner);
}

/** Whether a query is for a later part of a list than its first. */
export function isBeyondFirstPage({ pagination }: ContentQuery = {}): boolean {
  if (pagination === undefined) return false;
  return 'page' in pagination ? pagination.page > 1 : (pagination.start ?? 0) > 0;
}
