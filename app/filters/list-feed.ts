/** The feeds and calendars of a list, which accept some of its filters. Pure. */
import {
  type AnyList,
  activeFilters,
  type ChoiceOf,
  filtersOf,
  type LookupOf,
  type PartialChoice,
  queryOf,
  readListChoice,
} from './narrowed-list';

/** The part of a choice that feeds and calendars accept. */
export function feedChoice<L extends AnyList>(list: L, choice: PartialChoice<L>): ChoiceOf<L> {
  return Object.fromEntries(
    filtersOf(list).map(([name, { inFeeds }]) => [name, inFeeds ? (choice[name] ?? null) : null]),
  ) as ChoiceOf<L>;
}

/** The address of a list's feed or calendar: that of the list, whose path ends like a file: `/blog.atom?categorie=eau`. */
export function feedHref<L extends AnyList>(list: L, format: string, choice: PartialChoice<L>): string {
  const query = queryOf(activeFilters(list, feedChoice(list, choice))).toString();
  return query ? `${list.path}.${format}?${query}` : `${list.path}.${format}`;
}

/**
 * The choice in the address of a feed or calendar.
 *
 * @returns null if the address names an unknown value: a subscription that changes its meaning unnoticed is worse than
 *   one that ends
 */
export function readFeedChoice<L extends AnyList>(
  list: L,
  parameters: URLSearchParams,
  lookup: LookupOf<L>,
): ChoiceOf<L> | null {
  const choice = feedChoice(list, readListChoice(list, parameters, lookup));
  const namesUnknownValue = filtersOf(list).some(
    ([name, { parameter, inFeeds }]) =>
      inFeeds && choice[name] === null && Boolean(parameters.get(parameter)),
  );
  return namesUnknownValue ? null : choice;
}
