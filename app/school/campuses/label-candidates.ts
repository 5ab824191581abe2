/** Candidate positions of a label on a map, with their costs. Pure. */
import {
  type Box,
  boxAround,
  boxOfFrame,
  contains,
  holds,
  hullOf,
  overlap,
  type SvgRect,
  shrunk,
} from './map-boxes';
import type { MapPoint } from './projection';

export interface LabelPlace extends MapPoint {
  anchor: 'start' | 'middle' | 'end';
  /** Line from the point to its distant name. */
  leader: { from: MapPoint; to: MapPoint } | null;
}

export type NamedPoint = MapPoint & { text: string };

export interface Options {
  /** Size of the letters, in map units. */
  fontSize: number;
  /** Radius of the points, in map units. */
  pointRadius: number;
  size: { width: number; height: number };
  /** Labels of the points of an inset stay inside, all others outside. */
  insets?: readonly SvgRect[];
  /** Points along coasts and borders, which labels should not cross. */
  outline?: readonly MapPoint[];
}

export interface Candidate {
  place: LabelPlace;
  /** The areas of the name and its leader on the map, the name first. */
  boxes: Box[];
  /** Bounding box of them all, for quick comparisons. */
  hull: Box;
  cost: number;
}

/** Costs, in ascending order: a later position, a leader line, a crossed coast, no room. */
export const costs = { rank: 0.2, leader: 4, reach: 1, crossing: 7, missing: 50 };

/** The positions of one name that are on its map and free of points, with their costs. */
export function candidatesFor(index: number, points: readonly NamedPoint[], options: Options): Candidate[] {
  const point = points[index];
  if (!point) return [];
  const { size, insets = [], outline = [], pointRadius, fontSize } = options;
  const sheet = { left: 0, right: size.width, top: 0, bottom: size.height };
  const frames = insets.map(boxOfFrame);
  const frame = frames.find((one) => holds(one, boxAround(point, 0)));
  const bounds = frame ? shrunk(frame, fontSize * 0.25) : sheet;
  const kept = points.filter((_, other) => other !== index).map((other) => boxAround(other, pointRadius));
  kept.push(...frames.filter((one) => one !== frame));
  const candidates = allPlaces(point, options).filter(({ boxes, hull }) => {
    const near = kept.filter((other) => overlap(hull, other));
    return holds(bounds, hull) && !boxes.some((box) => near.some((other) => overlap(box, other)));
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
  const besidePoint = near.map(({ x, y, anchor }, rank) => {
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
        boxAround({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }, fontSize * 0.12),
      );
      return candidate(place, [boxOf(place, width, fontSize), ...line], costs.leader + reach * costs.reach);
    }),
  );
  return [...besidePoint, ...apart];
}

function candidate(place: LabelPlace, boxes: Box[], cost: number): Candidate {
  return { place, boxes, hull: hullOf(boxes), cost };
}

/** The points at which a leader is checked, from its point to its name. */
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
