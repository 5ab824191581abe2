/** Sensors in the field, a satellite above. */
import { stratus } from '../../elements/clouds';
import { depths, ground } from '../../elements/ground';
import { hill, ranges, ridge } from '../../elements/hills';
import { person } from '../../elements/people';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech } from '../../elements/trees';
import { type Colour, mix } from '../../press/colour';
import { type Drawing, down, glow } from '../../press/drawing';
import {
  bend,
  circle,
  ellipse,
  type Point,
  polygon,
  rect,
  ribbon,
  roundRect,
  smooth,
} from '../../press/paths';
import { wave } from '../../press/random';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const sensors: Scene = {
  shows: 'des capteurs dans une plaine quadrillée, sous un satellite',
  moods: ['morning', 'dusk', 'sage', 'night', 'golden', 'noon', 'sunset'],
  horizon: 480,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const plane = ground(640);
    const near = ridge(setting, 650, 16, 500);
    const posts = Array.from({ length: 6 }, (_, i) => ({
      depth: [6, 4.4, 3.2, 2.4, 1.75, 1.3][i] ?? 2,
      x: (i % 2 ? 1 : -1) * random.between(200, 700),
    }));
    const satellite: Point = [
      width * (lit === 'left' ? random.between(0.68, 0.84) : random.between(0.16, 0.32)),
      random.between(150, 230),
    ];
    return [
      sky(setting, 620),
      stratus(setting, 200, 420, 2),
      ranges(setting, { top: 540, bottom: 640, count: 3, far: inks.lake, near: inks.forest, swing: 120 })
        .drawing,
      hill(setting, near, mix(inks.leaf, inks.meadow, 0.3), 0.16, 420),
      grid(setting, plane),
      posts.map(({ depth, x }) => {
        const [px, py] = plane.at(x * depth * 0.8, depth);
        return [
          {
            d: smooth(
              bend(
                satellite,
                [(satellite[0] + px) / 2 + 60, (satellite[1] + py) / 2 - 60],
                [px, py - 330 / depth],
                10,
              ),
            ),
            stroke: tint(inks.paper),
            strokeWidth: 3,
            dash: '4 16',
          },
          mast(setting, px, py, 380 / depth, Math.min(0.6, depth * 0.07)),
        ];
      }),
      orbiter(setting, satellite),
      beech(setting, width * (lit === 'left' ? 0.08 : 0.92), 1060, 620, tint(inks.forest, 0.04)),
      person(setting, {
        x: width * 0.5 + random.between(-160, 160),
        base: 1170,
        tall: 300,
        pose: 'stand',
        facing: random.pick([1, -1]),
        bag: true,
      }),
      { d: grass(random, () => height + 20, -20, width + 20, 150, 0.1), fill: tint(inks.spruce) },
    ];
  },
};

/** A grid over the ground, bent by its relief, with values in some cells. */
function grid(setting: Setting, plane: ReturnType<typeof ground>): Drawing {
  const { random, tint } = setting;
  const line = wave(random, 2);
  const rows = depths(1, 10, 13);
  const spot = (x: number, depth: number): Point => {
    const [px, py] = plane.at(x, depth);
    return [px, py + (line(x / 900 + depth * 0.6) * 46) / depth];
  };
  const step = 260;
  const lines: string[] = [];
  const cells: Drawing[] = [];
  for (let i = 0; i < rows.length - 1; i++) {
    const [near, far] = [rows[i] ?? 1, rows[i + 1] ?? 2];
    for (let x = -1040 * Math.ceil(near); x <= 1040 * near; x += step) {
      if (random.chance(0.13))
        cells.push({
          d: polygon(spot(x, near), spot(x + step, near), spot(x + step, far), spot(x, far)),
          fill: tint(
            random.pick([inks.sun, inks.lake, inks.forest, inks.terracotta]),
            Math.min(0.6, near * 0.06),
          ),
          opacity: 0.8,
        });
    }
    lines.push(smooth(Array.from({ length: 15 }, (_, k) => spot((k - 7) * 150 * near, near))));
  }
  for (let x = -7800; x <= 7800; x += step) lines.push(smooth(rows.map((depth) => spot(x, depth))));
  return [cells, { d: lines.join(''), stroke: tint(inks.paper), strokeWidth: 2.4, opacity: 0.6 }];
}

/** A sensor on a pole, sending. */
function mast(setting: Setting, x: number, base: number, tall: number, distance: number): Drawing {
  const { tint } = setting;
  const top = base - tall;
  const waves = [0.16, 0.27, 0.38].map((r) => {
    const arc = (side: number) =>
      smooth(
        Array.from(
          { length: 7 },
          (_, i): Point => [
            x + side * Math.cos((i - 3) * 0.22) * r * tall,
            top + Math.sin((i - 3) * 0.22) * r * tall,
          ],
        ),
      );
    return arc(1) + arc(-1);
  });
  return [
    { d: ellipse(x, base, tall * 0.12, tall * 0.025), fill: tint(inks.spruceDeep, distance), opacity: 0.5 },
    { d: roundRect(x - tall * 0.017, top, tall * 0.034, tall, 2), fill: tint(inks.ink, distance) },
    {
      d: polygon(
        [x + tall * 0.02, base - tall * 0.62],
        [x + tall * 0.22, base - tall * 0.72],
        [x + tall * 0.22, base - tall * 0.56],
        [x + tall * 0.02, base - tall * 0.46],
      ),
      fill: tint(inks.river, distance),
      tone: down({ light: 0.3 }, { shade: 0.3 }),
    },
    {
      d: roundRect(x - tall * 0.075, top - tall * 0.03, tall * 0.15, tall * 0.17, tall * 0.03),
      fill: tint(inks.paper, distance),
      tone: down({}, { shade: 0.4 }),
    },
    { d: circle(x, top + tall * 0.05, tall * 0.03), fill: tint(inks.clay, distance) },
    {
      d: waves.join(''),
      stroke: tint(inks.sun, distance * 0.6),
      strokeWidth: Math.max(2, tall * 0.014),
      opacity: 0.95,
    },
  ];
}

function orbiter({ tint, lit }: Setting, [x, y]: Point): Drawing {
  const wing = (side: number): Colour[] => [side > 0 ? inks.river : inks.riverDeep];
  const cells = [-1, 1].map((side) => ({
    d: [0, 1, 2].map((i) => rect(side > 0 ? x + 40 + i * 46 : x - 82 - i * 46, y - 26, 42, 52)).join(''),
    fill: tint(wing(side)[0] ?? inks.river),
    tone: down({ light: 0.35 }, { shade: 0.3 }),
  }));
  return {
    transform: `rotate(${lit === 'left' ? -16 : 16} ${Math.round(x)} ${Math.round(y)})`,
    children: [
      { d: circle(x, y, 190), tone: glow(x, y, 190, { light: 0.4 }, { light: 0 }) },
      {
        d: ribbon(
          [
            [x - 180, y],
            [x + 180, y],
          ],
          () => 5,
        ),
        fill: tint(inks.slate),
      },
      cells,
      {
        d: roundRect(x - 30, y - 36, 60, 72, 8),
        fill: tint(inks.sun),
        tone: down({ light: 0.3 }, { shade: 0.4 }),
      },
      { d: `M${x - 30} ${y + 44}Q${x} ${y + 84} ${x + 30} ${y + 44}Z`, fill: tint(inks.paper) },
      { d: rect(x - 2, y + 36, 4, 20), fill: tint(inks.ink) },
    ],
  };
}
