/** The titles of a list's addresses, no two the same. Pure. */
import type { Labels } from '~/site/labels';
import type { LabelKey } from '~/site/labels/index';
import { type AnyList, activeFilters, type ChoiceOf, choiceWords, type LookupOf } from './narrowed-list';

interface ListChoice<L extends AnyList> {
  choice: ChoiceOf<L>;
  lookup: LookupOf<L>;
}

/** `Agenda`, `Événements passés`, `Actualités : Portraits, Lyon` */
export function listTitle<L extends AnyList>(list: L, { choice, lookup }: ListChoice<L>, t: Labels): string {
  const title = t(wholeTitle(list, choice));
  const filters = choiceWords(list, choice, lookup, t);
  // The label of the blog has another name for the only filter.
  return filters === null ? title : t(list.titles.filtered, { title, filters, category: filters });
}

/** The title of a list for the `<head>`: pages after the first have their number. */
export function listHeadTitle<L extends AnyList>(
  list: L,
  { page, ...shown }: ListChoice<L> & { page: number },
  t: Labels,
): string {
  const title = listTitle(list, shown, t);
  return page > 1 ? t(list.titles.paged, { title, page }) : title;
}

function wholeTitle<L extends AnyList>(list: L, choice: ChoiceOf<L>): LabelKey {
  const [otherTitle] = activeFilters(list, choice).flatMap(({ filter }) => filter.title ?? []);
  return otherTitle ?? list.titles.whole;
}
