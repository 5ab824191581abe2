/** The sea: water to the horizon, rows of waves, foam, boats. */
import { type Colour, lighten, mix } from '../press/colour';
import { across, type Drawing, down, fall } from '../press/drawing';
import { below, bend, type Point, polygon, rect, ribbon, smooth } from '../press/paths';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';
import { height, type Setting, width } from '../setting/setting';
import { ripples, waterColour } from './river';

/** Open water from the horizon down, darker toward us. */
export function sea(setting: Setting, horizon: number): Drawing {
  const water = waterColour(setting);
  return [
    {
      d: rect(0, horizon, width, height - horizon),
      fill: water,
      tone: fall(horizon, height, { haze: 0.55 }, { light: 0.1 }, { shade: 0.14 }, { shade: 0.4 }),
    },
    {
      d: ripples(setting.random, { top: horizon + 8, bottom: horizon + 260, count: 50, length: 220 }),
      fill: lighten(water, 0.4),
      opacity: 0.7,
    },
  ];
}

/** One row of pointed waves, each row nearer, darker and higher. */
function swell(random: Random, y: number, lift: number, length: number): Point[] {
  const start = random.between(0, length);
  const points: Point[] = [];
  for (let x = -length; x <= width + length; x += length / 10) {
    const phase = (x + start) / length;
    const gust = 0.62 + 0.38 * Math.sin(phase * 1.37 + start);
    points.push([x, y - lift * gust * (1 - Math.abs(Math.sin(Math.PI * phase)) ** 0.8) * 1.5]);
  }
  return points;
}

export function waves(
  setting: Setting,
  top: number,
  options: { rows?: number; lift?: number } = {},
): Drawing {
  const { random, tint, mood } = setting;
  const { rows = 6, lift = 52 } = options;
  const pale = waterColour(setting);
  const deep = mix(tint(inks.riverDeep), pale, mood.dark ? 0.1 : 0.22);
  const foam = mix(tint(inks.paper), mood.haze, 0.12);
  return Array.from({ length: rows }, (_, row) => {
    const t = (row + 1) / rows;
    const y = top + (height - top) * t ** 1.25 * 0.94;
    const line = swell(random, y, lift * t, 150 + 360 * t);
    const lower = (drop: number, shrink: number) =>
      line.map(([x, py]): Point => [x + drop * 0.4, y + (py - y) * shrink + drop]);
    return [
      {
        d: below(line, height + 10),
        fill: mix(pale, deep, 0.15 + t * 0.75),
        tone: fall(y - lift * t, y + 190 * t, { light: 0.28 }, { haze: 0.05 }, { shade: 0.34 }),
      },
      { d: crest(line, 3 + t * 9, lift * t), fill: foam },
      {
        d: smooth(lower(20 * t + 6, 0.72)),
        stroke: foam,
        strokeWidth: 1.5 + t * 2.5,
        opacity: 0.75,
        dash: `${80 * t + 20} ${34 * t + 12} ${26 * t + 8} ${50 * t + 14}`,
      },
      {
        d: smooth(lower(44 * t + 12, 0.5)),
        stroke: foam,
        strokeWidth: 1.2 + t * 1.8,
        opacity: 0.4,
        dash: `${50 * t + 14} ${70 * t + 22}`,
      },
    ];
  });
}

/** Foam on the tops of a swell, thick where it is highest. */
function crest(line: readonly Point[], thick: number, lift: number): string {
  const base = Math.max(...line.map(([, y]) => y));
  const lower = line.map(
    ([x, y]): Point => [x + thick * 0.4, y + thick * ((base - y) / (lift * 1.5)) ** 1.6],
  );
  const back = [...lower].reverse();
  return `${smooth(line)}L${back.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A small sailing boat. */
export function boat(
  { tint, lit }: Setting,
  x: number,
  base: number,
  size: number,
  sail: Colour,
  distance = 0.3,
): Drawing {
  const lean = lit === 'left' ? 1 : -1;
  const p = (dx: number, dy: number): Point => [x + dx * size * lean, base + dy * size];
  return [
    {
      d: polygon(p(-0.5, -0.14), p(0.55, -0.14), p(0.38, 0.02), p(-0.4, 0.02)),
      fill: tint(inks.clay, distance),
      tone: down({}, { shade: 0.4 }),
    },
    { d: ribbon([p(0, -0.14), p(0.02, -1.25)], () => size * 0.025), fill: tint(inks.umber, distance) },
    {
      d: ribbonSail(p(-0.04, -1.2), p(-0.5, -0.24), p(-0.04, -0.22)),
      fill: tint(sail, distance),
      tone: across(lit, { light: 0.3 }, { shade: 0.3 }),
    },
    {
      d: ribbonSail(p(0.06, -1.08), p(0.52, -0.22), p(0.06, -0.22)),
      fill: tint(inks.paper, distance),
      tone: across(lit, { light: 0.2 }, { shade: 0.24 }),
    },
  ];
}

function ribbonSail(top: Point, outer: Point, inner: Point): string {
  const bulge = bend(
    top,
    [(top[0] + outer[0] * 1.4) / 2.4 + (outer[0] - inner[0]) * 0.22, (top[1] + outer[1]) / 2],
    outer,
    6,
  );
  return polygon(...bulge, inner);
}
