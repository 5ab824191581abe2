/** Questions to the content service, as typed values, and what they are about. Pure. */
import { whileSame } from '../../content-model/values/while-same';
import { type Collection, collectionOfField } from './collections';

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

/** Whether a visitor chose which part of a list to see: by a filter or by the number of its page. */
export function isChosen(filter: object, page = 1): boolean {
  return page > 1 || Object.values(filter).some((value) => value !== undefined && value !== null);
}

/**
 * @returns collections whose entries were asked for with an entry, its relations; null where the query does not say it
 *   or names a relation that no collection is called by: the answer may hold any entry
 */
export function askedRelations({ fields, populate }: ContentQuery = {}): readonly Collection[] | null {
  if (!fields) return null;
  return populate ? collectionsIn(populate) : [];
}

const collectionsIn = whileSame((populate: Populate): readonly Collection[] | null => {
  const collections = relationsIn(populate).map(collectionOfField);
  return collections.every((collection) => collection !== undefined) ? [...new Set(collections)] : null;
});

/** Components with a slug of their own: the news' campuses, a post's category. */
export const componentsWithSlug: readonly string[] = ['campus_infos', 'category'];

/**
 * Names of the relations: other components have no slug; a value that is requested whole is a picture, unless its name
 * says otherwise.
 */
function relationsIn(populate: Populate): string[] {
  return Object.entries(populate).flatMap(([field, { fields, populate: inner = {} }]) => {
    const isEntry = fields ? fields.includes('slug') : collectionOfField(field) !== undefined;
    const isRelation = isEntry && !componentsWithSlug.includes(field);
    return [...(isRelation ? [field] : []), ...relationsIn(inner)];
  });
}

/** @returns slugs that the query's filters name, of related entries or of the list's own */
export function askedSlugs({ filters }: ContentQuery = {}): readonly string[] {
  return filters ? slugsIn(filters, false) : [];
}

/** @param isOfSlug whether the part is a condition for a slug */
function slugsIn(part: Filters[string] | Filters, isOfSlug: boolean): string[] {
  if (typeof part === 'string') return isOfSlug ? [part] : [];
  if (typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    slugsIn(inner, key === 'slug' || (isOfSlug && !isFieldName(key))),
  );
}

/** As opposed to an operator, `$eq`, and to an index in its list. */
const isFieldName = (key: string) => !key.startsWith('$') && !/^\d+$/.test(key);
