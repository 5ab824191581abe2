/** Values of the facets, in addresses and in words. Pure. */
import type { Labels } from '~/site/labels';
import type { Duration, Rhythm } from '../levels';
import {
  durationWords,
  type FacetEntries,
  type FacetName,
  type Facets,
  type FacetValue,
  facets,
  facetsOf,
  rhythmWords,
} from './facets';
import { type FinderWish, finderHref } from './finder-state';

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

/** Address of the programmes of a sector, level, rhythm, campus or duration, for links from other pages. */
export function programmesHref(choice: {
  sector?: string | undefined;
  level?: number | undefined;
  rhythm?: Rhythm | undefined;
  campus?: string | undefined;
  duration?: Duration['format'] | undefined;
}): string {
  const chosen: FinderWish['chosen'] = {
    ...(choice.sector ? { sector: [choice.sector] } : {}),
    ...(choice.level === undefined ? {} : { exit: [String(choice.level)] }),
    ...(choice.rhythm ? { rhythm: [rhythmWords[choice.rhythm]] } : {}),
    ...(choice.campus ? { campus: [choice.campus] } : {}),
    ...(choice.duration ? { duration: [durationWords[choice.duration]] } : {}),
  };
  return finderHref({ chosen });
}
