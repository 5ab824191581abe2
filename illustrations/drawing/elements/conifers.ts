/** Firs, larches and pines, from a single tree at our feet to a far forest line. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { across, type Drawing, fall, flat } from '../press/drawing';
import { bend, type Point, polygon, ribbon } from '../press/paths';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import type { Ridge } from './hills';
import { scallop } from './leaves';

/** Outline of a conifer: tiers of drooping branches. */
function tiers(random: Random, x: number, base: number, size: number, count: number, spread: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 1; i <= count; i++) {
    const t = i / count;
    const y = base - size * 0.06 - size * 0.92 * (1 - t ** 0.92);
    const reach = size * spread * (0.12 + 0.88 * t);
    const droop = size * 0.03 * (0.5 + t);
    const notch = 0.5 + random.between(-0.06, 0.06);
    left.push([x - reach * random.between(0.86, 1.08), y + droop]);
    right.push([x + reach * random.between(0.86, 1.08), y + droop * random.between(0.7, 1.3)]);
    if (i < count) {
      left.push([x - reach * notch, y - droop * 0.25]);
      right.push([x + reach * notch, y - droop * 0.25]);
    }
  }
  return polygon([x, base - size], ...right, ...left.reverse());
}

export function fir(setting: Setting, x: number, base: number, size: number, colour: Colour): Drawing {
  const { random, lit } = setting;
  return [
    {
      d: polygon(
        [x - size * 0.018, base - size * 0.2],
        [x + size * 0.018, base - size * 0.2],
        [x + size * 0.024, base],
        [x - size * 0.024, base],
      ),
      fill: darken(colour, 0.4),
    },
    {
      d: tiers(random, x, base, size, size > 260 ? 9 : 6, 0.21),
      fill: colour,
      tone: across(lit, { light: 0.32 }, { light: 0.04 }, { shade: 0.2 }, { shade: 0.62 }),
    },
  ];
}

/** A larch: airier than a fir, its boughs in separate strokes. */
export function larch(setting: Setting, x: number, base: number, size: number, colour: Colour): Drawing {
  const { random, lit } = setting;
  const boughs: string[] = [];
  const count = Math.round(12 + size / 60);
  for (let i = 0; i < count; i++) {
    const t = (i + 1) / count;
    const y = base - size * (0.97 - 0.82 * t);
    const reach = size * 0.19 * t ** 0.8 * random.between(0.75, 1.15);
    for (const side of [-1, 1]) {
      const tip: Point = [x + side * reach, y + size * 0.045 * random.between(0.6, 1.4)];
      const stem = bend([x, y - size * 0.045], [x + side * reach * 0.5, y - size * 0.01], tip, 4);
      boughs.push(ribbon(stem, (u) => size * (0.02 + 0.046 * t) * (1 - u * 0.75)));
    }
  }
  return [
    {
      d: polygon(
        [x - size * 0.004, base - size],
        [x + size * 0.004, base - size],
        [x + size * 0.02, base],
        [x - size * 0.02, base],
      ),
      fill: mix(colour, inks.umber, 0.7),
    },
    {
      d: boughs.join(''),
      fill: colour,
      tone: across(lit, { light: 0.5 }, { light: 0.1 }, { shade: 0.2 }, { shade: 0.55 }),
    },
  ];
}

/** A seaside pine: a leaning trunk under flat cushions. */
export function pine(setting: Setting, x: number, base: number, size: number, colour: Colour): Drawing {
  const { random, lit, tint } = setting;
  const lean = random.between(-0.22, 0.22) * size;
  const top: Point = [x + lean, base - size * 0.82];
  const trunk = bend([x, base], [x - lean * 0.4, base - size * 0.45], top, 8);
  const cushions = [
    [0, -0.02, 0.34],
    [-0.24, 0.11, 0.22],
    [0.25, 0.09, 0.24],
    [0.04, 0.16, 0.2],
  ] as const;
  const limbs = cushions.slice(1).map(([dx, dy]) => {
    const fork = trunk[5] ?? top;
    return ribbon(
      bend(fork, [fork[0], top[1] + size * dy], [top[0] + dx * size, top[1] + dy * size]),
      (t) => size * 0.03 * (1 - t * 0.6),
    );
  });
  return [
    {
      d: ribbon(trunk, (t) => size * 0.055 * (1 - t * 0.55)) + limbs.join(''),
      fill: tint(inks.umber),
      tone: across(lit, { light: 0.4 }, {}, { shade: 0.4 }),
    },
    cushions.map(([dx, dy, r], index) => ({
      d: scallop(random, top[0] + dx * size, top[1] + dy * size, r * size, r * size * 0.42, 11),
      fill: index % 2 ? lighten(colour, 0.07) : colour,
      tone: fall(
        top[1] + (dy - r * 0.5) * size,
        top[1] + (dy + r * 0.45) * size,
        { light: 0.45 },
        { light: 0.04 },
        { shade: 0.65 },
      ),
    })),
  ];
}

/** A wood on a ridge, in one ink. Gaps appear where `density` falls. */
export function woodedRidge(
  setting: Setting,
  line: Ridge,
  options: {
    from: number;
    to: number;
    size: number;
    colour: Colour;
    density?: number;
    sink?: number;
    bare?: number;
  },
): Drawing {
  const { random } = setting;
  const { from, to, size, colour, density = 1, sink = 0, bare = 0 } = options;
  let d = '';
  let skip = 0;
  for (let x = from; x < to; x += (size * random.between(0.16, 0.42)) / density) {
    if (skip <= 0 && random.chance(bare)) skip = random.int(3, 9);
    skip -= 1;
    if (skip > 0) continue;
    const tall = size * random.between(0.55, 1.15);
    d += tiers(random, x, line.at(x) + sink + size * 0.14, tall, size > 90 ? 5 : 3, 0.19);
  }
  return { d, fill: colour, tone: flat({ shade: 0.1 }) };
}
