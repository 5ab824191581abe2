/** Filters programmes by facets and counts the results of each further value. Pure. */
import { type FacetName, type Facets, facetNames, facetsOf } from '~/school/programmes/finder/facets';

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
 * Filters and counts in one pass: a programme that matches all facets counts in each of them, and one that fails a
 * single facet counts in that one, because another value there would include it.
 */
export function filterByFacets<P extends FacetItem>(
  programmes: Iterable<P>,
  chosen: Facets<readonly string[]>,
): FacetMatches<P> {
  const counts = facetsOf(() => new Map<string, number>());
  const count = (programme: P, name: FacetName) => {
    for (const value of programme.values[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
  };
  const chosenFacets = facetNames.filter((name) => chosen[name].length > 0);
  const matching: P[] = [];
  for (const programme of programmes) {
    const failed = chosenFacets.filter((name) => !hasOneOf(programme.values[name], chosen[name]));
    const [failedFacet] = failed;
    if (failedFacet === undefined) {
      matching.push(programme);
      for (const name of facetNames) count(programme, name);
    } else if (failed.length === 1) {
      count(programme, failedFacet);
    }
  }
  return { programmes: matching, counts };
}

/** Number of programmes that match a choice. */
export function countMatches(programmes: Iterable<FacetItem>, chosen: Facets<readonly string[]>): number {
  const chosenFacets = facetNames.filter((name) => chosen[name].length > 0);
  let count = 0;
  for (const { values } of programmes) {
    if (chosenFacets.every((name) => hasOneOf(values[name], chosen[name]))) count += 1;
  }
  return count;
}

function hasOneOf(values: readonly string[], chosen: readonly string[]): boolean {
  return values.some((value) => chosen.includes(value));
}
