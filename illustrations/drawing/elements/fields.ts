/** Worked land: furrows, crops in rows, rows of solar panels, sheep. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { across, type Drawing, fall } from '../press/drawing';
import { ellipse, type Point, polygon, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import type { Ground } from './ground';
import { depths } from './ground';
import { scallop } from './leaves';

/** Furrows that run to one point of the horizon, bent by the lie of the land. */
export function furrows(
  plane: Ground,
  options: {
    from: number;
    to: number;
    step: number;
    far: number;
    bow: number;
    colours: readonly [Colour, Colour];
  },
): Drawing {
  const { from, to, step, far, bow, colours } = options;
  const line = (x: number): Point[] =>
    depths(0.8, far, 18).map((depth) => {
      const [px, py] = plane.at(x, depth);
      const t = Math.log(depth) / Math.log(far);
      return [px + bow * Math.sin(Math.PI * Math.max(0, t)), py];
    });
  const dark: string[] = [];
  const pale: string[] = [];
  for (let x = from, i = 0; x < to; x += step, i++) {
    const strip = polygon(...line(x), ...line(x + step).reverse());
    (i % 2 ? dark : pale).push(strip);
  }
  const [a, b] = colours;
  return [
    {
      d: pale.join(''),
      fill: a,
      tone: fall(plane.horizon, plane.horizon + 700, { haze: 0.7 }, { haze: 0.14 }, { light: 0.1 }),
    },
    {
      d: dark.join(''),
      fill: b,
      tone: fall(
        plane.horizon,
        plane.horizon + 700,
        { haze: 0.7 },
        { haze: 0.1 },
        { shade: 0.3 },
        { shade: 0.45 },
      ),
    },
  ];
}

/** One row of panels across the picture, tilted toward us. */
export function panelRow(
  setting: Setting,
  plane: Ground,
  depth: number,
  left: number,
  right: number,
  tilt = 0.16,
): Drawing {
  const { tint, mood } = setting;
  const distance = Math.min(0.8, (depth - 1) * 0.1);
  const k = 1 / depth;
  const module = 250;
  const faces: string[] = [];
  const gleams: string[] = [];
  const lines: string[] = [];
  const posts: string[] = [];
  for (let x = left; x < right; x += module) {
    const [ax, ay] = plane.at(x, depth);
    const [bx] = plane.at(x + module * 0.97, depth);
    const tall = 330 * k;
    const shift = tilt * tall;
    const foot = ay - 80 * k;
    const corner = (u: number, v: number): Point => [ax + (bx - ax) * u + shift * v, foot - tall * 0.72 * v];
    faces.push(polygon(corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)));
    gleams.push(polygon(corner(0.1, 0.5), corner(0.62, 1), corner(0.3, 1), corner(0.1, 0.8)));
    if (depth < 6) {
      for (const v of [0.34, 0.67])
        lines.push(
          polygon(corner(0, v - 0.008), corner(1, v - 0.008), corner(1, v + 0.008), corner(0, v + 0.008)),
        );
      for (const u of [0.25, 0.5, 0.75])
        lines.push(
          polygon(corner(u - 0.006, 0), corner(u + 0.006, 0), corner(u + 0.006, 1), corner(u - 0.006, 1)),
        );
    }
    posts.push(
      polygon(
        [ax + 30 * k, foot - 20 * k],
        [ax + 42 * k, foot - 20 * k],
        [ax + 42 * k, ay + 26 * k],
        [ax + 30 * k, ay + 26 * k],
      ),
    );
  }
  const [, y] = plane.at(0, depth);
  const panel = tint(mix(inks.riverDeep, inks.river, 0.4), distance);
  return [
    {
      d: ellipse(plane.at((left + right) / 2, depth)[0], y + 20 * k, ((right - left) / 2) * k, 34 * k),
      fill: darken(tint(inks.spruce, distance), 0.2),
      opacity: 0.45,
    },
    { d: posts.join(''), fill: tint(inks.slate, distance) },
    {
      d: faces.join(''),
      fill: panel,
      tone: fall(y - 330 * k, y - 60 * k, { light: 0.26 }, { haze: 0.1 }, { shade: 0.4 }),
    },
    { d: gleams.join(''), fill: lighten(mix(panel, mood.sky[1], 0.45), 0.1), opacity: 0.55 },
    { d: lines.join(''), fill: mix(panel, mood.sky[1], 0.5), opacity: 0.7 },
  ];
}

/** Sheep that keep the grass short. */
export function sheep(
  { random, tint, lit }: Setting,
  x: number,
  base: number,
  size: number,
  distance: number,
): Drawing {
  const way = random.pick([-1, 1]);
  const dark = tint(inks.ink, distance + 0.12);
  return [
    {
      d: [-0.26, -0.14, 0.14, 0.26]
        .map((dx) => roundRect(x + dx * size - size * 0.025, base - size * 0.24, size * 0.05, size * 0.24, 2))
        .join(''),
      fill: dark,
    },
    {
      d: scallop(random, x, base - size * 0.4, size * 0.42, size * 0.26, 10),
      fill: tint(inks.chalk, distance),
      tone: across(lit, { light: 0.2 }, {}, { shade: 0.4 }),
    },
    {
      d:
        ellipse(x + way * size * 0.44, base - size * 0.4, size * 0.12, size * 0.15) +
        ellipse(x + way * size * 0.37, base - size * 0.53, size * 0.08, size * 0.03),
      fill: dark,
    },
  ];
}
