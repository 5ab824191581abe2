/** Where the names on a map stand so that none covers another name or another point. Pure. */
import {
  around,
  type Box,
  boxOfFrame,
  contains,
  type Frame,
  holds,
  hullOf,
  overlap,
  shrunk,
} from './map-boxes';
import type { MapPoint } from './projection';

export interface LabelPlace extends MapPoint {
  anchor: 'start' | 'middle' | 'end';
  /** Line from the point to a name that stands apart from it. */
  leader: { from: MapPoint; to: MapPoint } | null;
}

type NamedPoint = MapPoint & { text: string };

interface Options {
  /** Size of the letters, in map units. */
  fontSize: number;
  /** Radius of the points, in map units. */
  pointRadius: number;
  size: { width: number; height: number };
  /** A map within the map: names of its points stay in it, the others out of it. */
  inset?: Frame;
  /** Points along coasts and borders, which names rather do not cross. */
  outline?: readonly MapPoint[];
}

interface Candidate {
  place: LabelPlace;
  /** What the name and its leader take of the map, the name first. */
  boxes: Box[];
  /** Around all of them: most comparisons end here. */
  hull: Box;
  cost: number;
}

/** What is worse than what: a later place, a leader, a crossed coast, no room. */
const costs = { rank: 0.2, leader: 4, reach: 1, crossing: 7, missing: 50 };
/** What an overlap costs from turn to turn: little at first, so that a name may push another to a place that is better for both. */
const overlapCosts = [3, 6, 9, 12, 24, 50, 50, 50];

/**
 * Every name begins at its cheapest place; then each in turn moves to the place that is cheapest beside where
 * the others stand now, a few times over. Who moves first decides how it ends: of two orders the better end counts.
 *
 * @returns one place a point, in the same order: the base line of the name, or null where no name fits
 */
export function placeLabels(points: readonly NamedPoint[], options: Options): (LabelPlace | null)[] {
  const choices = points.map((_, index) => candidatesFor(index, points, options));
  const crowded = crowdedFirst(points);
  const [first, second] = [settle(choices, crowded), settle(choices, [...crowded].reverse())];
  return second.cost < first.cost ? second.places : first.places;
}

/** @param order the first moves first, and stays where two cannot both stand */
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
  const standing: Candidate[] = [];
  const places: (LabelPlace | null)[] = choices.map(() => null);
  for (const index of order) {
    const candidate = chosen[index];
    if (!candidate || standing.some((other) => clash(candidate, other))) continue;
    standing.push(candidate);
    places[index] = candidate.place;
  }
  const missing = choices.length - standing.length;
  return { places, cost: standing.reduce((sum, { cost }) => sum + cost, missing * costs.missing) };
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
    const overlaps = others.filter((other) => clash(candidate, other)).length;
    const cost = candidate.cost + overlaps * overlapCost;
    if (cost >= least) continue;
    best = candidate;
    least = cost;
  }
  return best;
}

/** The places of one name that are on its map and free of points, with what they cost. */
function candidatesFor(index: number, points: readonly NamedPoint[], options: Options): Candidate[] {
  const point = points[index];
  if (!point) return [];
  const { size, inset, outline = [], pointRadius, fontSize } = options;
  const sheet = { left: 0, right: size.width, top: 0, bottom: size.height };
  const frame = inset && boxOfFrame(inset);
  const within = frame && holds(frame, around(point, 0));
  const own = frame && within ? shrunk(frame, fontSize * 0.25) : sheet;
  const kept = points.filter((_, other) => other !== index).map((other) => around(other, pointRadius));
  if (frame && !within) kept.push(frame);
  const candidates = allPlaces(point, options).filter(({ boxes, hull }) => {
    const near = kept.filter((other) => overlap(hull, other));
    return holds(own, hull) && !boxes.some((box) => near.some((other) => overlap(box, other)));
  });
  const whole = hullOf(candidates.map(({ hull }) => hull));
  const lines = outline.filter((at) => contains(whole, at));
  return candidates.map((candidate) => {
    const [name] = candidate.boxes;
    const crosses = name && lines.some((at) => contains(name, at));
    return crosses ? { ...candidate, cost: candidate.cost + costs.crossing } : candidate;
  });
}

/** Mean width of a letter of the text face, in ems. */
const letterWidth = 0.56;

function allPlaces(point: NamedPoint, { fontSize, pointRadius }: Options): Candidate[] {
  const width = point.text.length * letterWidth * fontSize;
  const gap = pointRadius + fontSize * 0.3;
  const rise = fontSize * 0.35;
  const slant = fontSize * 0.55;
  const near = [
    { x: gap, y: rise, anchor: 'start' },
    { x: -gap, y: rise, anchor: 'end' },
    { x: gap, y: rise - slant, anchor: 'start' },
    { x: gap, y: rise + slant, anchor: 'start' },
    { x: -gap, y: rise - slant, anchor: 'end' },
    { x: -gap, y: rise + slant, anchor: 'end' },
    { x: 0, y: -gap, anchor: 'middle' },
    { x: 0, y: gap + fontSize * 0.7, anchor: 'middle' },
  ] as const;
  const beside = near.map(({ x, y, anchor }, rank) => {
    const place: LabelPlace = { x: point.x + x, y: point.y + y, anchor, leader: null };
    return candidate(place, [boxOf(place, width, fontSize)], rank * costs.rank);
  });
  const apart = reaches.flatMap((reach) =>
    bearings.map(([dx, dy]): Candidate => {
      const far = pointRadius + reach * fontSize;
      const from = { x: point.x + dx * pointRadius, y: point.y + dy * pointRadius };
      const to = { x: point.x + dx * far, y: point.y + dy * far };
      const side = Math.sign(dx);
      const place: LabelPlace = {
        x: to.x + side * fontSize * 0.25,
        y: to.y + rise + dy * rise,
        anchor: side > 0 ? 'start' : 'end',
        leader: { from, to },
      };
      const line = alongLeader.map((t) =>
        around({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, fontSize * 0.12),
      );
      return candidate(place, [boxOf(place, width, fontSize), ...line], costs.leader + reach * costs.reach);
    }),
  );
  return [...beside, ...apart];
}

function candidate(place: LabelPlace, boxes: Box[], cost: number): Candidate {
  return { place, boxes, hull: hullOf(boxes), cost };
}

/** Where a leader is looked at, from its point to its name. */
const alongLeader = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Lengths of leaders, in letters' heights, and their directions. */
const reaches = [1.2, 1.6, 2.2, 3];
const bearings = [0, 25, 50, 75, 105, 130, 155, 180, 205, 230, 255, 285, 310, 335].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

function boxOf({ x, y, anchor }: LabelPlace, width: number, fontSize: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  const air = fontSize * 0.2;
  return {
    left: left - air,
    right: left + width + air,
    top: y - fontSize * 0.75,
    bottom: y + fontSize * 0.2,
  };
}

function clash(a: Candidate, b: Candidate): boolean {
  if (!overlap(a.hull, b.hull)) return false;
  return a.boxes.some((box) => b.boxes.some((other) => overlap(box, other)));
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
