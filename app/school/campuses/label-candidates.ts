/** Candidate positions of a label on a map, with their costs. Pure. */
import {
  type Box,
  boxAt,
  boxOfRect,
  containsBox,
  containsPoint,
  hullOf,
  overlaps,
  type SvgRect,
  shrunk,
} from './map-boxes';
import type { MapPoint } from './projection';

export interface LabelPlace extends MapPoint {
  anchor: 'start' | 'middle' | 'end';
  /** Line from the point to its distant name. */
  leader: Leader | null;
}

interface Leader {
  from: MapPoint;
  to: MapPoint;
}

export type LabelledPoint = MapPoint & { text: string };

export interface LabelOptions {
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

/** What a label costs: the lowest sum on a map wins. */
export const costs = {
  /** Each step down in the order of adjacent positions. */
  rank: 0.2,
  /** A leader. */
  leader: 4,
  /** Each letters' height of a leader. */
  reach: 1,
  /** A name that crosses the outline. */
  crossing: 7,
  /** A point without its name. */
  missing: 50,
};

/** The positions of one name that are on its map and free of points, with their costs. */
export function candidatesFor(
  index: number,
  points: readonly LabelledPoint[],
  options: LabelOptions,
): Candidate[] {
  const point = points[index];
  if (!point) return [];
  const { bounds, foreignInsets } = areaOf(point, options);
  const otherPoints = points.filter((_, otherIndex) => otherIndex !== index);
  const obstacles = [
    ...otherPoints.map((otherPoint) => boxAt(otherPoint, options.pointRadius)),
    ...foreignInsets,
  ];
  const candidates = [...adjacentCandidates(point, options), ...distantCandidates(point, options)];
  const freeCandidates = candidates.filter(
    (candidate) => containsBox(bounds, candidate.hull) && isFree(candidate, obstacles),
  );
  return withCrossings(freeCandidates, options.outline ?? []);
}

/** Where a point's name may be, an inset or the whole sheet, and the insets it must not cover. */
function areaOf(
  point: LabelledPoint,
  { size, insets = [], fontSize }: LabelOptions,
): { bounds: Box; foreignInsets: Box[] } {
  const frames = insets.map(boxOfRect);
  const frameOfPoint = frames.find((frame) => containsBox(frame, boxAt(point, 0)));
  return {
    bounds: frameOfPoint
      ? shrunk(frameOfPoint, fontSize * distances.insetMargin)
      : { left: 0, right: size.width, top: 0, bottom: size.height },
    foreignInsets: frames.filter((frame) => frame !== frameOfPoint),
  };
}

function isFree({ boxes, hull }: Candidate, obstacles: readonly Box[]): boolean {
  const obstaclesNearby = obstacles.filter((obstacle) => overlaps(hull, obstacle));
  return !boxes.some((box) => obstaclesNearby.some((obstacle) => overlaps(box, obstacle)));
}

/** The candidates with the cost of a name that crosses the outline. */
function withCrossings(candidates: readonly Candidate[], outline: readonly MapPoint[]): Candidate[] {
  const hull = hullOf(candidates.map((candidate) => candidate.hull));
  const outlineNearby = outline.filter((outlinePoint) => containsPoint(hull, outlinePoint));
  return candidates.map((candidate) => {
    const [boxOfName] = candidate.boxes;
    const crosses = boxOfName && outlineNearby.some((outlinePoint) => containsPoint(boxOfName, outlinePoint));
    return crosses ? { ...candidate, cost: candidate.cost + costs.crossing } : candidate;
  });
}

/** Distances on the map, in letters' heights. */
const distances = {
  /** From the frame of an inset to the names in it. */
  insetMargin: 0.25,
  /** From a point to its name. */
  gap: 0.3,
  /** By which a name is above or below the level of its point. */
  slant: 0.55,
  /** From the middle of the letters to their base line. */
  baseLine: 0.35,
  /** From the top of the letters to their base line. */
  capHeight: 0.7,
  /** From the end of a leader to its name. */
  leaderGap: 0.25,
  /** Kept free on both sides of a leader. */
  leaderMargin: 0.12,
  /** Kept free around a name. */
  nameMargin: 0.2,
  /** From the upper edge of a name's box to the base line. */
  ascent: 0.75,
  /** From the base line to the lower edge of a name's box. */
  descent: 0.2,
};

/** Names that touch their point, the best position first. */
function adjacentCandidates(point: LabelledPoint, { fontSize, pointRadius }: LabelOptions): Candidate[] {
  const gap = pointRadius + fontSize * distances.gap;
  const level = fontSize * distances.baseLine;
  const slant = fontSize * distances.slant;
  const offsets = [
    { x: gap, y: level, anchor: 'start' },
    { x: -gap, y: level, anchor: 'end' },
    { x: gap, y: level - slant, anchor: 'start' },
    { x: gap, y: level + slant, anchor: 'start' },
    { x: -gap, y: level - slant, anchor: 'end' },
    { x: -gap, y: level + slant, anchor: 'end' },
    { x: 0, y: -gap, anchor: 'middle' },
    { x: 0, y: gap + fontSize * distances.capHeight, anchor: 'middle' },
  ] as const;
  return offsets.map(({ x, y, anchor }, rank) => {
    const place: LabelPlace = { x: point.x + x, y: point.y + y, anchor, leader: null };
    return candidateAt(place, [nameBox(place, point.text, fontSize)], rank * costs.rank);
  });
}

/** Lengths of leaders, in letters' heights, and their directions. */
const leaderLengths = [1.2, 1.6, 2.2, 3];
const directions = [0, 25, 50, 75, 105, 130, 155, 180, 205, 230, 255, 285, 310, 335].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

/** Names at the end of a leader, the shortest leaders first. */
function distantCandidates(point: LabelledPoint, { fontSize, pointRadius }: LabelOptions): Candidate[] {
  const level = fontSize * distances.baseLine;
  return leaderLengths.flatMap((length) =>
    directions.map((direction) => {
      const leader = {
        from: along(point, direction, pointRadius),
        to: along(point, direction, pointRadius + length * fontSize),
      };
      const side = Math.sign(direction.x);
      const place: LabelPlace = {
        x: leader.to.x + side * fontSize * distances.leaderGap,
        y: leader.to.y + level + direction.y * level,
        anchor: side > 0 ? 'start' : 'end',
        leader,
      };
      const boxes = [
        nameBox(place, point.text, fontSize),
        ...leaderBoxes(leader, fontSize * distances.leaderMargin),
      ];
      return candidateAt(place, boxes, costs.leader + length * costs.reach);
    }),
  );
}

function along({ x, y }: MapPoint, direction: MapPoint, distance: number): MapPoint {
  return { x: x + direction.x * distance, y: y + direction.y * distance };
}

/** Shares of a leader, from its point to its name, at which its way is checked. */
const checkedShares = [0.1, 0.3, 0.5, 0.7, 0.9];

function leaderBoxes({ from, to }: Leader, radius: number): Box[] {
  return checkedShares.map((share) =>
    boxAt({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, radius),
  );
}

function candidateAt(place: LabelPlace, boxes: Box[], cost: number): Candidate {
  return { place, boxes, hull: hullOf(boxes), cost };
}

/** Mean width of a letter of the text face, in letters' heights. */
const letterWidth = 0.56;
/** Share of a name's width that is left of its position. */
const shareLeft = { start: 0, middle: 0.5, end: 1 };

function nameBox({ x, y, anchor }: LabelPlace, text: string, fontSize: number): Box {
  const width = text.length * letterWidth * fontSize;
  const left = x - width * shareLeft[anchor];
  const margin = fontSize * distances.nameMargin;
  return {
    left: left - margin,
    right: left + width + margin,
    top: y - fontSize * distances.ascent,
    bottom: y + fontSize * distances.descent,
  };
}
