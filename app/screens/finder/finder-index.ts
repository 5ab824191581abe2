/** Index of programmes: their values in each facet, and their orders. Pure. */
import { type ListedProgramme, listedProgramme } from '~/school/programmes/card-data';
import { type Facets, facets, facetsOf } from '~/school/programmes/finder/facets';
import type { Sort } from '~/school/programmes/finder/finder-state';
import { compareLevels } from '~/school/programmes/level-groups';
import type { Duration } from '~/school/programmes/levels';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import type { FacetItem } from './facet-engine';

/** A card of the finder: with the price, which visitors ask for first. */
export type FinderCard = ListedProgramme & Pick<ProgrammeSummary, 'prices'>;

export interface FinderEntry extends FacetItem {
  card: FinderCard;
  /** Its admission on a given day is computed from this. */
  programme: ProgrammeSummary;
}

export interface FinderIndex {
  bySlug: ReadonlyMap<string, FinderEntry>;
  orders: Record<Exclude<Sort, 'relevance' | 'distance'>, readonly FinderEntry[]>;
  /** Values that some programme has. */
  taughtValues: Facets<ReadonlySet<string>>;
}

const collator = new Intl.Collator('fr', { numeric: true });
const byName = (a: FinderEntry, b: FinderEntry) => collator.compare(a.card.title, b.card.title);

export function createFinderIndex(programmes: readonly ProgrammeSummary[]): FinderIndex {
  const entriesByName = programmes.map(toEntry).sort(byName);
  // Sorting keeps the order of equals: they stay sorted by name.
  return {
    taughtValues: facetsOf((facet) => new Set(entriesByName.flatMap(({ values }) => values[facet]))),
    bySlug: new Map(entriesByName.map((entry) => [entry.card.slug, entry])),
    orders: {
      name: entriesByName,
      level: entriesByName.toSorted((a, b) => compareLevels(a.card, b.card)),
      duration: entriesByName.toSorted((a, b) => hoursOf(a.card.duration) - hoursOf(b.card.duration)),
    },
  };
}

function toEntry(programme: ProgrammeSummary): FinderEntry {
  return {
    card: { ...listedProgramme(programme), prices: programme.prices },
    programme,
    values: facetsOf((name) => [...new Set(facets[name].valuesOf(programme))]),
  };
}

/** For comparison: a year of study has about 1,200 hours, in any rhythm. */
const hoursOfUnit: Record<Duration['unit'], number> = { hours: 1, months: 100, years: 1200 };

/** Programmes without a duration come last. */
function hoursOf(duration: Duration | null): number {
  return duration ? duration.value * hoursOfUnit[duration.unit] : Number.MAX_VALUE;
}
