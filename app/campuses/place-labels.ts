/** Where the names on a map stand so that none covers another name or another point. Pure. */
import type { MapPoint } from './projection';

export interface LabelPlace extends MapPoint {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Options {
  /** Size of the letters, in map units. */
  fontSize: number;
  /** Radius of the points, in map units. */
  pointRadius: number;
  size: { width: number; height: number };
}

/**
 * Names the crowded points first and gives each the first free place around it.
 *
 * @returns one place a point, in the same order: the base line of the name, or null where no name fits
 */
export function placeLabels(
  points: readonly (MapPoint & { text: string })[],
  { fontSize, pointRadius, size }: Options,
): (LabelPlace | null)[] {
  const taken: Box[] = points.map(({ x, y }) => around(x, y, pointRadius));
  const places: (LabelPlace | null)[] = points.map(() => null);
  for (const index of crowdedFirst(points)) {
    const point = points[index];
    if (!point) continue;
    const free = candidates(point, fontSize, pointRadius).find(({ box }) => {
      const inside = box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height;
      return inside && !taken.some((other, owner) => owner !== index && overlap(box, other));
    });
    if (!free) continue;
    taken.push(free.box);
    places[index] = free.place;
  }
  return places;
}

/** Mean width of a letter of the display face, in ems. */
const letterWidth = 0.56;

function candidates(point: MapPoint & { text: string }, fontSize: number, pointRadius: number) {
  const width = point.text.length * letterWidth * fontSize;
  const gap = pointRadius + fontSize * 0.3;
  const rise = fontSize * 0.35;
  const slant = fontSize * 0.55;
  const places: LabelPlace[] = [
    { x: point.x + gap, y: point.y + rise, anchor: 'start' },
    { x: point.x - gap, y: point.y + rise, anchor: 'end' },
    { x: point.x + gap, y: point.y + rise - slant, anchor: 'start' },
    { x: point.x + gap, y: point.y + rise + slant, anchor: 'start' },
    { x: point.x - gap, y: point.y + rise - slant, anchor: 'end' },
    { x: point.x - gap, y: point.y + rise + slant, anchor: 'end' },
    { x: point.x, y: point.y - gap, anchor: 'middle' },
    { x: point.x, y: point.y + gap + fontSize * 0.7, anchor: 'middle' },
  ];
  return places.map((place) => ({ place, box: boxOf(place, width, fontSize) }));
}

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

function around(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
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
