/** Roofs of town houses: zinc, tiles, gardens, chimneys. */
import { darken, lighten, mix } from '../press/colour';
import { across, type Drawing, down } from '../press/drawing';
import { type Point, polygon, rect, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { panels } from './houses';
import { scallop } from './leaves';
import { grass } from './reeds';
import { beech } from './trees';

export function mansard(
  setting: Setting,
  x: number,
  top: number,
  width: number,
  floor: number,
  distance: number,
): Drawing {
  const { random, tint, mood } = setting;
  const zinc = tint(random.pick([inks.zinc, inks.slate, mix(inks.zinc, inks.lake, 0.3)]), distance);
  const h = floor * 1.05;
  const inset = floor * 0.34;
  const count = Math.max(1, Math.round(width / (floor * 1.2)));
  const dormers = Array.from({ length: count }, (_, i) => {
    const cx = x + (width * (i + 0.5)) / count;
    return {
      frame: roundRect(cx - floor * 0.24, top - h * 0.86, floor * 0.48, h * 0.9, floor * 0.2),
      pane: rect(cx - floor * 0.14, top - h * 0.6, floor * 0.28, h * 0.52),
    };
  });
  return [
    chimneys(setting, x + inset, top - h, width - inset * 2, floor, distance),
    {
      d: polygon([x, top], [x + inset, top - h], [x + width - inset, top - h], [x + width, top]),
      fill: zinc,
      tone: down({ light: 0.3 }, { shade: 0.06 }, { shade: 0.4 }),
    },
    {
      d: rect(x + inset - 3, top - h - floor * 0.06, width - inset * 2 + 6, floor * 0.1),
      fill: darken(zinc, 0.2),
    },
    { d: dormers.map(({ frame }) => frame).join(''), fill: lighten(zinc, 0.3) },
    {
      d: dormers.map(({ pane }) => pane).join(''),
      fill: mood.dark && random.chance(0.6) ? mix(inks.sun, inks.cream, 0.35) : darken(zinc, 0.5),
    },
  ];
}

export function gable(
  { random, tint }: Setting,
  x: number,
  top: number,
  width: number,
  floor: number,
  distance: number,
): Drawing {
  const tiles = tint(random.pick([inks.clay, inks.brick, inks.slate]), distance);
  const h = floor * random.between(0.9, 1.3);
  return {
    d: polygon(
      [x - floor * 0.1, top],
      [x + width * 0.12, top - h],
      [x + width * 0.88, top - h],
      [x + width + floor * 0.1, top],
    ),
    fill: tiles,
    tone: down({ light: 0.24 }, {}, { shade: 0.4 }),
  };
}

export function chimneys(
  { random, tint, lit }: Setting,
  x: number,
  base: number,
  width: number,
  floor: number,
  distance: number,
): Drawing {
  const stacks: string[] = [];
  const pots: string[] = [];
  for (let i = 0; i < Math.max(1, Math.round(width / (floor * 2.4))); i++) {
    const cx = x + width * random.between(0.06, 0.94);
    const h = floor * random.between(0.4, 0.7);
    const w = floor * random.between(0.3, 0.6);
    stacks.push(rect(cx - w / 2, base - h, w, h + 4));
    const count = Math.max(2, Math.round(w / (floor * 0.13)));
    for (let k = 0; k < count; k++)
      pots.push(
        rect(cx - w / 2 + (w * (k + 0.25)) / count, base - h - floor * 0.16, (w / count) * 0.5, floor * 0.18),
      );
  }
  return [
    { d: pots.join(''), fill: tint(inks.terracotta, distance) },
    {
      d: stacks.join(''),
      fill: tint(inks.rose, distance),
      tone: across(lit, { light: 0.2 }, { shade: 0.5 }),
    },
  ];
}

export function roofGarden(
  setting: Setting,
  x: number,
  top: number,
  width: number,
  floor: number,
  distance: number,
): Drawing {
  const { random, tint } = setting;
  const bushes = Array.from({ length: Math.round(width / (floor * 0.5)) }, () =>
    scallop(
      random,
      x + width * random.between(0.06, 0.94),
      top - floor * 0.08,
      floor * random.between(0.16, 0.34),
      floor * random.between(0.12, 0.26),
      8,
    ),
  );
  const slope: [Point, Point, Point, Point] = [
    [x + width * 0.56, top - floor * 0.5],
    [x + width * 0.96, top - floor * 0.5],
    [x + width * 0.92, top - floor * 0.06],
    [x + width * 0.52, top - floor * 0.06],
  ];
  return [
    width > floor * 2
      ? beech(
          setting,
          x + width * random.between(0.15, 0.4),
          top,
          floor * random.between(1.4, 2),
          tint(inks.forest, distance),
        )
      : [],
    random.chance(0.6)
      ? [{ d: polygon(...slope), fill: tint(inks.slate, distance) }, panels(setting, slope, distance, 5, 2)]
      : [],
    { d: bushes.join(''), fill: tint(inks.forest, distance), tone: down({ light: 0.3 }, { shade: 0.3 }) },
    {
      d: grass(random, () => top - floor * 0.02, x, x + width, floor * 0.3, 0.14),
      fill: tint(inks.leaf, distance),
    },
  ];
}
