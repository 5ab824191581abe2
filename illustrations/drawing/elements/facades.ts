/** Fronts of town houses: stone under zinc, brick under tiles, timber under a garden. */
import { type Colour, darken } from '../press/colour';
import { across, type Drawing, down } from '../press/drawing';
import { rect } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { type FrontKind, shops, windows } from './facade-parts';
import { gable, mansard, roofGarden } from './facade-roofs';

export interface Front {
  x: number;
  base: number;
  width: number;
  floors: number;
  /** Height of a floor. */
  floor: number;
  kind: FrontKind;
  distance?: number;
}

const walls: Record<FrontKind, readonly [Colour, ...Colour[]]> = {
  stone: [inks.cream, inks.chalk, inks.linen, '#ead3b4'],
  brick: [inks.terracotta, inks.rose, inks.brick, '#b8603f'],
  timber: ['#b98a57', '#a8774a', '#8d6b4a', inks.sand],
};

export function front(
  setting: Setting,
  { x, base, width, floors, floor, kind, distance = 0 }: Front,
): Drawing {
  const { random, tint, lit } = setting;
  const wall = tint(random.pick(walls[kind]), distance);
  const tall = floors * floor;
  const top = base - tall;
  const columns = Math.max(2, Math.round(width / (floor * 0.82)));
  return [
    kind === 'stone'
      ? mansard(setting, x, top, width, floor, distance)
      : kind === 'brick'
        ? gable(setting, x, top, width, floor, distance)
        : [],
    {
      d: rect(x, top, width, tall),
      fill: wall,
      tone: across(lit, { light: 0.24 }, {}, { shade: 0.2 }, { shade: 0.42 }),
    },
    windows(setting, { x, top, width, floors, floor, columns, wall, kind, distance }),
    {
      d: rect(x - floor * 0.06, top - floor * 0.05, width + floor * 0.12, floor * 0.12),
      fill: darken(wall, 0.14),
      tone: down({ light: 0.3 }, { shade: 0.3 }),
    },
    shops(setting, x, base, width, floor, distance),
    kind === 'timber' ? roofGarden(setting, x, top, width, floor, distance) : [],
  ];
}

/** A street front from one side to the other. */
export function street(
  setting: Setting,
  options: {
    base: number;
    floor: number;
    distance: number;
    from?: number;
    to: number;
    low?: number;
    high?: number;
  },
): Drawing {
  const { random } = setting;
  const { base, floor, distance, from = -30, to, low = 3, high = 6 } = options;
  const result: Drawing[] = [];
  for (let x = from; x < to; ) {
    const width = floor * random.between(2.4, 4.4);
    const kind = random.pick(['stone', 'stone', 'brick', 'timber']);
    result.push(front(setting, { x, base, width, floors: random.int(low, high), floor, kind, distance }));
    x += width + (random.chance(0.18) ? floor * 0.5 : 0);
  }
  return result;
}
