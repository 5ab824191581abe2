/** Sorts the entries of a list by the distance of their places: campuses, or towns of work. Pure. */
import { kilometresBetween, type Position } from '../globe';

type NamedPlace = Position & { slug: string };

export interface ItemWithPlace<T, P> {
  item: T;
  /** The nearest of its places; null without one at a known distance, or without a place to measure from. */
  place: P | null;
}

/**
 * Nearest first, items without a place last; equals keep their order, as all do without a place to measure from.
 *
 * @param placesOf slugs of an item's places
 */
export function byNearestPlace<T, P extends NamedPlace>(
  items: readonly T[],
  placesOf: (item: T) => readonly string[],
  from: Position | null,
  places: readonly P[],
): ItemWithPlace<T, P>[] {
  if (!from) return items.map((item) => ({ item, place: null }));
  const nearestFirst = places.toSorted((a, b) => kilometresBetween(from, a) - kilometresBetween(from, b));
  const rankBySlug = new Map(nearestFirst.map(({ slug }, rank) => [slug, rank]));
  const last = nearestFirst.length;
  const ranked = items.map((item) => {
    const rank = Math.min(last, ...placesOf(item).map((slug) => rankBySlug.get(slug) ?? last));
    const nearest = nearestFirst[rank];
    const isDistanceKnown = nearest !== undefined && Number.isFinite(kilometresBetween(from, nearest));
    return { item, place: isDistanceKnown ? nearest : null, rank };
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item, place }) => ({ item, place }));
}
