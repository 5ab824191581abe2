/** A wooded slope seen from the other side of the valley. */
import { flock } from '../../elements/birds';
import { mist, stratus } from '../../elements/clouds';
import { fir } from '../../elements/conifers';
import { ranges, ridge } from '../../elements/hills';
import { scallop } from '../../elements/leaves';
import { person } from '../../elements/people';
import { sky } from '../../elements/sky';
import { lighten } from '../../press/colour';
import { across, type Drawing, down, fall } from '../../press/drawing';
import { polygon, rect, ribbon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

/** A wooded slope seen from the other side of the valley. */
export const slope: Scene = {
  shows: 'une tour d’observation au-dessus d’une forêt mêlée',
  moods: ['noon', 'sunset', 'sage', 'golden', 'poster', 'dusk', 'morning'],
  horizon: 330,
  subject: { x: 0.67, y: 0.35 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const rows = 9;
    const greens = [inks.forest, inks.leaf, inks.spruce, inks.moss, inks.meadow] as const;
    const autumn = random.pick([
      [inks.amber, inks.terracotta],
      [inks.sun, inks.clay],
      [inks.lime, inks.meadow],
    ] as const);
    const share = random.between(0.08, 0.34);
    const x = width * (lit === 'left' ? random.between(0.6, 0.74) : random.between(0.26, 0.4));
    const crowns = Array.from({ length: rows }, (_, row): Drawing => {
      const t = row / (rows - 1);
      const size = 70 + t * 190;
      const line = ridge(setting, 500 + t ** 1.2 * 720, 46, 520);
      const distance = 0.6 - t * 0.56;
      const trees: Drawing[] = [];
      for (let px = -60; px < width + 60; px += size * random.between(0.6, 1)) {
        const colour = tint(random.chance(share) ? random.pick(autumn) : random.pick(greens), distance);
        trees.push(
          random.chance(0.16)
            ? fir(setting, px, line.at(px) + size * 0.9, size * 1.9, tint(inks.spruceDeep, distance))
            : crown(setting, px, line.at(px), size, colour),
        );
      }
      return [trees, row === 3 ? lookout(setting, x, line.at(x) + 60, 470) : []];
    });
    return [
      sky(setting, 520),
      stratus(setting, 60, 280, random.int(1, 3)),
      ranges(setting, { top: 360, bottom: 460, count: 3, far: inks.lake, near: inks.forest, swing: 110 })
        .drawing,
      crowns.slice(0, 3),
      mist(setting, 560, 90, 0.5),
      crowns.slice(3),
      flock(setting, { kind: 'gull', x: width - x, y: 230, count: 6, span: 70, colour: tint(inks.ink, 0.2) }),
    ];
  },
};

function crown({ random, lit }: Setting, x: number, y: number, size: number, colour: string): Drawing {
  const sunward = lit === 'left' ? -1 : 1;
  return [
    {
      d:
        scallop(random, x, y + size * 0.3, size * 0.62, size * 0.66, 13) +
        rect(x - size * 0.5, y + size * 0.3, size, size),
      fill: colour,
      tone: fall(y - size * 0.4, y + size * 0.9, { light: 0.12 }, { shade: 0.1 }, { shade: 0.7 }),
    },
    {
      d: scallop(random, x + sunward * size * 0.16, y + size * 0.06, size * 0.36, size * 0.3, 9),
      fill: lighten(colour, 0.1),
      tone: across(lit, { light: 0.46 }, {}, { shade: 0.1 }),
    },
  ];
}

/** A watch tower of timber above the trees, with people on it. */
function lookout(setting: Setting, x: number, base: number, tall: number): Drawing {
  const { tint } = setting;
  const wood = tint('#8d6b4a', 0.2);
  const beam = (x0: number, y0: number, x1: number, y1: number) =>
    ribbon(
      [
        [x + x0 * tall, base - y0 * tall],
        [x + x1 * tall, base - y1 * tall],
      ],
      () => tall * 0.022,
    );
  const braces = [0, 1, 2].map(
    (i) =>
      beam(-0.15 + i * 0.02, i * 0.24, 0.13 - i * 0.02, i * 0.24 + 0.24) +
      beam(0.15 - i * 0.02, i * 0.24, -0.13 + i * 0.02, i * 0.24 + 0.24),
  );
  return [
    { d: beam(-0.17, 0, -0.09, 0.78) + beam(0.17, 0, 0.09, 0.78) + braces.join(''), fill: wood },
    person(setting, {
      x: x - tall * 0.05,
      base: base - tall * 0.77,
      tall: tall * 0.17,
      pose: 'stand',
      distance: 0.2,
    }),
    {
      d:
        beam(-0.15, 0.86, 0.15, 0.86) +
        beam(-0.14, 0.77, -0.14, 1) +
        beam(0.14, 0.77, 0.14, 1) +
        rect(x - tall * 0.16, base - tall * 0.79, tall * 0.32, tall * 0.035),
      fill: wood,
      tone: down({ light: 0.3 }, { shade: 0.4 }),
    },
    {
      d: polygon(
        [x - tall * 0.2, base - tall * 0.98],
        [x, base - tall * 1.14],
        [x + tall * 0.2, base - tall * 0.98],
      ),
      fill: tint(inks.clay, 0.2),
      tone: down({ light: 0.3 }, { shade: 0.4 }),
    },
  ];
}
