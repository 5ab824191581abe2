/** The facets of programmes (specification §3). Pure. */

import type { ParameterOf } from '~/addresses/site-addresses';
import { type NamedEntry, optionOf } from '~/base/named-entry';
import type { Labels } from '~/site/labels';
import type { Rhythm } from '../../../../content-model/enumerations';
import { isOfLevel } from '../level-groups';
import { type Duration, type EntryLevel, entryLevels, entryOf, levels } from '../levels';
import { levelName } from '../programme-words';
import type { ProgrammeSummary } from '../programmes.server';
import type { DisplayRhythm } from '../rhythm';

/** The values that the content service decides; the others are in the specification (§3). */
export interface FacetEntries {
  sectors: readonly NamedEntry[];
  campuses: readonly NamedEntry[];
}

export interface FacetValue {
  /** In the form of addresses. */
  value: string;
  label: string;
}

interface Facet {
  /** Name in the address. */
  parameter: ParameterOf<'formations'>;
  /** Every value, in the school's order. */
  values(entries: FacetEntries, t: Labels): FacetValue[];
  /** The values of a programme. */
  valuesOf(programme: ProgrammeSummary): readonly string[];
}

export const rhythmWords: Record<Rhythm, string> = { fulltime: 'temps-plein', periodic: 'alternance' };
export const durationWords: Record<Duration['format'], string> = { long: 'longue', short: 'courte' };

/**
 * Values of one facet are alternatives (water or energy), and facets narrow each other (and in Lyon). In the order of
 * the address.
 */
export const facets = {
  sector: {
    parameter: 'secteur',
    values: ({ sectors }) => sectors.map(optionOf),
    valuesOf: ({ sector }) => (sector ? [sector.slug] : []),
  },
  exit: {
    parameter: 'niveau',
    values: (_, t) => levels.map((level) => ({ value: String(level), label: levelName(level, t) })),
    valuesOf: (programme) => levels.filter((level) => isOfLevel(programme, level)).map(String),
  },
  entry: {
    parameter: 'entree',
    values: (_, t) => entryLevels.map((level) => ({ value: entryWord(level), label: levelName(level, t) })),
    valuesOf: (programme) => {
      const entry = entryOf(programme);
      return entry === null ? [] : [entryWord(entry)];
    },
  },
  rhythm: {
    parameter: 'rythme',
    values: (_, t) => valuesWithLabels(rhythmWords, (rhythm) => t(`commons.rhythm.${rhythm}`)),
    valuesOf: ({ rhythms }) => rhythms.filter(isRhythm).map((rhythm) => rhythmWords[rhythm]),
  },
  duration: {
    parameter: 'duree',
    values: (_, t) => valuesWithLabels(durationWords, (format) => t(`commons.durationFormat.${format}`)),
    valuesOf: ({ duration }) => (duration ? [durationWords[duration.format]] : []),
  },
  campus: {
    parameter: 'campus',
    values: ({ campuses }) => campuses.map(optionOf),
    valuesOf: ({ campuses }) => campuses.map(({ slug }) => slug),
  },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;
export type Facets<T> = Record<FacetName, T>;
export const facetNames = Object.keys(facets) as FacetName[];

/** Makes a record with an entry for each facet. */
export function facetsOf<T>(make: (name: FacetName) => T): Facets<T> {
  return Object.fromEntries(facetNames.map((name) => [name, make(name)])) as Facets<T>;
}

/** `0` is the Bac. */
const entryWord = (entry: EntryLevel) => (entry === 'none' ? 'aucun' : String(entry));

function valuesWithLabels<K extends string>(
  words: Record<K, string>,
  labelOf: (key: K) => string,
): FacetValue[] {
  return (Object.keys(words) as K[]).map((key) => ({ value: words[key], label: labelOf(key) }));
}

/** Sessions of a short course are not values of the rhythm facet: the duration facet covers them. */
function isRhythm(shown: DisplayRhythm): shown is Rhythm {
  return shown !== 'sessions';
}
