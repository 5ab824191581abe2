/** Reeds, grasses, ferns and flowers: what stands at our feet. */
import { type Colour, lighten, mix } from '../press/colour';
import { type Drawing, down } from '../press/drawing';
import { bend, circle, ellipse, type Point, ribbon } from '../press/paths';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { leaf } from './leaves';

/** A pointed blade from its foot. */
export function blade(x: number, base: number, tall: number, lean: number, girth: number): string {
  const tip: Point = [x + lean, base - tall];
  const line = bend([x, base], [x + lean * 0.18, base - tall * 0.6], tip, 5);
  return ribbon(line, (t) => girth * (1 - t ** 1.6) + 0.6);
}

/** A clump of reeds with brown heads. */
export function reeds(
  setting: Setting,
  options: {
    x: number;
    base: number;
    spread: number;
    tall: number;
    count: number;
    colour: Colour;
    heads?: number;
  },
): Drawing {
  const { random, tint } = setting;
  const { x, base, spread, tall, count, colour, heads = 5 } = options;
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < count; i++) {
    const place = random.between(-1, 1);
    const size = tall * random.between(0.45, 1) * (1 - Math.abs(place) * 0.4);
    const lean = place * size * 0.28 + random.between(-0.14, 0.14) * size;
    (i % 2 ? front : back).push(
      blade(x + place * spread, base, size, lean, tall * random.between(0.018, 0.034)),
    );
  }
  const stems: string[] = [];
  const cobs: string[] = [];
  for (let i = 0; i < heads; i++) {
    const place = random.between(-0.75, 0.75);
    const size = tall * random.between(0.8, 1.12);
    const lean = place * size * 0.12;
    const foot = x + place * spread;
    stems.push(blade(foot, base, size, lean, tall * 0.011));
    const head: Point[] = [
      [foot + lean * 0.8, base - size * 0.84],
      [foot + lean * 0.93, base - size * 0.95],
    ];
    cobs.push(
      ribbon(head, () => tall * 0.032) +
        circle(head[0]?.[0] ?? 0, head[0]?.[1] ?? 0, tall * 0.016) +
        circle(head[1]?.[0] ?? 0, head[1]?.[1] ?? 0, tall * 0.016),
    );
  }
  return [
    {
      d: back.join(''),
      fill: mix(colour, setting.mood.haze, 0.16),
      tone: down({ light: 0.2 }, {}, { shade: 0.35 }),
    },
    { d: stems.join(''), fill: colour },
    { d: front.join(''), fill: colour, tone: down({ light: 0.34 }, {}, { shade: 0.5 }) },
    { d: cobs.join(''), fill: tint(inks.umber), tone: down({ light: 0.3 }, { shade: 0.3 }) },
  ];
}

/** A fringe of grass along a line. */
export function grass(
  random: Random,
  line: (x: number) => number,
  from: number,
  to: number,
  size: number,
  step = 0.2,
): string {
  let d = '';
  for (let x = from; x < to; x += size * step * random.between(0.5, 1.6)) {
    const tall = size * random.between(0.4, 1);
    d += blade(x, line(x) + size * 0.12, tall, random.between(-0.4, 0.4) * tall, size * 0.09);
  }
  return d;
}

/** Tufts of long grass with bare ground between. */
export function tussocks(
  random: Random,
  line: (x: number) => number,
  from: number,
  to: number,
  size: number,
): string {
  let d = '';
  for (let x = from; x < to; x += size * random.between(0.3, 1.3)) {
    const blades = random.int(7, 13);
    for (let i = 0; i < blades; i++) {
      const place = (i + 0.5) / blades - 0.5;
      const tall = size * random.between(0.5, 1) * (1 - Math.abs(place) * 0.7);
      const foot = x + place * size * 0.24;
      d += blade(foot, line(foot) + size * 0.06, tall, place * size * random.between(0.7, 1.3), size * 0.036);
    }
  }
  return d;
}

/** A fern: fronds out of one point. */
export function fern(random: Random, x: number, base: number, size: number): string {
  let d = '';
  const fronds = random.int(4, 6);
  for (let i = 0; i < fronds; i++) {
    const place = (i + 0.5) / fronds - 0.5;
    const tip: Point = [x + place * size * 2, base - size * (1 - Math.abs(place) * 0.9)];
    const line = bend([x, base], [x + place * size * 0.5, base - size * 0.9], tip, 9);
    d += ribbon(line, (t) => size * 0.03 * (1 - t));
    line.slice(2).forEach((point, k) => {
      const before = line[k + 1] ?? point;
      const heading = Math.atan2(point[1] - before[1], point[0] - before[0]);
      const length = size * 0.24 * (1 - (k / 8) * 0.75);
      d +=
        leaf(point, heading + 1.15, length, length * 0.3) + leaf(point, heading - 1.15, length, length * 0.3);
    });
  }
  return d;
}

/** Flowers of the meadow: umbels, daisies and poppies on thin stems. */
export function flowers(
  setting: Setting,
  options: {
    from: number;
    to: number;
    base: number;
    tall: number;
    count: number;
    colours: readonly [Colour, ...Colour[]];
  },
): Drawing {
  const { random, tint } = setting;
  const { from, to, base, tall, count } = options;
  return Array.from({ length: count }, () => {
    const x = random.between(from, to);
    const size = tall * random.between(0.5, 1);
    const lean = random.between(-0.15, 0.15) * size;
    const head: Point = [x + lean, base - size];
    const colour = tint(random.pick(options.colours));
    const stem = { d: blade(x, base, size, lean, tall * 0.018), fill: tint(inks.forest) };
    const r = tall * random.between(0.05, 0.085);
    if (random.chance(0.4)) return [stem, umbel(random, head, r * 2.3, colour)];
    return [
      stem,
      {
        d: ellipse(head[0], head[1], r * 1.25, r * 0.72),
        fill: colour,
        tone: down({ light: 0.4 }, { shade: 0.25 }),
      },
      {
        d: ellipse(head[0], head[1] - r * 0.14, r * 0.42, r * 0.24),
        fill: mix(colour, tint(inks.umber), 0.65),
      },
    ];
  });
}

function umbel(random: Random, [x, y]: Point, r: number, colour: Colour): Drawing {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5;
    d += circle(x + t * r * 2, y - Math.cos(t * 2.6) * r * 0.5 + random.between(-2, 2), r * 0.17);
    d += ribbon(
      [
        [x, y + r * 0.5],
        [x + t * r * 2, y - Math.cos(t * 2.6) * r * 0.5],
      ],
      () => r * 0.04 + 0.6,
    );
  }
  return { d, fill: lighten(colour, 0.12) };
}
