/** What a portrait stands before: a coloured ground with one motif from the landscapes. */

import { leaf } from '../elements/leaves';
import { type Colour, darken, lighten, mix } from '../press/colour';
import { type Drawing, fall, flat, glow } from '../press/drawing';
import { below, circle, type Point, polygon, rect, smooth } from '../press/paths';
import type { GrainInks } from '../press/print';
import { wave } from '../press/random';
import { inks } from '../setting/inks';
import type { Sitter } from './sitter';

export const size = 960;

const grounds: readonly { ground: Colour; motif: Colour; grain: GrainInks }[] = [
  { ground: '#c9d8c3', motif: '#f4bd3a', grain: { shade: '#1f4f41', light: '#fdf0bd', haze: '#f4f3de' } },
  { ground: '#f4c95c', motif: '#fbe6ae', grain: { shade: '#7a3314', light: '#fff0bd', haze: '#fbe3a8' } },
  { ground: '#a9cbd6', motif: '#fbf3dc', grain: { shade: '#154459', light: '#fff0c8', haze: '#eaf4f1' } },
  { ground: '#e3a586', motif: '#f8d9a2', grain: { shade: '#5a2433', light: '#ffe2a6', haze: '#f7d8bd' } },
  { ground: '#efe2c4', motif: '#d88252', grain: { shade: '#4b4430', light: '#fff3c9', haze: '#fbf5e2' } },
  { ground: '#6f9a86', motif: '#dfe6b4', grain: { shade: '#0e3a32', light: '#fbeeb4', haze: '#dcebd6' } },
  { ground: '#5f8fae', motif: '#f3cf8a', grain: { shade: '#0d2f4a', light: '#ffe9b8', haze: '#dbe9f1' } },
  { ground: '#d9b9a8', motif: '#a85a45', grain: { shade: '#4a2436', light: '#ffe6bd', haze: '#f6e7da' } },
];

export function backdropOf(n: number): (typeof grounds)[number] {
  return (grounds[(n * 3 + Math.floor(n / 8)) % grounds.length] ?? grounds[0]) as (typeof grounds)[number];
}

export function backdrop({ random, lit }: Sitter, n: number): Drawing {
  const { ground, motif } = backdropOf(n);
  const side = lit === 'left' ? 0.3 : 0.7;
  return [
    {
      d: rect(0, 0, size, size),
      fill: ground,
      tone: fall(0, size, { shade: 0.24 }, { shade: 0.04 }, { haze: 0.2 }, { haze: 0.5 }),
    },
    random.pick([disc, hills, twigs, isobars, rays])({ random, side, ground, motif }),
    {
      d: rect(0, 0, size, size),
      tone: glow(size * side, 260, 620, { light: 0.4 }, { light: 0.1 }, { light: 0 }),
    },
  ];
}

interface Scenery {
  random: Sitter['random'];
  side: number;
  ground: Colour;
  motif: Colour;
}

const disc = ({ random, side, motif }: Scenery): Drawing => {
  const [x, y, r] = [
    size * (side + random.between(-0.04, 0.1)),
    random.between(330, 420),
    random.between(250, 330),
  ];
  return { d: circle(x, y, r), fill: motif, tone: fall(y - r, y + r, {}, {}, { light: 0.6 }) };
};

const hills = ({ random, side, ground, motif }: Scenery): Drawing => [
  { d: circle(size * side, 300, 120), fill: motif, tone: fall(180, 420, {}, { light: 0.5 }) },
  [0, 1, 2].map((i) => {
    const line = wave(random, 2);
    const points: Point[] = [];
    for (let x = -40; x <= size + 80; x += 60) points.push([x, 430 + i * 110 + line(x / 260) * 70]);
    return {
      d: below(points, size),
      fill: mix(ground, inks.spruce, 0.14 + i * 0.2),
      tone: fall(400 + i * 110, 640 + i * 110, { shade: 0.36 }, {}, { haze: 0.3 }),
    };
  }),
];

const twigs = ({ random, ground }: Scenery): Drawing => {
  const colour = darken(mix(ground, inks.spruce, 0.55), 0.06);
  const stems = [-1, 1].map((side) => {
    const foot = size / 2 + side * random.between(330, 400);
    const leaves: string[] = [];
    const spine: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const point: Point = [foot + side * Math.sin(i / 5) * 26, size - 40 - i * random.between(60, 68)];
      spine.push(point);
      if (i < 1) continue;
      for (const way of [-1, 1])
        leaves.push(leaf(point, -Math.PI / 2 + way * random.between(0.7, 1), 120 - i * 5, 34 - i * 1.4));
    }
    return [
      {
        d: leaves.join(''),
        fill: colour,
        tone: fall(120, size, { light: 0.24 }, { shade: 0.1 }, { shade: 0.4 }),
      },
      { d: smooth(spine), stroke: lighten(colour, 0.24), strokeWidth: 5 },
    ];
  });
  return stems;
};

const isobars = ({ random, ground, side, motif }: Scenery): Drawing => {
  const rings = Array.from({ length: 9 }, (_, i) => {
    const bump = wave(random, 1);
    const points: Point[] = Array.from({ length: 25 }, (_, k) => {
      const angle = (k / 24) * Math.PI * 2;
      const r = 90 + i * 74 + (k % 24 === 0 ? 0 : bump(k / 4) * 16);
      return [size * side + Math.cos(angle) * r * 1.1, 330 + Math.sin(angle) * r];
    });
    return smooth(points);
  });
  return [
    { d: circle(size * side, 330, 86), fill: motif, tone: flat({ light: 0.2 }) },
    { d: rings.join(''), stroke: lighten(ground, 0.36), strokeWidth: 4, opacity: 0.9 },
  ];
};

const rays = ({ random, side, ground, motif }: Scenery): Drawing => {
  const turn = random.next();
  const wedges = Array.from({ length: 14 }, (_, i) => {
    const a = ((i + turn) / 14) * Math.PI * 2;
    const at = (angle: number): Point => [size * side + Math.cos(angle) * 1400, 340 + Math.sin(angle) * 1400];
    return polygon([size * side, 340], at(a), at(a + 0.21));
  });
  return [
    { d: wedges.join(''), fill: mix(ground, motif, 0.45), tone: flat({ light: 0.06 }) },
    { d: circle(size * side, 340, 170), fill: motif, tone: fall(170, 510, {}, { light: 0.5 }) },
  ];
};
