/** One filter of a list: its parameter in the address, its labels, its query. Pure. */
import { type NamedEntry, optionOf } from '~/base/named-entry';
import type { Filters } from '~/content/query';
import type { Labels } from '~/site/labels';
import type { LabelKey } from '~/site/labels/index';

export interface FilterOption {
  value: string;
  label: string;
}

/** The label of a filter's list in the form, and of its first option, which selects all. */
interface FieldWords {
  label: LabelKey;
  any: LabelKey;
}

/** @typeParam Lookup the school's values, the only ones that an address may name */
export interface Filter<Value, Lookup, Parameter extends string = string> {
  /** Name in the address. */
  parameter: Parameter;
  /** @param word the value in the address @returns null for an unknown value */
  read(word: string, lookup: Lookup): Value | null;
  /** The value as addresses have it. */
  word(value: Value): string;
  /** Its name in titles and chips; null if they do not show it. */
  name(value: Value, lookup: Lookup, t: Labels): string | null;
  /** Its query to the content service; empty if the site filters by itself. */
  ask?(value: Value): Filters;
  /** A filter narrows the list; a place narrows and sorts it; another list shows other entries. */
  role: 'filter' | 'place' | 'other list';
  /** Feeds and calendars of the list also accept it. */
  inFeeds?: boolean;
  /** Search engines do not index a list that is soon over. */
  isFleeting?: boolean;
  /** For a place: what the list around it is called. */
  around?(name: string, t: Labels): string;
  /** Its select in the form; without one, a hidden field. */
  field?: FieldWords & {
    options(lookup: Lookup, chosen: Value | null, t: Labels): readonly FilterOption[];
  };
}

type More<Value, Lookup> = Pick<Filter<Value, Lookup>, 'ask' | 'inFeeds' | 'isFleeting' | 'around'> & {
  field?: FieldWords;
};

/** One of the school's entries. */
export function amongEntries<Lookup, const P extends string>(
  parameter: P,
  entriesOf: (lookup: Lookup) => readonly NamedEntry[],
  { field, ...more }: More<string, Lookup> = {},
): Filter<string, Lookup, P> {
  const find = (lookup: Lookup, slug: string) => entriesOf(lookup).find((entry) => entry.slug === slug);
  return {
    parameter,
    role: 'filter',
    read: (word, lookup) => find(lookup, word)?.slug ?? null,
    word: (slug) => slug,
    name: (slug, lookup) => find(lookup, slug)?.title ?? null,
    ...more,
    ...(field && {
      field: {
        ...field,
        options: (lookup) => entriesOf(lookup).map(optionOf),
      },
    }),
  };
}

/** One of the values in the contract, each with its parameter value. */
export function amongWords<Value extends string, Lookup, const P extends string>(
  parameter: P,
  words: Readonly<Record<Value, string>>,
  nameOf: (value: Value, t: Labels) => string,
  { field, ...more }: More<Value, Lookup> = {},
): Filter<Value, Lookup, P> {
  const values = Object.keys(words) as Value[];
  return {
    parameter,
    role: 'filter',
    read: (word) => values.find((value) => words[value] === word) ?? null,
    word: (value) => words[value],
    name: (value, _, t) => nameOf(value, t),
    ...more,
    ...(field && {
      field: {
        ...field,
        options: (_known, _chosen, t) =>
          values.map((value) => ({ value: words[value], label: nameOf(value, t) })),
      },
    }),
  };
}
