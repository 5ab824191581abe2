/** Under the grass: layers of soil, stones, worms, roots, fossils, a burrow. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { across, type Drawing, down, fall } from '../press/drawing';
import { below, circle, ellipse, type Point, ribbon, smooth } from '../press/paths';
import { inks } from '../setting/inks';
import { height, type Setting, width } from '../setting/setting';
import { type Ridge, ridge } from './hills';
import { scallop } from './leaves';
import { branches } from './trees';

/** Layers from the turf down; each has a grain of its own. */
export function strata(setting: Setting, surface: Ridge, y: number): Drawing {
  const { random, tint } = setting;
  const families = [
    [inks.umber, inks.earth, '#a86f42', '#c99a5f', '#7d7a6c'],
    ['#4a3626', '#8c4a2c', '#b8683f', '#d9a679', '#a99c84'],
    ['#3f342b', '#6d5a43', '#9a8560', '#c9b98f', '#6f8084'],
    ['#55331f', '#7d4b2b', '#94612f', '#c28d3f', '#8a5a46'],
  ] as const;
  const colours = random.pick(families);
  const depth = height - y;
  const tops = [0, 0.17, 0.4, 0.62, 0.84];
  return colours.map((colour, i) => {
    const top = y + depth * (tops[i] ?? 1);
    const line = i === 0 ? surface : ridge(setting, top, 34, 420);
    const ink = tint(colour);
    return [
      {
        d: below(line.points, height + 20),
        fill: ink,
        tone: fall(top - 30, top + depth * 0.26, { shade: 0.5 }, { shade: 0.08 }, {}, { light: 0.14 }),
      },
      {
        d: smooth(line.points.map(([x, py]): Point => [x, py + 22])),
        stroke: lighten(ink, 0.22),
        strokeWidth: 3,
        dash: '40 26 8 30',
        opacity: 0.6,
      },
      pebbles(setting, line, i, ink, depth),
    ];
  });
}

function pebbles(
  { random, lit }: Setting,
  line: Ridge,
  layer: number,
  colour: Colour,
  depth: number,
): Drawing {
  const few = [60, 40, 46, 90, 26][layer] ?? 40;
  const size = [5, 13, 20, 9, 46][layer] ?? 10;
  const stones: string[] = [];
  const pale: string[] = [];
  for (let i = 0; i < few; i++) {
    const x = random.between(0, width);
    const y = line.at(x) + depth * random.between(0.03, 0.2);
    const r = size * random.between(0.4, 1.2);
    (i % 3 ? stones : pale).push(
      layer === 3 || layer === 0 ? ellipse(x, y, r, r * 0.5) : scallop(random, x, y, r * 1.2, r * 0.8, 6),
    );
  }
  return [
    { d: stones.join(''), fill: darken(colour, 0.2), tone: across(lit, { light: 0.2 }, { shade: 0.4 }) },
    { d: pale.join(''), fill: lighten(colour, 0.24), tone: across(lit, { light: 0.3 }, { shade: 0.4 }) },
  ];
}

/** An earthworm in its gallery. */
export function worm(setting: Setting, x: number, y: number, length: number): Drawing {
  const { random, tint } = setting;
  const turn = random.between(-0.5, 0.5);
  const points: Point[] = Array.from({ length: 10 }, (_, i) => {
    const t = i / 9;
    return [
      x + (t - 0.5) * length,
      y + Math.sin(t * 6 + turn * 5) * length * 0.13 + (t - 0.5) * turn * length,
    ];
  });
  const pink = tint(mix(inks.rose, inks.terracotta, 0.35));
  const thick = length * 0.085;
  const ring = points.slice(2, 4);
  return [
    {
      d: ribbon(
        points.map(([px, py]): Point => [px, py]),
        (t) => thick * 2 * Math.sin(Math.PI * (0.08 + t * 0.84)) ** 0.4,
      ),
      fill: darken(tint(inks.umber), 0.35),
      opacity: 0.55,
    },
    {
      d: ribbon(points, (t) => thick * Math.sin(Math.PI * (0.05 + t * 0.9)) ** 0.35),
      fill: pink,
      tone: down({ light: 0.45 }, {}, { shade: 0.5 }),
    },
    {
      d: ribbon(ring, () => thick * 1.12),
      fill: lighten(pink, 0.25),
      tone: down({ light: 0.2 }, { shade: 0.3 }),
    },
  ];
}

/** Roots of a tree that stands at (x, y). */
export function roots(setting: Setting, x: number, y: number, size: number, colour: Colour): Drawing {
  const { random } = setting;
  const arms = [-1.25, -0.72, -0.22, 0.26, 0.76, 1.25].map((turn) =>
    branches(
      random,
      [x + turn * size * 0.07, y + size * 0.01],
      Math.PI / 2 - turn * 0.9,
      size * random.between(0.26, 0.36),
      size * 0.085,
      4,
      0.3,
    ),
  );
  return { d: arms.join(''), fill: colour, tone: fall(y, y + size, { shade: 0.3 }, { light: 0.1 }) };
}

/** Fine pale threads of fungi between the roots. */
export function mycelium({ random, tint }: Setting, x: number, y: number, size: number): Drawing {
  const threads = Array.from({ length: 7 }, (_, i) =>
    branches(random, [x, y], 0.4 + (i / 6) * 2.3, size * 0.3, 4.4, 3),
  );
  return { d: threads.join(''), fill: tint(inks.cream), opacity: 0.55 };
}

/** A coiled shell in stone. */
export function fossil({ random, tint, lit }: Setting, x: number, y: number, r: number): Drawing {
  const colour = tint(inks.sand);
  const spiral: Point[] = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const angle = t * 14 + random.between(0, 0.01);
    return [x + Math.cos(angle) * r * t * 0.8, y + Math.sin(angle) * r * t * 0.8];
  });
  const ribs = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * Math.PI * 2;
    return ribbon(
      [
        [x + Math.cos(angle) * r * 0.68, y + Math.sin(angle) * r * 0.68],
        [x + Math.cos(angle + 0.12) * r * 0.95, y + Math.sin(angle + 0.12) * r * 0.95],
      ],
      () => r * 0.04,
    );
  });
  return [
    { d: circle(x, y, r), fill: colour, tone: across(lit, { light: 0.3 }, { shade: 0.5 }) },
    { d: ribbon(spiral, (t) => r * 0.05 + t * r * 0.03) + ribs.join(''), fill: darken(colour, 0.4) },
  ];
}
