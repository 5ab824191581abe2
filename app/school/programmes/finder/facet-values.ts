/** The values of all facets, in addresses and in words. Pure. */
import type { Labels } from '~/site/labels';
import { type FacetEntries, type FacetName, type Facets, type FacetValue, facets, facetsOf } from './facets';

/** Every value of every facet, in the school's order, with its words. */
export function facetValues(entries: FacetEntries, t: Labels): Facets<FacetValue[]> {
  return facetsOf((name) => facets[name].values(entries, t));
}

/** The values that an address may name. */
export function allowedValues(values: Facets<readonly FacetValue[]>): Facets<string[]> {
  return facetsOf((name) => values[name].map(({ value }) => value));
}

/** The words of one value; null when the school does not know it. */
export function wordOf(values: Facets<readonly FacetValue[]>, name: FacetName, value: string): string | null {
  return values[name].find((candidate) => candidate.value === value)?.label ?? null;
}
