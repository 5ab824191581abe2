/** One filter of a list, said once: its word in the address, its words for visitors, its question. Pure. */
import type { Filters } from '~/content/questions/query';
import type { Labels } from '~/site/labels';
import type { LabelKey } from '~/site/labels/index';

/** What a filter can be chosen from, by a slug. */
export interface Named {
  slug: string;
  title: string;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** The label of a filter's list in the form, and of its first option, which asks for none. */
interface FieldWords {
  label: LabelKey;
  any: LabelKey;
}

/** @typeParam Known what the school has, of which an address may name only these */
export interface Filter<Value, Known, Parameter extends string = string> {
  /** Name in the address. */
  parameter: Parameter;
  /** @param word what the address says @returns null when nobody knows it */
  read(word: string, known: Known): Value | null;
  /** The value as addresses have it. */
  word(value: Value): string;
  /** What it is called in titles and chips; null where they do not say it. */
  name(value: Value, known: Known, t: Labels): string | null;
  /** What it asks of the content service; nothing where the site filters by itself. */
  ask?(value: Value): Filters;
  /** A filter narrows the list; an order sorts it; another list shows what this one does not. */
  role: 'filter' | 'order' | 'other list';
  /** Feeds and calendars of the list take it, too. */
  inFeeds?: boolean;
  /** What is soon over is not a list of its own for search engines. */
  isFleeting?: boolean;
  /** Without it, results around the place come nearest first. */
  isPlace?: boolean;
  /** Its list in the form; sent on unseen where it has none. */
  field?: FieldWords & {
    options(known: Known, chosen: Value | null, t: Labels): readonly FilterOption[];
  };
}

type More<Value, Known> = Pick<Filter<Value, Known>, 'ask' | 'inFeeds' | 'isFleeting' | 'isPlace'> & {
  field?: FieldWords;
};

/** One of the entries that the school has. */
export function amongEntries<Known, const P extends string>(
  parameter: P,
  entriesOf: (known: Known) => readonly Named[],
  { field, ...more }: More<string, Known> = {},
): Filter<string, Known, P> {
  const find = (known: Known, slug: string) => entriesOf(known).find((entry) => entry.slug === slug);
  return {
    parameter,
    role: 'filter',
    read: (word, known) => find(known, word)?.slug ?? null,
    word: (slug) => slug,
    name: (slug, known) => find(known, slug)?.title ?? null,
    ...more,
    ...(field && {
      field: {
        ...field,
        options: (known) => entriesOf(known).map(({ slug, title }) => ({ value: slug, label: title })),
      },
    }),
  };
}

/** One of the values that the contract knows, each with its word in addresses. */
export function amongWords<Value extends string, Known, const P extends string>(
  parameter: P,
  words: Readonly<Record<Value, string>>,
  nameOf: (value: Value, t: Labels) => string,
  { field, ...more }: More<Value, Known> = {},
): Filter<Value, Known, P> {
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
