/** Beeches, poplars, birches and bare trees. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { across, type Drawing, down, fall } from '../press/drawing';
import { bend, ellipse, type Point, polygon, ribbon, smoothClosed } from '../press/paths';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { leaf, scallop } from './leaves';

/** A broad tree with a heaped crown. */
export function beech(setting: Setting, x: number, base: number, size: number, colour: Colour): Drawing {
  const { random, lit, tint } = setting;
  const sunward = lit === 'left' ? -1 : 1;
  const cy = base - size * 0.62;
  const r = size * 0.36;
  const lobes = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 + random.between(-0.3, 0.3);
    return scallop(
      random,
      x + Math.cos(angle) * r * 0.5,
      cy + Math.sin(angle) * r * 0.4,
      r * 0.62,
      r * 0.56,
      10,
    );
  });
  const bright = [0, 1, 2].map((i) =>
    scallop(
      random,
      x + sunward * r * (0.12 + 0.24 * i),
      cy - r * (0.46 - 0.34 * i),
      r * (0.42 - i * 0.06),
      r * (0.32 - i * 0.05),
      9,
    ),
  );
  const dabs = Array.from({ length: Math.round(size / 12) }, () => {
    const angle = random.between(0, Math.PI * 2);
    const reach = r * Math.sqrt(random.next()) * 0.86;
    const place: Point = [x + Math.cos(angle) * reach, cy + Math.sin(angle) * reach * 0.9];
    return leaf(place, random.between(0, 6.3), size * 0.035, size * 0.014);
  });
  const bark = mix(tint(inks.umber), colour, 0.35);
  return [
    trunk(random, x, base, size, bark),
    {
      d: lobes.join(''),
      fill: colour,
      tone: fall(cy - r, cy + r, { light: 0.08 }, { shade: 0.12 }, { shade: 0.6 }),
    },
    {
      d: bright.join(''),
      fill: lighten(colour, 0.13),
      tone: across(lit, { light: 0.5 }, { light: 0.12 }, { shade: 0.2 }),
    },
    { d: dabs.join(''), fill: lighten(colour, 0.3), opacity: 0.7 },
  ];
}

function trunk(random: Random, x: number, base: number, size: number, bark: Colour): Drawing {
  const stem = bend(
    [x, base + size * 0.01],
    [x + random.between(-0.03, 0.03) * size, base - size * 0.25],
    [x, base - size * 0.6],
  );
  const limbs = [-1, 1].map((side) =>
    ribbon(
      bend(
        [x, base - size * 0.28],
        [x + side * size * 0.06, base - size * 0.4],
        [x + side * size * 0.2, base - size * 0.56],
      ),
      (t) => size * 0.03 * (1 - t * 0.6),
    ),
  );
  return {
    d: ribbon(stem, (t) => size * (0.062 - 0.034 * Math.min(1, t * 1.4))) + limbs.join(''),
    fill: bark,
    tone: down({ shade: 0.5 }, { shade: 0.1 }),
  };
}

/** A slim upright tree, alone or in a row. */
export function poplar(setting: Setting, x: number, base: number, size: number, colour: Colour): Drawing {
  const { random, lit } = setting;
  const w = size * random.between(0.1, 0.14);
  const outline: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    outline.push([
      x + w * Math.sin(Math.PI * t ** 0.8) * random.between(0.85, 1.1),
      base - size * (1 - t * 0.9),
    ]);
  }
  for (let i = 11; i > 0; i--) {
    const t = i / 12;
    outline.push([
      x - w * Math.sin(Math.PI * t ** 0.8) * random.between(0.85, 1.1),
      base - size * (1 - t * 0.9),
    ]);
  }
  return [
    {
      d: polygon(
        [x - size * 0.014, base - size * 0.3],
        [x + size * 0.014, base - size * 0.3],
        [x + size * 0.018, base],
        [x - size * 0.018, base],
      ),
      fill: darken(colour, 0.45),
    },
    {
      d: smoothClosed(outline),
      fill: colour,
      tone: across(lit, { light: 0.45 }, { light: 0.05 }, { shade: 0.55 }),
    },
  ];
}

/** A birch stem from top to foot of what is seen, with its marks. */
export function birchStem(setting: Setting, x: number, top: number, base: number, girth: number): Drawing {
  const { random, lit, tint } = setting;
  const lean = random.between(-0.06, 0.06) * (base - top);
  const line = bend([x, base], [x + lean * 0.2, (base + top) / 2], [x + lean, top], 10);
  const marks = Array.from({ length: Math.round((base - top) / (girth * 0.9)) }, () => {
    const t = random.next();
    const [px, py] = line[Math.floor(t * (line.length - 1))] ?? [x, base];
    const side = random.pick([-1, 1]);
    const half = (girth * (1 - t * 0.45)) / 2;
    const reach = half * random.between(0.3, 1.1);
    return polygon(
      [px + side * half, py - girth * 0.07],
      [px + side * (half - reach), py],
      [px + side * half, py + girth * 0.09],
    );
  });
  return [
    {
      d: ribbon(line, (t) => girth * (1 - t * 0.45)),
      fill: tint(inks.chalk, 0.04),
      tone: across(lit, {}, {}, { shade: 0.7 }),
    },
    { d: marks.join(''), fill: tint(inks.ink), opacity: 0.85 },
  ];
}

/** Forks again and again; the same figure is a winter tree upward and, pulled `down`, a root. */
export function branches(
  random: Random,
  from: Point,
  angle: number,
  length: number,
  girth: number,
  forks: number,
  pull = 0,
): string {
  const turn = random.between(-0.35, 0.35);
  const to: Point = [from[0] + Math.cos(angle + turn) * length, from[1] + Math.sin(angle + turn) * length];
  const control: Point = [
    from[0] + Math.cos(angle) * length * 0.55,
    from[1] + Math.sin(angle) * length * 0.55,
  ];
  const end = forks > 0 ? 0.62 : 0.15;
  let d = ribbon(bend(from, control, to, 5), (t) => girth * (1 - t * (1 - end)));
  if (forks > 0) {
    const count = random.chance(0.3) ? 3 : 2;
    for (let i = 0; i < count; i++) {
      const fan = (i / (count - 1) - 0.5) * random.between(0.8, 1.25);
      const heading = angle + turn * 0.5 + fan;
      const next = heading + (Math.PI / 2 - heading) * pull;
      d += branches(random, to, next, length * random.between(0.62, 0.86), girth * 0.6, forks - 1, pull);
    }
  }
  return d;
}

/** Small rounded trees seen from afar. */
export function copse(random: Random, x: number, base: number, size: number): string {
  return (
    scallop(random, x, base - size * 0.5, size * 0.5, size * 0.52, 8) +
    ellipse(x, base - size * 0.05, size * 0.3, size * 0.1)
  );
}
