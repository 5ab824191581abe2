/** What is near a place: on the spot, or within reach. Pure. */
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
