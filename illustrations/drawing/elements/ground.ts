/** The ground seen in perspective: from our feet (depth 1, the foot of the picture) to the horizon. */
import type { Point } from '../press/paths';
import { height, width } from '../setting/setting';

export interface Ground {
  horizon: number;
  /** A place on the ground: `x` in pixels as at our feet, right of the middle; `depth` 1 or more. */
  at(x: number, depth: number): Point;
  /** How large things are there, 1 at our feet. */
  scale(depth: number): number;
  /** The depth of a height of the picture. */
  depthOf(y: number): number;
}

/** Pixels at our feet that one unit of depth is long. */
export const depthLength = 1400;

export function ground(horizon: number, centre = width / 2): Ground {
  const drop = height - horizon;
  return {
    horizon,
    at: (x, depth) => [centre + x / depth, horizon + drop / depth],
    scale: (depth) => 1 / depth,
    depthOf: (y) => drop / Math.max(1, y - horizon),
  };
}

/** A four-cornered patch of ground. */
export function patch(plane: Ground, left: number, right: number, near: number, far: number): Point[] {
  return [plane.at(left, near), plane.at(right, near), plane.at(right, far), plane.at(left, far)];
}

/** Depths from near to far, evenly spread over the picture rather than over the ground. */
export function depths(near: number, far: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, i) => near * (far / near) ** (i / count));
}
