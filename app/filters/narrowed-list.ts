/**
 * A list that its address narrows (specification §9). The address is the whole state; the list's filters give its
 * addresses, the words of its titles and chips, and its queries to the content service. Pure.
 */

import type { ParameterOf, ScreenPath } from '~/addresses/site-addresses';
import type { Filters } from '~/content/query';
import { lowerFirst } from '~/site/first-letter';
import type { Labels } from '~/site/labels';
import type { LabelKey } from '~/site/labels/index';
import type { Filter } from './filter';

type FiltersOf<Lookup, Parameter extends string> = Readonly<
  Record<string, Filter<unknown, Lookup, Parameter>>
>;

/** The labels of a list's titles (`list-title.ts`). */
interface ListTitles {
  whole: LabelKey;
  /** Has `{filters}`, the choice in words, and may have `{title}`. */
  filtered: LabelKey;
  /** Has `{title}` and `{page}`. */
  paged: LabelKey;
}

export interface NarrowedList<
  Lookup = never,
  F extends FiltersOf<Lookup, string> = FiltersOf<Lookup, string>,
> {
  path: `/${string}`;
  /** In the order of the address. */
  filters: F;
  titles: ListTitles;
  /** Search engines index a filtered list page by page, or only its first page. */
  narrowedPages: 'each' | 'first';
  /** The path of a later page, unless its number is in `?page=`. */
  pathOfPage?: (page: number) => `/${string}`;
}

type ValueOf<AnyFilter> = AnyFilter extends { word(value: infer Value): string } ? Value : never;
/** The school's values, the only ones that an address of the list may name. */
export type LookupOf<L> = L extends { filters: FiltersOf<infer Lookup, string> } ? Lookup : never;

/** The visitor's choice; null without one. */
export type ChoiceOf<L extends { filters: object }> = {
  [Name in keyof L['filters']]: ValueOf<L['filters'][Name]> | null;
};
/** A choice that names only what is chosen. */
export type PartialChoice<L extends { filters: object }> = {
  [Name in keyof L['filters']]?: ValueOf<L['filters'][Name]> | null | undefined;
};

/**
 * Defines a list.
 *
 * @typeParam Lookup the school's values, the only ones that an address may name
 * @param path of the screen, whose parameters the filters have: no other parameter is part of a page's key
 */
export function narrowedList<Lookup>() {
  return <Path extends ScreenPath, const F extends FiltersOf<Lookup, ParameterOf<Path>>>(
    path: Path,
    filters: F,
    titles: ListTitles,
    options: Partial<Pick<NarrowedList<Lookup>, 'narrowedPages' | 'pathOfPage'>> = {},
  ): NarrowedList<Lookup, F> => ({ path: `/${path}`, filters, titles, narrowedPages: 'each', ...options });
}

export type AnyList = { filters: object } & Pick<
  NarrowedList,
  'path' | 'titles' | 'narrowedPages' | 'pathOfPage'
>;

/** The filters by name, in the order of the address. */
export function filtersOf<L extends AnyList>(list: L): [keyof ChoiceOf<L>, Filter<unknown, LookupOf<L>>][] {
  return Object.entries(list.filters) as [keyof ChoiceOf<L>, Filter<unknown, LookupOf<L>>][];
}

/** The filters that a choice uses, with their values. */
export function activeFilters<L extends AnyList>(list: L, choice: PartialChoice<L>) {
  return filtersOf(list).flatMap(([name, filter]) => {
    const value: unknown = choice[name] ?? null;
    return value === null ? [] : [{ name, filter, value }];
  });
}

/** The choice in an address. An unknown value is ignored; of a doubled one the first counts. */
export function readListChoice<L extends AnyList>(
  list: L,
  parameters: URLSearchParams,
  lookup: LookupOf<L>,
): ChoiceOf<L> {
  const values = filtersOf(list).map(([name, { parameter, read }]) => {
    const word = parameters.get(parameter);
    return [name, word === null ? null : read(word, lookup)];
  });
  return Object.fromEntries(values) as ChoiceOf<L>;
}

/** Address of one page of a list; parameters are always in the same order. */
export function listHref<L extends AnyList>(list: L, choice: PartialChoice<L> = {}, page = 1): string {
  const parameters = queryOf(activeFilters(list, choice));
  if (page > 1 && !list.pathOfPage) parameters.set('page', String(page));
  const path = page > 1 && list.pathOfPage ? list.pathOfPage(page) : list.path;
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

export function queryOf(
  active: readonly { filter: Filter<unknown, never>; value: unknown }[],
): URLSearchParams {
  return new URLSearchParams(active.map(({ filter, value }) => [filter.parameter, filter.word(value)]));
}

/** Whether entries are filtered out; another list is not a filter. */
export function isNarrowed<L extends AnyList>(list: L, choice: ChoiceOf<L>): boolean {
  return activeFilters(list, choice).some(({ filter }) => filter.role !== 'other list');
}

/**
 * Whether a visitor chose which part of a list to see, by any filter or by the number of its page. Unlike `isNarrowed`,
 * this includes another list.
 */
export function hasChoice(choice: object, page = 1): boolean {
  return page > 1 || Object.values(choice).some((value) => value !== undefined && value !== null);
}

/** The canonical address of a list: without a place, and without filters whose lists are soon over. */
export function canonicalHref<L extends AnyList>(list: L, choice: ChoiceOf<L>, page: number): string {
  const unindexed = activeFilters(list, choice).filter(
    ({ filter }) => filter.role === 'place' || filter.isShortLived,
  );
  const withoutUnindexed = { ...choice, ...Object.fromEntries(unindexed.map(({ name }) => [name, null])) };
  const isFirstPageOnly = list.narrowedPages === 'first' && isNarrowed(list, choice);
  return listHref(list, withoutUnindexed, unindexed.length > 0 || isFirstPageOnly ? 1 : page);
}

/** The query to the content service. */
export function filtersFor<L extends AnyList>(list: L, choice: PartialChoice<L>): Filters {
  return Object.assign({}, ...activeFilters(list, choice).map(({ filter, value }) => filter.ask?.(value)));
}

interface ActiveValue<L extends AnyList> {
  /** Of the chosen value. */
  name: string;
  role: Filter<unknown, never>['role'];
  /** The choice without this value. */
  without: ChoiceOf<L>;
}

/** The chosen values by name, in the order of the address. */
export function activeValues<L extends AnyList>(
  list: L,
  choice: ChoiceOf<L>,
  lookup: LookupOf<L>,
  t: Labels,
): ActiveValue<L>[] {
  return activeFilters(list, choice).flatMap(({ name: key, filter, value }) => {
    const name = filter.name(value, lookup, t);
    return name === null ? [] : [{ name, role: filter.role, without: { ...choice, [key]: null } }];
  });
}

/** A choice in words, `Conférences, Lyon, décembre 2026, près de Nantes`; null without one. */
export function choiceWords<L extends AnyList>(
  list: L,
  choice: ChoiceOf<L>,
  lookup: LookupOf<L>,
  t: Labels,
): string | null {
  const names = activeValues(list, choice, lookup, t).map(({ name, role }) =>
    role === 'place' ? lowerFirst(name) : name,
  );
  return names.length > 0 ? names.join(', ') : null;
}
