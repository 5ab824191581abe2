/** One filter of a list: its parameter in the address, its labels, its query. Pure. */
import { type NamedEntry, optionOf } from '~/base/named-entry';
import type { Filters } from '~/content/query';
import type { Labels } from '~/site/labels';
import type { LabelKey } from '~/site/labels/index';

export interface FilterOption {
  value: string;
  label: string;
}

/** The label of a filter's select in the form, and of its first option, which selects all. */
interface FieldLabels {
  label: LabelKey;
  any: LabelKey;
}

/** @typeParam Lookup the school's values, the only ones that an address may name */
export interface Filter<Value, Lookup, Parameter extends string = string> {
  /** Its name in the address. */
  parameter: Parameter;
  /**
   * @param word the value in the address
   * @returns null for an unknown value
   */
  read(word: string, lookup: Lookup): Value | null;
  /** The value as addresses have it. */
  word(value: Value): string;
  /** Its name in titles and chips; null if they do not show it. */
  name(value: Value, lookup: Lookup, t: Labels): string | null;
  /** Its query to the content service; empty if the site filters by itself. */
  ask?(value: Value): Filters;
  /** A filter narrows the list; a place narrows and sorts it; another list shows other entries. */
  role: 'filter' | 'place' | 'other list';
  /** Of another list: its title. */
  title?: LabelKey;
  /** Feeds and calendars of the list also accept it. */
  inFeeds?: boolean;
  /** Its lists are soon over: search engines do not index them. */
  isShortLived?: boolean;
  /** For a filter by place: the words for entries near it. */
  nearbyWords?(name: string, t: Labels): string;
  /** Its select in the form; without one, a hidden field. */
  field?: FieldLabels & {
    options(lookup: Lookup, chosen: Value | null, t: Labels): readonly FilterOption[];
  };
}

type FilterOptions<Value, Lookup> = Pick<
  Filter<Value, Lookup>,
  'ask' | 'inFeeds' | 'isShortLived' | 'nearbyWords'
> & {
  field?: FieldLabels;
};

/** A filter by one of the school's entries. */
export function entryFilter<Lookup, const P extends string>(
  parameter: P,
  entriesOf: (lookup: Lookup) => readonly NamedEntry[],
  { field, ...options }: FilterOptions<string, Lookup> = {},
): Filter<string, Lookup, P> {
  const find = (lookup: Lookup, slug: string) => entriesOf(lookup).find((entry) => entry.slug === slug);
  return {
    parameter,
    role: 'filter',
    read: (word, lookup) => find(lookup, word)?.slug ?? null,
    word: (slug) => slug,
    name: (slug, lookup) => find(lookup, slug)?.title ?? null,
    ...options,
    ...(field && {
      field: {
        ...field,
        options: (lookup) => entriesOf(lookup).map(optionOf),
      },
    }),
  };
}

/** A filter by one of the values of the content model, each with its word in addresses. */
export function wordFilter<Value extends string, Lookup, const P extends string>(
  parameter: P,
  words: Readonly<Record<Value, string>>,
  nameOf: (value: Value, t: Labels) => string,
  { field, ...options }: FilterOptions<Value, Lookup> = {},
): Filter<Value, Lookup, P> {
  const values = Object.keys(words) as Value[];
  return {
    parameter,
    role: 'filter',
    read: (word) => values.find((value) => words[value] === word) ?? null,
    word: (value) => words[value],
    name: (value, _, t) => nameOf(value, t),
    ...options,
    ...(field && {
      field: {
        ...field,
        options: (_lookup, _chosen, t) =>
          values.map((value) => ({ value: words[value], label: nameOf(value, t) })),
      },
    }),
  };
}
