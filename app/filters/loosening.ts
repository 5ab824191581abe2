/** The criteria to remove from an empty list. Pure. */
import type { Labels } from '~/site/labels';
import { type AnyList, activeFilters, type ChoiceOf, type LookupOf, listHref } from './narrowed-list';

/** A choice with one criterion less. */
export interface Loosening {
  href: string;
  /** `Sans « Salons »`, `Près de Brest` */
  words: string;
  /** Entries of the list that it leads to. */
  count: number;
}

/**
 * The choices with one criterion less than that of an empty list, if they lead to entries. The last criterion of the
 * address is removed first. A campus is replaced by the entries near it, if there are any.
 *
 * @param count entries of a list
 */
export async function loosen<L extends AnyList>(
  list: L,
  choice: ChoiceOf<L>,
  { lookup, t, count }: { lookup: LookupOf<L>; t: Labels; count: (choice: ChoiceOf<L>) => Promise<number> },
): Promise<Loosening[]> {
  const criteria = activeFilters(list, choice).filter(({ filter }) => filter.role !== 'other list');
  const loosenings = criteria.toReversed().map(async ({ name, filter, value }) => {
    const valueName = filter.name(value, lookup, t);
    // A choice without a name cannot be offered.
    if (valueName === null) return [];
    const without = { ...choice, [name]: null };
    const nearbyWords = filter.nearbyWords?.(valueName, t);
    const candidates = [
      ...(nearbyWords ? [{ loosened: { ...without, near: value }, words: nearbyWords }] : []),
      { loosened: without, words: t('pages.list.without', { filter: valueName }) },
    ];
    for (const { loosened, words } of candidates) {
      const total = await count(loosened);
      if (total > 0) return [{ href: listHref(list, loosened), words, count: total }];
    }
    return [];
  });
  return (await Promise.all(loosenings)).flat();
}
