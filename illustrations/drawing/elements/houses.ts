/** Houses in the country: chalets, farms, villages with a steeple. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { type Drawing, down, flat } from '../press/drawing';
import { circle, type Point, polygon, rect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';

export interface House {
  x: number;
  base: number;
  /** Width of the gable. */
  size: number;
  wall: Colour;
  roof: Colour;
  distance?: number;
  /** Draws panels on the roof. */
  solar?: boolean;
}

/** A house seen at its corner: the gable toward the light, the long side away from it. */
export function house(setting: Setting, { x, base, size, wall, roof, distance = 0, solar }: House): Drawing {
  const { random, lit, tint, mood } = setting;
  const side = lit === 'left' ? 1 : -1;
  const eaves = base - size * 0.62;
  const top = base - size * 1.12;
  const long = size * random.between(1.1, 1.6) * side;
  const slant = size * 0.1;
  const p = (dx: number, y: number): Point => [x + dx, y];
  const half = size / 2;
  const corner = half * side;
  const glass = mood.dark ? mix(inks.sun, inks.cream, 0.3) : darken(tint(inks.slate, distance), 0.25);
  const roofTone = down({ light: 0.14 }, { shade: 0.34 });
  const slope: [Point, Point, Point, Point] = [
    p(0, top),
    p(long, top - slant * 0.2),
    p(long + corner, eaves - slant * 0.2),
    p(corner, eaves),
  ];
  return [
    {
      d: polygon(
        p(corner, base),
        p(corner, eaves),
        p(corner + long * 0.98, eaves - slant * 0.2),
        p(corner + long * 0.98, base - slant),
      ),
      fill: darken(tint(wall, distance), 0.22),
      tone: down({ shade: 0.55 }, { shade: 0.3 }),
    },
    { d: windows(x + corner, long, eaves, size, 3), fill: glass },
    {
      d: polygon(p(-corner, base), p(-corner, eaves), p(0, top), p(corner, eaves), p(corner, base)),
      fill: tint(wall, distance),
      tone: down({ light: 0.3 }, {}, { shade: 0.24 }),
    },
    {
      d:
        rect(x - size * 0.25, eaves + size * 0.12, size * 0.16, size * 0.22) +
        rect(x + size * 0.1, eaves + size * 0.12, size * 0.16, size * 0.22),
      fill: glass,
    },
    { d: polygon(...slope), fill: tint(roof, distance), tone: roofTone },
    solar ? panels(setting, slope, distance) : [],
    {
      d: polygon(
        p(-corner * 1.14, eaves + size * 0.04),
        p(0, top - size * 0.05),
        p(corner * 1.1, eaves + size * 0.02),
        p(corner, eaves + size * 0.06),
        p(0, top + size * 0.05),
        p(-corner, eaves + size * 0.1),
      ),
      fill: darken(tint(roof, distance), 0.25),
    },
    {
      d: rect(x + long * 0.55, top - size * 0.26, size * 0.13, size * 0.3),
      fill: darken(tint(wall, distance), 0.1),
      tone: flat({ shade: 0.2 }),
    },
  ];
}

function windows(from: number, long: number, eaves: number, size: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const x = from + (long * (i + 0.5)) / count;
    return polygon(
      [x - size * 0.07, eaves + size * 0.17],
      [x + size * 0.07, eaves + size * 0.165],
      [x + size * 0.07, eaves + size * 0.385],
      [x - size * 0.07, eaves + size * 0.4],
    );
  }).join('');
}

/** Solar panels on a four-cornered slope: ridge start, ridge end, eaves end, eaves start. */
export function panels(
  setting: Setting,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  distance = 0,
  columns = 6,
  rows = 3,
): Drawing {
  const { tint, mood } = setting;
  const spot = (u: number, v: number): Point => {
    const upper: Point = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
    const lower: Point = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u];
    return [upper[0] + (lower[0] - upper[0]) * v, upper[1] + (lower[1] - upper[1]) * v];
  };
  const cells: string[] = [];
  const glints: string[] = [];
  for (let i = 0; i < columns; i++) {
    for (let k = 0; k < rows; k++) {
      const [u, v] = [0.07 + (i / columns) * 0.86, 0.1 + (k / rows) * 0.8];
      const [du, dv] = [(0.86 / columns) * 0.92, (0.8 / rows) * 0.9];
      cells.push(polygon(spot(u, v), spot(u + du, v), spot(u + du, v + dv), spot(u, v + dv)));
      if ((i + k) % 3 === 0) glints.push(polygon(spot(u, v), spot(u + du * 0.7, v), spot(u, v + dv * 0.8)));
    }
  }
  return [
    { d: cells.join(''), fill: tint(inks.riverDeep, distance), tone: flat({ shade: 0.16 }) },
    {
      d: glints.join(''),
      fill: lighten(mix(tint(inks.lake, distance), mood.sky[1], 0.4), 0.1),
      opacity: 0.65,
    },
  ];
}

/** A village on a line of the ground, a steeple in its middle. */
export function village(
  setting: Setting,
  x: number,
  at: (x: number) => number,
  size: number,
  distance: number,
): Drawing {
  const { random } = setting;
  const roofs = [inks.terracotta, inks.clay, inks.brick, inks.slate] as const;
  const count = random.int(5, 8);
  const houses = Array.from({ length: count }, (_, i) => {
    const px = x + (i - count / 2) * size * 1.25 + random.between(-0.3, 0.3) * size;
    return house(setting, {
      x: px,
      base: at(px) + size * random.between(0.1, 0.5),
      size: size * random.between(0.7, 1),
      wall: random.pick([inks.cream, inks.chalk, inks.linen]),
      roof: random.pick(roofs),
      distance,
    });
  });
  return [steeple(setting, x, at(x) + size * 0.2, size, distance), houses];
}

export function steeple(
  { tint, lit }: Setting,
  x: number,
  base: number,
  size: number,
  distance: number,
): Drawing {
  const w = size * 0.5;
  const top = base - size * 2.1;
  return [
    {
      d: rect(x - w / 2, top, w, base - top),
      fill: tint(inks.chalk, distance),
      tone: {
        kind: 'fade',
        box: true,
        from: [lit === 'left' ? 0 : 1, 0],
        to: [lit === 'left' ? 1 : 0, 0],
        stops: [
          [0, { light: 0.2 }],
          [1, { shade: 0.6 }],
        ],
      },
    },
    {
      d: polygon([x - w * 0.62, top], [x + w * 0.62, top], [x, top - size * 1.3]),
      fill: tint(inks.slate, distance),
      tone: down({ light: 0.1 }, { shade: 0.35 }),
    },
    { d: circle(x, top + size * 0.4, size * 0.12), fill: tint(inks.umber, distance) },
  ];
}
