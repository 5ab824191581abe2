/** Windows and shops of town houses. */
import { type Colour, darken, mix } from '../press/colour';
import { type Drawing, down } from '../press/drawing';
import { polygon, rect, roundRect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { scallop } from './leaves';

export type FrontKind = 'stone' | 'brick' | 'timber';

interface Panes {
  x: number;
  top: number;
  width: number;
  floors: number;
  floor: number;
  columns: number;
  wall: Colour;
  kind: FrontKind;
  distance: number;
}

export function windows(
  setting: Setting,
  { x, top, width, floors, floor, columns, wall, kind, distance }: Panes,
): Drawing {
  const { random, tint, mood } = setting;
  const dark: string[] = [];
  const lamp: string[] = [];
  const rails: string[] = [];
  const green: string[] = [];
  const step = width / columns;
  for (let row = 0; row < floors - 1; row++) {
    for (let column = 0; column < columns; column++) {
      const w = step * (kind === 'timber' ? 0.62 : 0.42);
      const h = floor * (kind === 'timber' ? 0.56 : 0.64);
      const wx = x + step * (column + 0.5) - w / 2;
      const wy = top + floor * (row + 0.24);
      (mood.dark && random.chance(0.5) ? lamp : dark).push(
        roundRect(wx, wy, w, h, kind === 'stone' && row === 0 ? w * 0.4 : 2),
      );
      if (kind !== 'brick' && row !== 0)
        rails.push(
          rect(wx - w * 0.16, wy + h * 0.72, w * 1.32, floor * 0.035),
          rect(wx - w * 0.16, wy + h, w * 1.32, floor * 0.05),
        );
      if (random.chance(kind === 'timber' ? 0.5 : 0.16))
        green.push(scallop(random, wx + w / 2, wy + h * 0.92, w * 0.5, floor * 0.11, 7));
    }
  }
  const glass = mix(darken(tint(inks.slate, distance), 0.3), mood.sky[0], 0.16);
  return [
    { d: dark.join(''), fill: glass, tone: down({ light: 0.1 }, { shade: 0.3 }) },
    { d: lamp.join(''), fill: mix(inks.sun, inks.cream, 0.35), tone: down({}, { light: 0.4 }) },
    {
      d: rails.join(''),
      fill: kind === 'stone' ? darken(tint(inks.slate, distance), 0.25) : darken(wall, 0.25),
    },
    { d: green.join(''), fill: tint(inks.leaf, distance), tone: down({ light: 0.2 }, { shade: 0.4 }) },
  ];
}

export function shops(
  { random, tint, mood }: Setting,
  x: number,
  base: number,
  width: number,
  floor: number,
  distance: number,
): Drawing {
  const awning = tint(random.pick([inks.clay, inks.forest, inks.river, inks.sun]), distance);
  const count = Math.max(1, Math.round(width / (floor * 1.7)));
  const w = width / count;
  const panes = Array.from({ length: count }, (_, i) =>
    rect(x + w * i + w * 0.1, base - floor * 0.74, w * 0.8, floor * 0.74),
  );
  const hoods = Array.from({ length: count }, (_, i) =>
    polygon(
      [x + w * i + w * 0.1, base - floor * 0.8],
      [x + w * i + w * 0.9, base - floor * 0.8],
      [x + w * i + w * 0.98, base - floor * 0.56],
      [x + w * i + w * 0.02, base - floor * 0.56],
    ),
  );
  return [
    {
      d: panes.join(''),
      fill: mood.dark ? mix(inks.sun, inks.cream, 0.25) : darken(tint(inks.slate, distance), 0.35),
      tone: down({}, { shade: 0.25 }),
    },
    { d: hoods.join(''), fill: awning, tone: down({ light: 0.3 }, { shade: 0.25 }) },
  ];
}
