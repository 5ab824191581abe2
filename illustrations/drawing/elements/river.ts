/** Rivers that wind over the ground, and light on water. */
import { type Colour, mix } from '../press/colour';
import { type Drawing, fall } from '../press/drawing';
import { between, ellipse, type Point } from '../press/paths';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';
import { height, type Setting, width } from '../setting/setting';
import { depthLength, depths, type Ground } from './ground';

export interface River {
  left: Point[];
  right: Point[];
  /** Middle of the river at a depth, and half its width there, in pixels of the picture. */
  at(depth: number): { x: number; y: number; half: number };
}

/** A river that swings `reach` wide once every `bendLength` of depth. */
export function winding(
  plane: Ground,
  options: { breadth: number; reach: number; bendLength: number; phase: number; far: number; drift?: number },
): River {
  const { breadth, reach, bendLength, phase, far, drift = 0 } = options;
  const middle = (depth: number) =>
    reach * (0.55 + depth * 0.09) * Math.sin(phase + (depth * Math.PI * 2) / bendLength) +
    drift * (depth - 1);
  const left: Point[] = [];
  const right: Point[] = [];
  for (const depth of depths(0.86, far, 70)) {
    const slope = (middle(depth + 0.02) - middle(depth - 0.02)) / 0.04;
    const length = Math.hypot(slope, depthLength);
    const [across, along] = [depthLength / length, -slope / length];
    const half = breadth / 2;
    left.push(plane.at(middle(depth) - across * half, depth - (along * half) / depthLength));
    right.push(plane.at(middle(depth) + across * half, depth + (along * half) / depthLength));
  }
  return {
    left,
    right,
    at: (depth) => {
      const [x, y] = plane.at(middle(depth), depth);
      return { x, y, half: breadth / 2 / depth };
    },
  };
}

/** The water of a river: the sky lies on it. */
export function riverWater(setting: Setting, river: River, plane: Ground): Drawing {
  // A narrow water shows the bright low sky.
  const water = mix(waterColour(setting), setting.mood.sky[1], 0.2);
  const bank = mix(setting.tint(inks.riverDeep), water, 0.35);
  const lowered = (line: Point[]) => line.map(([x, y]): Point => [x, y + 5 + 0.012 * (y - plane.horizon)]);
  return [
    { d: between(river.left, river.right), fill: bank },
    {
      d: between(lowered(river.left), lowered(river.right)),
      fill: water,
      tone: fall(plane.horizon, height, { light: 0.45 }, { haze: 0.14 }, { shade: 0.1 }, { shade: 0.42 }),
    },
  ];
}

export const waterColour = ({ mood, tint }: Setting): Colour => mix(mood.water, tint(inks.lake), 0.12);

/** Long lens-shaped glints; the nearer, the longer. */
export function ripples(
  random: Random,
  options: { top: number; bottom: number; count: number; from?: number; to?: number; length?: number },
): string {
  const { top, bottom, count, from = 0, to = width, length = 150 } = options;
  return Array.from({ length: count }, () => {
    const t = random.next() ** 1.4;
    const half = length * (0.12 + t * 0.88) * random.between(0.4, 1) * 0.5;
    return ellipse(random.between(from, to), top + (bottom - top) * t, half, 1.1 + t * 3.4);
  }).join('');
}

/** The column of light under the disc. */
export function glitter({ random, sun, mood }: Setting, top: number, bottom: number): Drawing {
  const dashes = Array.from({ length: 46 }, (_, i) => {
    const t = (i + random.next()) / 46;
    const y = top + (bottom - top) * t ** 1.25;
    const spread = sun.r * (0.75 - 0.25 * t);
    return ellipse(
      sun.x + random.between(-0.6, 0.6) * spread * (0.4 + t),
      y,
      spread * random.between(0.15, 0.85),
      1.6 + t * 4.6,
    );
  });
  return { d: dashes.join(''), fill: mix(mood.disc, mood.inks.light, 0.3), opacity: 0.92 };
}
