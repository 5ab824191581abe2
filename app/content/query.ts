/** Questions to the content service, as typed values: their addresses, what they are about, and a part of them. Pure. */

import { createHash } from 'node:crypto';
import { memoize } from '../../content-model/values/memoize';
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

type Part = Filters[string] | Filters;

/** @returns slugs that the query's filters name, of related entries or of the list's own */
export function askedSlugs({ filters }: ContentQuery = {}): readonly string[] {
  const slugs: string[] = [];
  const collect = (part: Part, isSlug: boolean): void => {
    if (typeof part === 'string' && isSlug) slugs.push(part);
    if (typeof part !== 'object') return;
    for (const [key, inner] of Object.entries(part))
      collect(inner, key === 'slug' || (isSlug && !isName(key)));
  };
  if (filters) collect(filters, false);
  return slugs;
}

/** An operator, `$eq`, or a place in its list, as opposed to a field. */
const isName = (key: string) => !key.startsWith('$') && !/^\d+$/.test(key);

/** @param place of a field: `availability`, `campus.timezone` */
type IsRefused = (place: string) => boolean;
type FieldSelection = Pick<ContentQuery, 'fields' | 'populate'>;

const fieldOf = (sorted: string) => sorted.replace(/:\w+$/, '');

/** A question without some of its fields, as if they were null in every entry. @returns null if no entry can match it */
export function queryWithout(query: ContentQuery, isRefused: IsRefused): ContentQuery | null {
  const { filters, fields: _, populate: __, sort, ...rest } = query;
  const keptFilters = filters ? filtersWithout(filters, '', isRefused) : true;
  if (keptFilters === false) return null;
  const order = sort?.filter((by) => !isRefused(fieldOf(by))) ?? [];
  return {
    ...rest,
    ...askedWithout(query, '', isRefused),
    ...(order.length > 0 ? { sort: order } : {}),
    ...(keptFilters === true ? {} : { filters: keptFilters }),
  };
}

/** Every field a question names, those of entries before those of their relations. */
export function placesIn({ fields = [], populate = {}, sort = [], filters = {} }: ContentQuery): string[] {
  const inner = Object.entries(populate).flatMap(([name, asked]) => [
    name,
    ...placesIn(asked).map((place) => `${name}.${place}`),
  ]);
  const places = [...fields, ...sort.map(fieldOf), ...filterFieldsOf(filters, ''), ...inner];
  return places.sort((a, b) => a.split('.').length - b.split('.').length);
}

function filterFieldsOf(value: unknown, below: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    // `$or` and `$and` hold lists, whose indexes are not fields; other operators hold values.
    if (key.startsWith('$') || Array.isArray(value)) return filterFieldsOf(inner, below);
    return [`${below}${key}`, ...filterFieldsOf(inner, `${below}${key}.`)];
  });
}

/** Empty parts are not named in the query. */
function askedWithout(
  { fields, populate }: FieldSelection,
  below: string,
  isRefused: IsRefused,
): FieldSelection {
  const kept = fields?.filter((field) => !isRefused(below + field)) ?? [];
  const inside = Object.entries(populate ?? {}).filter(([name]) => !isRefused(below + name));
  const asked: Populate = Object.fromEntries(
    inside.map(([name, inner]) => [name, askedWithout(inner, `${below}${name}.`, isRefused)] as const),
  );
  return {
    ...(kept.length > 0 ? { fields: kept } : {}),
    ...(inside.length > 0 ? { populate: asked } : {}),
  };
}

/** What is left to ask; true: nothing, false: no entry can be meant. */
function filtersWithout(filters: Filters, below: string, isRefused: IsRefused): Filters | boolean {
  const parts = Object.entries(filters).map(
    ([key, value]) => [key, partWithout(key, value, below, isRefused)] as const,
  );
  if (parts.some(([, part]) => part === false)) return false;
  const conditions = parts.filter(([, part]) => part !== true);
  return conditions.length > 0 ? (Object.fromEntries(conditions) as Filters) : true;
}

function partWithout(
  key: string,
  value: Filters[string],
  below: string,
  isRefused: IsRefused,
): Filters[string] | boolean {
  if (key === '$and' || key === '$or') return joinFilters(key, value as Filters[], below, isRefused);
  const place = below + key;
  if (isRefused(place)) return Object.keys(value).includes('$null');
  return isTest(value) ? value : filtersWithout(value as Filters, `${place}.`, isRefused);
}

/** `{ $eq: 'lyon' }`, as opposed to what a related entry must be like. */
const isTest = (value: Filters[string]) => Object.keys(value).every((key) => key.startsWith('$'));

function joinFilters(key: '$and' | '$or', filters: Filters[], below: string, isRefused: IsRefused) {
  const parts = filters.map((part) => filtersWithout(part, below, isRefused));
  // One that is true decides a disjunction, one that is false a conjunction.
  if (parts.includes(key === '$or')) return key === '$or';
  const conditions = parts.filter((part) => typeof part === 'object');
  return conditions.length > 0 ? conditions : key === '$and';
}

export interface QuestionAddresses {
  /** What is requested: two to five kilobytes where relations are asked for. */
  addressOf(path: string, query?: ContentQuery): string;
  /** Equal for equal questions, and short: caches hold thousands, and each page looks up some twenty. */
  keyOf(path: string, query?: ContentQuery): string;
}

/** Paths that are memoized: each page asks for the same lists. */
const mostRemembered = 2000;

/** @param apiUrl API base, no trailing slash */
export function createAddresses(apiUrl: string, locale: string): QuestionAddresses {
  const base = memoize(
    (path) => `${apiUrl}${path.split('/').map(encodeURIComponent).join('/')}`,
    mostRemembered,
  );
  return {
    addressOf(path, query = {}) {
      const parameters = toSearchParams(query);
      parameters.append('locale', locale);
      return `${base(path)}?${parameters}`;
    },
    keyOf(path, query = {}) {
      const { fields, populate, ...particular } = query;
      return `${base(path)}?${nameOf(fields)}.${nameOf(populate)}.${locale}.${JSON.stringify(particular)}`;
    },
  };
}

const nameOf = (part: object | undefined): string => (part === undefined ? '' : digestOf(part));

/** What is asked of each entry: `askFor` gives one object for each schema, so its digest is made once. */
const digestOf = whileSame((part: object) =>
  createHash('sha256').update(JSON.stringify(part)).digest('base64url').slice(0, 16),
);
