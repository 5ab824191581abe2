/** Values of the facets, in addresses and in words. Pure. */

import type { Labels } from '~/site/labels';
import { type Duration, levels, type Rhythm } from '../levels';
import { type FacetName, type Facets, type FinderWish, facetsOf, finderHref } from './finder-state';

export const rhythmWords: Record<Rhythm, string> = { fulltime: 'temps-plein', periodic: 'alternance' };
export const durationWords: Record<Duration['format'], string> = { long: 'longue', short: 'courte' };

export interface Place {
  slug: string;
  title: string;
}

/** What the content service decides on; all else is the specification's (§3). */
export interface Places {
  sectors: readonly Place[];
  campuses: readonly Place[];
}

export interface FacetValue {
  value: string;
  label: string;
}

/** Every value of every facet, in the school's order, with its words. */
export function facetValues({ sectors, campuses }: Places, t: Labels): Facets<FacetValue[]> {
  const places = (list: readonly Place[]) => list.map(({ slug, title }) => ({ value: slug, label: title }));
  const scale = levels.map((level) => ({ value: String(level), label: t(`commons.level.${level}`) }));
  return {
    sector: places(sectors),
    exit: scale,
    entry: scale,
    rhythm: entriesOf(rhythmWords, (rhythm) => t(`commons.rhythm.${rhythm}`)),
    duration: entriesOf(durationWords, (format) => t(`commons.durationFormat.${format}`)),
    campus: places(campuses),
  };
}

/** What an address may name. */
export function knownValues(values: Facets<readonly FacetValue[]>): Facets<string[]> {
  return facetsOf((name) => values[name].map(({ value }) => value));
}

/** The words of one value; null when the school does not know it. */
export function wordOf(values: Facets<readonly FacetValue[]>, name: FacetName, value: string): string | null {
  return values[name].find((candidate) => candidate.value === value)?.label ?? null;
}

/** Address of the programmes of a sector, level, rhythm, campus or duration, for links from elsewhere. */
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

function entriesOf<K extends string>(words: Record<K, string>, label: (key: K) => string): FacetValue[] {
  return (Object.keys(words) as K[]).map((key) => ({ value: words[key], label: label(key) }));
}
