/** Whether a campus is in a town. Pure. */
import { kilometresBetween, type Position } from '../globe';
import { plainNames } from './plain-names';

/** Kilometres within which a commune of a campus's name is its town; one that is farther is a namesake. */
const largestTown = 25;

/** Whether a campus with one of these names is in a town. Distances from this town are then measured from the campus. */
export function isInTown(
  names: readonly string[],
  campus: Position,
  town: Position & { name: string },
): boolean {
  const plain = plainNames(town.name);
  return names.some((name) => plainNames(name) === plain) && kilometresBetween(campus, town) < largestTown;
}
