/** Programmes around a place: those within reach, each with its nearest campus. Pure. */

import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import type { NearestCampus, Vicinity } from '~/school/campuses/nearest/vicinity';
import { isOnSite, isWithinReach } from '~/school/campuses/nearest/within-reach';
import type { FinderState } from '~/school/programmes/finder/finder-state';
import type { FinderEntry } from './finder-index';

interface EntryWithCampus {
  entry: FinderEntry;
  /** Null without a place. */
  nearest: NearestCampus | null;
  /** Whether it is taught at the place itself. */
  onSite: boolean;
}

/** The programmes taught within reach of the place, each with only its campuses there, for the counts of the facets. */
export function entriesWithin(
  entries: readonly FinderEntry[],
  vicinity: Vicinity | null,
): readonly FinderEntry[] {
  if (!vicinity) return entries;
  const { place, campuses } = vicinity;
  const near = new Set(campuses.filter((campus) => isWithinReach(place, campus)).map(({ slug }) => slug));
  return entries
    .map((entry) => ({
      ...entry,
      values: { ...entry.values, campus: entry.values.campus.filter((slug) => near.has(slug)) },
    }))
    .filter(({ values }) => values.campus.length > 0);
}

/** Gives each programme its nearest campus; sorted by distance, programmes at the same distance keep their order. */
export function placeEntries(
  entries: readonly FinderEntry[],
  vicinity: Vicinity | null,
  { sort, chosen }: Pick<FinderState, 'sort' | 'chosen'>,
): EntryWithCampus[] {
  if (!vicinity) return entries.map((entry) => ({ entry, nearest: null, onSite: false }));
  const { place, campuses, nearestOf } = vicinity;
  // A visitor who chose campuses is not shown others.
  const campusesToShow = campuses.filter(
    ({ slug }) => chosen.campus.length === 0 || chosen.campus.includes(slug),
  );
  const placed = byNearestPlace(entries, ({ values }) => values.campus, place, campusesToShow).map(
    ({ item, place: campus }) => ({
      entry: item,
      nearest: campus && nearestOf(campus),
      onSite: campus !== null && isOnSite(place, campus),
    }),
  );
  if (sort === 'distance') return placed;
  const order = new Map(entries.map((entry, index) => [entry, index]));
  return placed.sort((a, b) => (order.get(a.entry) ?? 0) - (order.get(b.entry) ?? 0));
}
