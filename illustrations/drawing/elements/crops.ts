/** Cultivated plants, each with its head and its root. */
import { type Colour, darken, lighten, mix } from '../press/colour';
import { across, type Drawing, down, fall } from '../press/drawing';
import { bend, circle, ellipse, type Point, polygon, ribbon } from '../press/paths';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';
import { leaf, scallop } from './leaves';
import { branches } from './trees';

export type Crop = 'wheat' | 'sunflower' | 'carrot' | 'clover' | 'maize' | 'poppy';

/** A plant on the ground line (x, y), `tall` above it, and what it has below. */
export function crop(setting: Setting, kind: Crop, x: number, y: number, tall: number): Drawing {
  const { random, tint } = setting;
  const green = tint(random.pick([inks.leaf, inks.forest, inks.moss]));
  const pale = tint(inks.cream);
  const top: Point = [x + random.between(-0.06, 0.06) * tall, y - tall];
  const stem = bend([x, y], [x, y - tall * 0.5], top, 10);
  const rooted = kind === 'carrot' ? taproot(setting, x, y, tall) : fineRoots(setting, x, y, tall, pale);
  const stalk: Drawing = { d: ribbon(stem, (t) => tall * (0.026 - t * 0.012)), fill: green };
  const head = heads[kind](setting, top, tall, green);
  return [
    rooted,
    kind === 'carrot' || kind === 'clover' ? [] : stalk,
    kind === 'carrot' || kind === 'clover'
      ? tuft(setting, x, y, tall, green, kind)
      : foliage(setting, stem, tall, green, kind),
    head,
  ];
}

const heads: Record<Crop, (setting: Setting, top: Point, tall: number, green: Colour) => Drawing> = {
  wheat: ({ tint, random }, [x, y], tall) => {
    const gold = tint(inks.straw);
    const grains: string[] = [];
    for (let i = 0; i < 9; i++) {
      const gy = y + i * tall * 0.026;
      grains.push(
        leaf([x, gy + tall * 0.03], -Math.PI / 2 + 0.5, tall * 0.075, tall * 0.022),
        leaf([x, gy + tall * 0.03], -Math.PI / 2 - 0.5, tall * 0.075, tall * 0.022),
      );
      grains.push(
        ribbon(
          [
            [x, gy],
            [x + random.between(-0.08, 0.08) * tall, gy - tall * 0.17],
          ],
          () => 1.6,
        ),
      );
    }
    return { d: grains.join(''), fill: gold, tone: down({ light: 0.4 }, { shade: 0.2 }) };
  },
  sunflower: ({ tint, lit }, [x, y], tall) => {
    const r = tall * 0.14;
    const petals = Array.from({ length: 20 }, (_, i) =>
      leaf([x, y], (i / 20) * Math.PI * 2, r * 1.25, r * 0.2),
    );
    return [
      { d: petals.join(''), fill: tint(inks.sun), tone: across(lit, { light: 0.3 }, { shade: 0.26 }) },
      {
        d: circle(x, y, r * 0.62),
        fill: tint(inks.umber),
        tone: across(lit, { light: 0.34 }, { shade: 0.4 }),
      },
    ];
  },
  carrot: () => [],
  clover: () => [],
  maize: ({ tint }, [x, y], tall) => {
    const tassel = [-0.5, -0.25, 0, 0.25, 0.5].map((turn) =>
      ribbon(
        bend(
          [x, y + tall * 0.05],
          [x + turn * tall * 0.05, y - tall * 0.06],
          [x + turn * tall * 0.2, y - tall * 0.1 + Math.abs(turn) * tall * 0.06],
        ),
        () => tall * 0.013,
      ),
    );
    const ear = leaf([x + tall * 0.01, y + tall * 0.52], -Math.PI / 2 + 0.3, tall * 0.26, tall * 0.09);
    return [
      { d: tassel.join(''), fill: tint(inks.straw) },
      { d: ear, fill: tint(inks.sun), tone: down({ light: 0.3 }, { shade: 0.3 }) },
    ];
  },
  poppy: ({ tint, random }, [x, y], tall) => [
    {
      d: scallop(random, x, y, tall * 0.11, tall * 0.085, 5),
      fill: tint(mix(inks.clay, '#d4452a', 0.6)),
      tone: down({ light: 0.3 }, { shade: 0.4 }),
    },
    { d: circle(x, y, tall * 0.025), fill: tint(inks.ink) },
  ],
};

function foliage(
  { random, lit }: Setting,
  stem: readonly Point[],
  tall: number,
  green: Colour,
  kind: Crop,
): Drawing {
  const wide = kind === 'sunflower' ? 0.1 : kind === 'maize' ? 0.055 : 0.035;
  const blades = stem.slice(1, kind === 'poppy' ? 4 : kind === 'wheat' ? 5 : 8).map(([x, y], i) => {
    const side = i % 2 ? 1 : -1;
    const length = tall * random.between(0.2, 0.34) * (kind === 'sunflower' ? 0.75 : 1);
    return leaf([x, y], -Math.PI / 2 + side * random.between(0.8, 1.35), length, tall * wide);
  });
  return { d: blades.join(''), fill: green, tone: across(lit, { light: 0.3 }, {}, { shade: 0.4 }) };
}

function tuft(
  { random, tint, lit }: Setting,
  x: number,
  y: number,
  tall: number,
  green: Colour,
  kind: Crop,
): Drawing {
  if (kind === 'carrot') {
    const fronds = [-0.5, -0.25, 0, 0.25, 0.5].map((turn) => {
      const line = bend(
        [x, y],
        [x + turn * tall * 0.2, y - tall * 0.3],
        [x + turn * tall * 0.7, y - tall * random.between(0.5, 0.66)],
        8,
      );
      const plumes = line
        .slice(1)
        .flatMap((point, k) =>
          [-0.8, 0.8].map((fan) =>
            leaf(point, Math.atan2(-1, turn) + fan, tall * (0.15 - k * 0.012), tall * 0.026),
          ),
        );
      return ribbon(line, () => tall * 0.012) + plumes.join('');
    });
    return { d: fronds.join(''), fill: green, tone: across(lit, { light: 0.3 }, { shade: 0.3 }) };
  }
  const heads: string[] = [];
  const leaves: string[] = [];
  for (let i = 0; i < 6; i++) {
    const dx = (i - 2.5) * tall * 0.09;
    const top = y - tall * random.between(0.22, 0.42);
    leaves.push(ribbon(bend([x, y], [x + dx * 0.4, y - tall * 0.15], [x + dx, top]), () => tall * 0.01));
    if (i % 2) heads.push(scallop(random, x + dx, top, tall * 0.05, tall * 0.045, 8));
    else
      for (const turn of [-2.2, -1.57, -0.9])
        leaves.push(
          ellipse(
            x + dx + Math.cos(turn) * tall * 0.03,
            top + Math.sin(turn) * tall * 0.03,
            tall * 0.03,
            tall * 0.026,
          ),
        );
  }
  return [
    { d: leaves.join(''), fill: green, tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: heads.join(''), fill: tint(inks.rose), tone: down({ light: 0.3 }, { shade: 0.2 }) },
  ];
}

function fineRoots({ random }: Setting, x: number, y: number, tall: number, colour: Colour): Drawing {
  const count = random.int(4, 6);
  const d = Array.from({ length: count }, (_, i) =>
    branches(
      random,
      [x, y],
      Math.PI / 2 + (i / (count - 1) - 0.5) * 1.5,
      tall * random.between(0.13, 0.2),
      tall * 0.016,
      4,
      0.16,
    ),
  );
  return { d: d.join(''), fill: lighten(colour, 0.1), tone: fall(y, y + tall * 0.7, {}, { shade: 0.34 }) };
}

function taproot({ random, tint, lit }: Setting, x: number, y: number, tall: number): Drawing {
  const orange = tint(random.pick([inks.amber, inks.terracotta, '#9c3345']));
  const w = tall * 0.1;
  const body = `M${x - w} ${y + tall * 0.02}C${x - w * 1.1} ${y + tall * 0.3} ${x - w * 0.2} ${y + tall * 0.5} ${x} ${y + tall * 0.66}C${x + w * 0.2} ${y + tall * 0.5} ${x + w * 1.1} ${y + tall * 0.3} ${x + w} ${y + tall * 0.02}Q${x} ${y - tall * 0.03} ${x - w} ${y + tall * 0.02}Z`;
  const rings = [0.12, 0.22, 0.34].map((t, i) =>
    polygon(
      [x + (i % 2 ? -1 : 0.2) * w * 0.8, y + tall * t],
      [x + (i % 2 ? -0.1 : 0.9) * w * 0.8, y + tall * t],
      [x + (i % 2 ? -0.3 : 0.6) * w * 0.8, y + tall * (t + 0.008)],
    ),
  );
  return [
    {
      d: branches(random, [x, y + tall * 0.6], Math.PI / 2, tall * 0.1, tall * 0.012, 2),
      fill: tint(inks.cream),
    },
    { d: body, fill: orange, tone: across(lit, { light: 0.45 }, {}, { shade: 0.5 }) },
    { d: rings.join(''), fill: darken(orange, 0.25) },
  ];
}
