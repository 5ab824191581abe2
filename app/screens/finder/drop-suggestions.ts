/** Suggests criteria to drop when no programme matches all of them. Pure. */
import { type FacetName, facetNames, facetsOf } from '~/school/programmes/finder/facets';
import { defaultSort, type FinderState, sortsFor } from '~/school/programmes/finder/finder-state';

/** One criterion of the query: all values of a facet, the text, or the place. */
export type Criterion = FacetName | 'text' | 'near';

interface DropSuggestion {
  drop: readonly Criterion[];
  /** Number of programmes without it; never zero. */
  count: number;
}

/** Largest number of suggestions shown. */
export const maxSuggestions = 5;

/** The criteria of the query, in the order of the address. */
export function criteriaOf({
  chosen,
  text,
  near,
}: Pick<FinderState, 'chosen' | 'text' | 'near'>): Criterion[] {
  return [
    ...facetNames.filter((name) => chosen[name].length > 0),
    ...(text === '' ? [] : ['text' as const]),
    ...(near === null ? [] : ['near' as const]),
  ];
}

/**
 * The fewest criteria without which there are results, those with most results first. A single one of several values
 * of a facet is never suggested: values are alternatives, so dropping one finds less.
 *
 * @param countWithout number of programmes without these criteria
 */
export function dropSuggestions(
  criteria: readonly Criterion[],
  countWithout: (drop: readonly Criterion[]) => number,
): DropSuggestion[] {
  for (let size = 1; size < criteria.length; size += 1) {
    const suggestions = combinations(criteria, size)
      .map((drop) => ({ drop, count: countWithout(drop) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
    if (suggestions.length > 0) return suggestions.slice(0, maxSuggestions);
  }
  return [];
}

/** The query without these criteria. */
export function withoutCriteria(
  { chosen, text, near, sort }: FinderState,
  drop: readonly Criterion[],
): Omit<FinderState, 'page'> {
  const remaining = {
    text: drop.includes('text') ? '' : text,
    near: drop.includes('near') ? null : near,
  };
  return {
    chosen: facetsOf((name) => (drop.includes(name) ? [] : chosen[name])),
    ...remaining,
    sort: sortsFor(remaining).includes(sort) ? sort : defaultSort(remaining),
  };
}

/** Every combination of `size` of the items, in their order. */
function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  );
}
