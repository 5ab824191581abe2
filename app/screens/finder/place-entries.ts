/** Sorts programmes by their distance from a place, each with its nearest campus. Pure. */
import type { AroundPlace, NearestCampus } from '~/school/campuses/nearest/around-place.server';
import { byNearestCampus } from '~/school/campuses/nearest/by-nearest-campus';
import type { FinderState } from '~/school/programmes/finder/finder-state';
import type { FinderEntry } from './finder-index';

export interface PlacedEntry {
  entry: FinderEntry;
  /** Null without a place, and if no requested campus teaches it. */
  nearest: NearestCampus | null;
}

/** Programmes at the same distance keep their order, as all do in another order. */
export function placeEntries(
  entries: readonly FinderEntry[],
  around: AroundPlace | null,
  { sort, chosen }: Pick<FinderState, 'sort' | 'chosen'>,
): PlacedEntry[] {
  if (!around) return entries.map((entry) => ({ entry, nearest: null }));
  const { place, campuses, nearestOf } = around;
  // A visitor who chose campuses is not shown others.
  const asked = campuses.filter(({ slug }) => chosen.campus.length === 0 || chosen.campus.includes(slug));
  const placed = byNearestCampus(entries, ({ values }) => values.campus, place, asked).map(
    ({ item, campus }) => ({ entry: item, nearest: campus && nearestOf(campus) }),
  );
  if (sort === 'distance') return placed;
  const nearest = new Map(placed.map((one) => [one.entry, one.nearest]));
  return entries.map((entry) => ({ entry, nearest: nearest.get(entry) ?? null }));
}
