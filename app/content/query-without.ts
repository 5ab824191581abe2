/** Questions without the fields that a content service refuses. Pure. */
import type { ContentQuery, Filters, Populate } from './query';

/** @param place of a field: `availability`, `campus.timezone` */
type IsRefused = (place: string) => boolean;
type FieldSelection = Pick<ContentQuery, 'fields' | 'populate'>;

/** Every field a question names, those of entries before those of their relations. */
export function placesIn({ fields = [], populate = {}, sort = [], filters = {} }: ContentQuery): string[] {
  const relationPlaces = Object.entries(populate).flatMap(([relation, selection]) => [
    relation,
    ...placesIn(selection).map((place) => `${relation}.${place}`),
  ]);
  const places = [...fields, ...sort.map(sortedField), ...placesInFilters(filters, ''), ...relationPlaces];
  return places.sort((a, b) => a.split('.').length - b.split('.').length);
}

/** `title` of `title:desc`. */
const sortedField = (order: string) => order.replace(/:\w+$/, '');

/** @param prefix place of the relation that the filters are about, with a dot behind it */
function placesInFilters(filters: unknown, prefix: string): string[] {
  if (filters === null || typeof filters !== 'object') return [];
  return Object.entries(filters).flatMap(([key, inner]) => {
    // `$or` and `$and` hold lists, whose indexes are not fields; other operators hold values.
    if (key.startsWith('$') || Array.isArray(filters)) return placesInFilters(inner, prefix);
    return [`${prefix}${key}`, ...placesInFilters(inner, `${prefix}${key}.`)];
  });
}

/** A question without some of its fields, as if they were null in every entry. @returns null if no entry can match it */
export function queryWithout(query: ContentQuery, isRefused: IsRefused): ContentQuery | null {
  const { filters, fields: _fields, populate: _populate, sort, ...others } = query;
  const conditions = filters ? filtersWithout(filters, '', isRefused) : 'all match';
  if (conditions === 'none match') return null;
  const allowedSort = sort?.filter((order) => !isRefused(sortedField(order))) ?? [];
  return {
    ...others,
    ...selectionWithout(query, '', isRefused),
    ...(allowedSort.length > 0 ? { sort: allowedSort } : {}),
    ...(conditions === 'all match' ? {} : { filters: conditions }),
  };
}

/** Empty parts are not named in the query. */
function selectionWithout(
  { fields, populate }: FieldSelection,
  prefix: string,
  isRefused: IsRefused,
): FieldSelection {
  const allowedFields = fields?.filter((field) => !isRefused(prefix + field)) ?? [];
  const allowedRelations = Object.entries(populate ?? {}).filter(([name]) => !isRefused(prefix + name));
  const allowedPopulate: Populate = Object.fromEntries(
    allowedRelations.map(
      ([name, inner]) => [name, selectionWithout(inner, `${prefix}${name}.`, isRefused)] as const,
    ),
  );
  return {
    ...(allowedFields.length > 0 ? { fields: allowedFields } : {}),
    ...(allowedRelations.length > 0 ? { populate: allowedPopulate } : {}),
  };
}

/** What a condition has come to without the refused fields: true or false of every entry, or still a condition. */
type Condition<T> = T | 'all match' | 'none match';

function filtersWithout(filters: Filters, prefix: string, isRefused: IsRefused): Condition<Filters> {
  const conditions = Object.entries(filters).map(
    ([key, value]) => [key, conditionWithout(key, value, prefix, isRefused)] as const,
  );
  if (conditions.some(([, condition]) => condition === 'none match')) return 'none match';
  const open = conditions.filter(([, condition]) => condition !== 'all match');
  return open.length > 0 ? (Object.fromEntries(open) as Filters) : 'all match';
}

function conditionWithout(
  key: string,
  value: Filters[string],
  prefix: string,
  isRefused: IsRefused,
): Condition<Filters[string]> {
  if (key === '$and' || key === '$or') return joinConditions(key, value as Filters[], prefix, isRefused);
  const place = prefix + key;
  if (isRefused(place)) return Object.keys(value).includes('$null') ? 'all match' : 'none match';
  return isComparison(value) ? value : filtersWithout(value as Filters, `${place}.`, isRefused);
}

/** `{ $eq: 'lyon' }`, as opposed to what a related entry must be like. */
const isComparison = (value: Filters[string]) => Object.keys(value).every((key) => key.startsWith('$'));

function joinConditions(
  key: '$and' | '$or',
  filters: Filters[],
  prefix: string,
  isRefused: IsRefused,
): Condition<Filters[]> {
  const [decisive, neutral] =
    key === '$or' ? (['all match', 'none match'] as const) : (['none match', 'all match'] as const);
  const conditions = filters.map((part) => filtersWithout(part, prefix, isRefused));
  if (conditions.includes(decisive)) return decisive;
  const open = conditions.filter((condition) => typeof condition === 'object');
  return open.length > 0 ? open : neutral;
}
