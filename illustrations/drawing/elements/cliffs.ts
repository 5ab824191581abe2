/** Cliffs of chalk with an arch and a needle, rocks in the surf, a lighthouse. */
import { type Colour, darken } from '../press/colour';
import { across, type Drawing, down, fall } from '../press/drawing';
import { bend, type Point, polygon, ribbon, roundRect } from '../press/paths';
import { wave } from '../press/random';
import { inks } from '../setting/inks';
import { type Setting, width } from '../setting/setting';
import { scallop } from './leaves';

export interface Cliff {
  side: 'left' | 'right';
  /** How far it reaches into the picture. */
  reach: number;
  top: number;
  sea: number;
  rock: Colour;
  distance: number;
  arch?: boolean;
}

export function cliff(setting: Setting, options: Cliff): Drawing {
  const { random, tint, lit } = setting;
  const { side, reach, top, sea, rock, distance, arch } = options;
  const x = (dx: number) => (side === 'left' ? dx : width - dx);
  const tall = sea - top;
  const line = wave(random, 3);
  const brow = (dx: number) => top + line(dx / 190) * tall * 0.08 + (dx / reach) ** 2 * tall * 0.16;
  const crown: Point[] = [];
  for (let dx = -40; dx <= reach; dx += reach / 16) crown.push([x(dx), brow(dx)]);
  const leg = tall * 0.14;
  const out = reach + (arch ? tall * 0.5 : 0);
  const nose: Point[] = arch
    ? [
        ...bend([x(reach), brow(reach)], [x(out), top + tall * 0.3], [x(out + leg * 0.3), sea], 6),
        [x(out - leg * 0.9), sea],
        ...bend(
          [x(out - leg * 1.1), sea - tall * 0.2],
          [x(out - leg * 2.2), top + tall * 0.36],
          [x(reach - leg * 0.2), sea],
          7,
        ),
      ]
    : [
        [x(reach + tall * 0.03), top + tall * 0.45],
        [x(reach + tall * 0.02), top + tall * 0.7],
        [x(reach + tall * 0.1), sea],
      ];
  const face = tint(rock, distance);
  const bands = [0.34, 0.6, 0.84].map((t) => {
    const points: Point[] = [];
    const stratum = wave(random, 2);
    for (let dx = 0; dx <= reach; dx += reach / 12)
      points.push([x(dx), brow(dx) + (sea - brow(dx)) * t + stratum(dx / 120) * tall * 0.02]);
    return ribbon(points, (u) => 1 + 5 * Math.max(0, Math.sin(u * 11 + t * 20)));
  });
  const clefts = Array.from({ length: 7 }, (_, i) => {
    const dx = (reach * (i + random.between(0, 0.9))) / 7;
    const from = brow(dx) + tall * random.between(0.05, 0.34);
    const slim = tall * random.between(0.02, 0.16);
    return polygon(
      [x(dx), from],
      [x(dx + slim), from + tall * 0.3],
      [x(dx + slim * 0.5), sea],
      [x(dx - slim * 0.8), sea],
      [x(dx - slim * 0.2), from + tall * 0.4],
    );
  });
  const sunlit = side !== lit;
  return [
    {
      d: polygon([x(-40), sea], ...crown, ...nose),
      fill: face,
      tone: fall(top, sea, sunlit ? { light: 0.2 } : { shade: 0.2 }, { shade: 0.08 }, { shade: 0.34 }),
    },
    { d: clefts.join(''), fill: darken(face, 0.13), opacity: 0.7, tone: down({}, { shade: 0.4 }) },
    { d: bands.join(''), fill: darken(face, 0.2), opacity: 0.4 },
    arch ? needle(setting, x(out + tall * 0.42), sea, tall * 0.62, face) : [],
    turf(setting, crown, tall, distance),
  ];
}

/** Grass on the brow, hanging over the edge. */
function turf({ random, tint }: Setting, crown: readonly Point[], tall: number, distance: number): Drawing {
  const lower = crown.map(([x, y]): Point => [x, y + tall * random.between(0.05, 0.14)]);
  return {
    d: polygon(...crown, ...lower.reverse()),
    fill: tint(inks.leaf, distance),
    tone: fall(
      Math.min(...crown.map(([, y]) => y)),
      (crown[0]?.[1] ?? 0) + tall * 0.2,
      { light: 0.35 },
      { shade: 0.4 },
    ),
  };
}

function needle({ lit }: Setting, x: number, sea: number, tall: number, colour: Colour): Drawing {
  const w = tall * 0.2;
  return {
    d: polygon(
      [x - w, sea],
      [x - w * 0.6, sea - tall * 0.5],
      [x - w * 0.1, sea - tall],
      [x + w * 0.25, sea - tall * 0.86],
      [x + w * 0.55, sea - tall * 0.45],
      [x + w, sea],
    ),
    fill: colour,
    tone: across(lit, { light: 0.2 }, { shade: 0.1 }, { shade: 0.5 }),
  };
}

/** Rounded rocks at the water's edge, with foam at their feet. */
export function rocks(
  setting: Setting,
  x: number,
  base: number,
  size: number,
  rock: Colour,
  distance: number,
): Drawing {
  const { random, tint, lit } = setting;
  const all = Array.from({ length: 6 }, (_, i) => {
    const r = size * random.between(0.2, 0.46) * (i < 2 ? 1.25 : 0.8);
    return { cx: x + (i - 2.5) * size * 0.3 + random.between(-0.1, 0.1) * size, r };
  });
  return [
    all.map(({ cx, r }) => ({
      d: `${scallop(random, cx, base - r * 0.3, r, r * 0.8, 6)}`,
      fill: tint(rock, distance),
      tone: across(lit, { light: 0.36 }, { shade: 0.08 }, { shade: 0.6 }),
    })),
    {
      d: all
        .map(({ cx, r }) => roundRect(cx - r * 1.15, base - r * 0.02, r * 2.3, r * 0.6, r * 0.2))
        .join(''),
      fill: tint(inks.paper, distance + 0.1),
      opacity: 0.9,
    },
  ];
}
