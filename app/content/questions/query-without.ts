/** A question without some of its fields, as if they were null in every entry. Pure. */
import type { ContentQuery, Filters, Populate } from './query';

/** @param place of a field: `availability`, `campus.timezone` */
type IsRefused = (place: string) => boolean;
type FieldSelection = Pick<ContentQuery, 'fields' | 'populate'>;

const fieldOf = (sorted: string) => sorted.replace(/:\w+$/, '');

/** @returns null if no entry can match the remaining query */
export function queryWithout(query: ContentQuery, isRefused: IsRefused): ContentQuery | null {
  const { filters, fields: _, populate: __, sort, ...rest } = query;
  const left = filters ? filtersWithout(filters, '', isRefused) : true;
  if (left === false) return null;
  const order = sort?.filter((by) => !isRefused(fieldOf(by))) ?? [];
  return {
    ...rest,
    ...askedWithout(query, '', isRefused),
    ...(order.length > 0 ? { sort: order } : {}),
    ...(left === true ? {} : { filters: left }),
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
  const left = parts.filter(([, part]) => part !== true);
  return left.length > 0 ? (Object.fromEntries(left) as Filters) : true;
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
  const left = parts.filter((part) => typeof part === 'object');
  return left.length > 0 ? left : key === '$and';
}
