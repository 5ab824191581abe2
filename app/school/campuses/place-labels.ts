/** Places the labels of a map so that none covers another label or point. Pure. */
import {
  type Candidate,
  candidatesFor,
  costs,
  type LabelledPoint,
  type LabelOptions,
  type LabelPlace,
} from './label-candidates';
import { overlaps } from './map-boxes';
import type { MapPoint } from './projection';

/** Cost of an overlap in each round: low at first, so that a label may displace another to a better position for both. */
const overlapCosts = [3, 6, 9, 12, 24, 50, 50, 50];

/**
 * Every label starts at its cheapest position; then, for several rounds, each moves to the cheapest position given
 * the others. The result depends on the order, so the better result of two orders is used.
 *
 * @returns one place a point, in the same order: the base line of the name, or null where no name fits
 */
export function placeLabels(points: readonly LabelledPoint[], options: LabelOptions): (LabelPlace | null)[] {
  const choices = points.map((_, index) => candidatesFor(index, points, options));
  const crowded = crowdedFirst(points);
  const [first, second] = [settle(choices, crowded), settle(choices, [...crowded].reverse())];
  return second.cost < first.cost ? second.places : first.places;
}

/** @param order the first moves first, and keeps its position in a conflict of two */
function settle(
  choices: readonly Candidate[][],
  order: readonly number[],
): { places: (LabelPlace | null)[]; cost: number } {
  const chosen = choices.map((candidates) => cheapest(candidates, [], 0));
  for (const overlapCost of overlapCosts) {
    for (const index of order) {
      const others = chosen.flatMap((candidate, other) => (candidate && other !== index ? [candidate] : []));
      chosen[index] = cheapest(choices[index] ?? [], others, overlapCost);
    }
  }
  return withoutConflicts(chosen, order);
}

/** Of two names that still overlap the first in the order has its place. */
function withoutConflicts(
  chosen: readonly (Candidate | null)[],
  order: readonly number[],
): { places: (LabelPlace | null)[]; cost: number } {
  const placed: Candidate[] = [];
  const places: (LabelPlace | null)[] = chosen.map(() => null);
  for (const index of order) {
    const candidate = chosen[index];
    if (!candidate || placed.some((other) => clash(candidate, other))) continue;
    placed.push(candidate);
    places[index] = candidate.place;
  }
  const missing = chosen.length - placed.length;
  return { places, cost: placed.reduce((sum, { cost }) => sum + cost, missing * costs.missing) };
}

function cheapest(
  candidates: readonly Candidate[],
  others: readonly Candidate[],
  overlapCost: number,
): Candidate | null {
  let best: Candidate | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate.cost >= least) continue;
    const clashes = others.filter((other) => clash(candidate, other)).length;
    const cost = candidate.cost + clashes * overlapCost;
    if (cost >= least) continue;
    best = candidate;
    least = cost;
  }
  return best;
}

function clash(a: Candidate, b: Candidate): boolean {
  if (!overlaps(a.hull, b.hull)) return false;
  return a.boxes.some((box) => b.boxes.some((other) => overlaps(box, other)));
}

/** Indices, the point with the closest neighbour first. */
function crowdedFirst(points: readonly MapPoint[]): number[] {
  const room = points.map((point) =>
    Math.min(
      ...points
        .filter((other) => other !== point)
        .map((other) => Math.hypot(other.x - point.x, other.y - point.y)),
    ),
  );
  return points.map((_, index) => index).sort((a, b) => (room[a] ?? 0) - (room[b] ?? 0));
}
