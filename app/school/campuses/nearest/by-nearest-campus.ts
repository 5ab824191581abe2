/** Sorts events and offers by the distance of their campuses. Pure. */
import { kilometresBetween, type Position } from '../globe';

type AnyCampus = Position & { slug: string };

export interface ItemDistance<T, C> {
  item: T;
  /** The nearest of its campuses; null without one, or without a place to measure from. */
  campus: C | null;
}

/**
 * Nearest first, items without a campus last; equals keep their order, as all do without a place.
 *
 * @param campusesOf slugs of an item's campuses
 */
export function byNearestCampus<T, C extends AnyCampus>(
  items: readonly T[],
  campusesOf: (item: T) => readonly string[],
  from: Position | null,
  campuses: readonly C[],
): ItemDistance<T, C>[] {
  if (!from) return items.map((item) => ({ item, campus: null }));
  const near = campuses.toSorted((a, b) => kilometresBetween(from, a) - kilometresBetween(from, b));
  const placed = items.map((item) => {
    const own = new Set(campusesOf(item));
    const at = near.findIndex(({ slug }) => own.has(slug));
    return { item, campus: near[at] ?? null, rank: at === -1 ? near.length : at };
  });
  return placed.toSorted((a, b) => a.rank - b.rank).map(({ item, campus }) => ({ item, campus }));
}
