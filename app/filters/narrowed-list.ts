/**
 * A list that its address narrows (specification §9). The address is the whole state; the list's filters give its
 * addresses, titles and chips, its queries to the content service, its feeds, and the criterion to remove if nothing is
 * found. Pure.
 */
import type { Filters } from '~/content/query';
import type { ParameterOf, ScreenPath } from '~/screens/list/screen-list';
import { lowerFirst } from '~/site/first-letter';
import type { Labels } from '~/site/labels';
import type { Filter } from './filter';

type FiltersOf<Lookup, Parameter extends string> = Readonly<
  Record<string, Filter<unknown, Lookup, Parameter>>
>;

export interface NarrowedList<
  Lookup = never,
  F extends FiltersOf<Lookup, string> = FiltersOf<Lookup, string>,
> {
  path: `/${string}`;
  /** In the order of the address. */
  filters: F;
  /** Search engines index a filtered list page by page, or only its first page. */
  narrowedPages: 'each' | 'first';
  /** If the page is in the path and not in `?page=`. */
  pathOfPage?: (page: number) => `/${string}`;
}

type ValueOf<One> = One extends { word(value: infer Value): string } ? Value : never;
/** The school's values, the only ones that an address of the list may name. */
export type LookupOf<L> = L extends { filters: FiltersOf<infer Lookup, string> } ? Lookup : never;

/** The visitor's choice; null without one. */
export type ChoiceOf<L extends { filters: object }> = {
  [Name in keyof L['filters']]: ValueOf<L['filters'][Name]> | null;
};
/** A choice that names only the chosen value. */
export type Wish<L extends { filters: object }> = {
  [Name in keyof L['filters']]?: ValueOf<L['filters'][Name]> | null | undefined;
};

/**
 * @typeParam Lookup the school's values, the only ones that an address may name
 * @param path of the screen, whose parameters the filters have: no other parameter is part of a page's key
 */
export function narrowedList<Lookup>() {
  return <Path extends ScreenPath, const F extends FiltersOf<Lookup, ParameterOf<Path>>>(
    path: Path,
    filters: F,
    more: Partial<Pick<NarrowedList<Lookup>, 'narrowedPages' | 'pathOfPage'>> = {},
  ): NarrowedList<Lookup, F> => ({ path: `/${path}`, filters, narrowedPages: 'each', ...more });
}

type AnyList = { filters: object } & Pick<NarrowedList, 'path' | 'narrowedPages' | 'pathOfPage'>;

/** By name, in the order of the address. */
function entriesOf<L extends AnyList>(list: L): [keyof ChoiceOf<L>, Filter<unknown, LookupOf<L>>][] {
  return Object.entries(list.filters) as [keyof ChoiceOf<L>, Filter<unknown, LookupOf<L>>][];
}

/** The chosen ones, with their values. */
function valuesOf<L extends AnyList>(list: L, choice: Wish<L>) {
  return entriesOf(list).flatMap(([name, filter]) => {
    const value: unknown = choice[name] ?? null;
    return value === null ? [] : [{ name, filter, value }];
  });
}

/** An unknown value is ignored, of a doubled one the first counts. */
export function readListChoice<L extends AnyList>(
  list: L,
  parameters: URLSearchParams,
  lookup: LookupOf<L>,
): ChoiceOf<L> {
  const read = entriesOf(list).map(([name, { parameter, read }]) => {
    const word = parameters.get(parameter);
    return [name, word === null ? null : read(word, lookup)];
  });
  return Object.fromEntries(read) as ChoiceOf<L>;
}

/** Address of one page of a list; parameters always stand in the same order. */
export function listHref<L extends AnyList>(list: L, choice: Wish<L> = {}, page = 1): string {
  const parameters = queryOf(valuesOf(list, choice));
  if (page > 1 && !list.pathOfPage) parameters.set('page', String(page));
  const path = page > 1 && list.pathOfPage ? list.pathOfPage(page) : list.path;
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

function queryOf(chosen: readonly { filter: Filter<unknown, never>; value: unknown }[]): URLSearchParams {
  return new URLSearchParams(chosen.map(({ filter, value }) => [filter.parameter, filter.word(value)]));
}

/** Whether entries are filtered out; another list is not a filter. */
export function isNarrowed<L extends AnyList>(list: L, choice: ChoiceOf<L>): boolean {
  return valuesOf(list, choice).some(({ filter }) => filter.role !== 'other list');
}

/** The canonical address of a list: without a place, and without filters whose lists are soon over. */
export function canonicalHref<L extends AnyList>(list: L, choice: ChoiceOf<L>, page: number): string {
  const chosen = valuesOf(list, choice);
  const passing = chosen.filter(({ filter }) => filter.role === 'place' || filter.isFleeting);
  const isFirstAlone = list.narrowedPages === 'first' && isNarrowed(list, choice);
  const lasting = { ...choice, ...Object.fromEntries(passing.map(({ name }) => [name, null])) };
  return listHref(list, lasting, passing.length > 0 || isFirstAlone ? 1 : page);
}

/** The query to the content service. */
export function filtersFor<L extends AnyList>(list: L, choice: Wish<L>): Filters {
  return Object.assign({}, ...valuesOf(list, choice).map(({ filter, value }) => filter.ask?.(value)));
}

export interface ChosenName<L extends AnyList> {
  word: string;
  role: Filter<unknown, never>['role'];
  /** The same choice without it. */
  without: ChoiceOf<L>;
}

/** The chosen values by name, in the order of the address. */
export function chosenNames<L extends AnyList>(
  list: L,
  choice: ChoiceOf<L>,
  lookup: LookupOf<L>,
  t: Labels,
): ChosenName<L>[] {
  return valuesOf(list, choice).flatMap(({ name, filter, value }) => {
    const word = filter.name(value, lookup, t);
    return word === null ? [] : [{ word, role: filter.role, without: { ...choice, [name]: null } }];
  });
}

/** `Conférences, Lyon, décembre 2026, près de Nantes`; null without a choice. */
export function choiceWords<L extends AnyList>(
  list: L,
  choice: ChoiceOf<L>,
  lookup: LookupOf<L>,
  t: Labels,
): string | null {
  const words = chosenNames(list, choice, lookup, t).map(({ word, role }) =>
    role === 'place' ? lowerFirst(word) : word,
  );
  return words.length > 0 ? words.join(', ') : null;
}

export interface Loosening {
  href: string;
  /** `Sans « Salons »`, `Près de Brest` */
  words: string;
  /** Entries there are then. */
  count: number;
}

/**
 * The same question with one criterion less, for an empty list: the last of the address first, since it is the easiest
 * to remove. A place stays as the middle of the list if there is something around it.
 *
 * @param count entries of a list
 */
export async function loosen<L extends AnyList>(
  list: L,
  choice: ChoiceOf<L>,
  { lookup, t, count }: { lookup: LookupOf<L>; t: Labels; count: (choice: ChoiceOf<L>) => Promise<number> },
): Promise<Loosening[]> {
  const wishes = valuesOf(list, choice).filter(({ filter }) => filter.role !== 'other list');
  const ways = wishes.toReversed().map(async ({ name, filter, value }) => {
    const word = filter.name(value, lookup, t) ?? '';
    const without = { ...choice, [name]: null };
    const nearbyWords = filter.around?.(word, t);
    const questions = [
      ...(nearbyWords ? [{ loosened: { ...without, near: value }, words: nearbyWords }] : []),
      { loosened: without, words: t('pages.list.without', { filter: word }) },
    ];
    for (const { loosened, words } of questions) {
      const total = await count(loosened);
      if (total > 0) return [{ href: listHref(list, loosened), words, count: total }];
    }
    return [];
  });
  return (await Promise.all(ways)).flat();
}

/** The part of a choice that feeds and calendars accept. */
export function feedChoice<L extends AnyList>(list: L, choice: Wish<L>): ChoiceOf<L> {
  return Object.fromEntries(
    entriesOf(list).map(([name, { inFeeds }]) => [name, inFeeds ? (choice[name] ?? null) : null]),
  ) as ChoiceOf<L>;
}

/**
 * The address of a list's feed or calendar is the list's own, its path ending like a file: `/blog.atom?categorie=eau`
 */
export function feedHref<L extends AnyList>(list: L, format: string, choice: Wish<L>): string {
  const query = queryOf(valuesOf(list, feedChoice(list, choice))).toString();
  return query ? `${list.path}.${format}?${query}` : `${list.path}.${format}`;
}

/**
 * The entries of a feed or calendar.
 *
 * @returns null if the address names an unknown value: a subscription that changes its meaning unnoticed is worse than
 * one that ends
 */
export function readFeedChoice<L extends AnyList>(
  list: L,
  parameters: URLSearchParams,
  lookup: LookupOf<L>,
): ChoiceOf<L> | null {
  const choice = feedChoice(list, readListChoice(list, parameters, lookup));
  const isStray = entriesOf(list).some(
    ([name, { parameter, inFeeds }]) =>
      inFeeds && choice[name] === null && Boolean(parameters.get(parameter)),
  );
  return isStray ? null : choice;
}
