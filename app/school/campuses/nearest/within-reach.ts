/** The entries that a list around a place shows and counts: those on the spot, and those within reach. Pure. */
import type { CountKey, Labels } from '~/site/labels';
import { kilometresBetween, type Position } from '../globe';
import type { ItemWithPlace } from './by-nearest-place';

/** Kilometres from the place to the farthest entry of its list. */
export const reachInKilometres = 150;

/** Whole kilometres, as pages show them; infinite where a position is missing. */
export function kilometresFrom(place: Position, to: Position): number {
  return Math.round(kilometresBetween(place, to));
}

export function isOnSite(place: Position, to: Position): boolean {
  return kilometresFrom(place, to) < 1;
}

export function isWithinReach(place: Position, to: Position): boolean {
  return kilometresFrom(place, to) <= reachInKilometres;
}

/** The entries within reach, in their order, and how many of them are on the spot. */
export function withinReach<T, P extends Position>(placed: readonly ItemWithPlace<T, P>[], from: Position) {
  const near = placed.flatMap(({ item, place }) =>
    place && isWithinReach(from, place) ? { item, place } : [],
  );
  return { near, onSite: near.filter(({ place }) => isOnSite(from, place)).length };
}

export interface VicinityCounts {
  total: number;
  /** Null without a place. */
  onSite: number | null;
  /** Entries that are at no place, at the end of the list. */
  elsewhere?: number;
}

/** `3 offres sur place, 12 à moins de 150 km`; without a place `45 offres` */
export function countText(
  key: CountKey,
  { total, onSite, elsewhere = 0 }: VicinityCounts,
  t: Labels,
): string {
  if (onSite === null || total === 0) return t.count(key, total);
  const counts = [
    { label: 'campuses.around.onSite', count: onSite },
    { label: 'campuses.around.within', count: total - onSite - elsewhere },
    { label: 'campuses.around.elsewhere', count: elsewhere },
  ] as const;
  // Only the first number has its noun.
  return counts
    .filter(({ count }) => count > 0)
    .map(({ label, count }, index) =>
      t(label, { count: index === 0 ? t.count(key, count) : count, kilometres: reachInKilometres }),
    )
    .join(', ');
}
