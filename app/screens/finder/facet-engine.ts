import { type FacetName, type Facets, facetNames, facetsOf } from '~/school/programmes/finder/facets';
/** Filters programmes by facets and counts the results of each further value. Pure. */

/** An item with values in facets; each value once per facet. */
export interface FacetItem {
  values: Facets<readonly string[]>;
}

export interface FacetMatches<P> {
  /** In their original order. */
  programmes: P[];
  /** Number of results if the value were the only one chosen in its facet; values without results are missing. */
  counts: Facets<Map<string, number>>;
}

/**
 * One pass, for any number of facets: a programme that matches all counts in every facet, one that fails a single facet
 * counts only in that facet, because another value there would include it.
 */
export function findAmong<P extends FacetItem>(
  programmes: Iterable<P>,
  chosen: Facets<readonly string[]>,
): FacetMatches<P> {
  const counts = facetsOf(() => new Map<string, number>());
  const count = (programme: P, name: FacetName) => {
    for (const value of programme.values[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
  };
  const narrowing = facetNames.filter((name) => chosen[name].length > 0);
  const matching: P[] = [];
  for (const programme of programmes) {
    const failed = narrowing.filter((name) => !hasOneOf(programme.values[name], chosen[name]));
    const [onlyOne] = failed;
    if (onlyOne === undefined) {
      matching.push(programme);
      for (const name of facetNames) count(programme, name);
    } else if (failed.length === 1) {
      count(programme, onlyOne);
    }
  }
  return { programmes: matching, counts };
}

/** Number of programmes that match a choice. */
export function countAmong(programmes: Iterable<FacetItem>, chosen: Facets<readonly string[]>): number {
  const narrowing = facetNames.filter((name) => chosen[name].length > 0);
  let count = 0;
  for (const { values } of programmes) {
    if (narrowing.every((name) => hasOneOf(values[name], chosen[name]))) count += 1;
  }
  return count;
}

function hasOneOf(values: readonly string[], chosen: readonly string[]): boolean {
  return values.some((value) => chosen.includes(value));
}
