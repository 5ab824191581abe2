/** A lesson by the river. */

import { stratus } from '../../elements/clouds';
import { ground } from '../../elements/ground';
import { hill, ranges, ridge } from '../../elements/hills';
import { spray } from '../../elements/leaves';
import { person } from '../../elements/people';
import type { Pose } from '../../elements/people-body';
import { flowers, grass } from '../../elements/reeds';
import { ripples, riverWater, waterColour, winding } from '../../elements/river';
import { sky } from '../../elements/sky';
import { timberHall } from '../../elements/timber-hall';
import { beech, birchStem, poplar } from '../../elements/trees';
import { mix } from '../../press/colour';
import { type Drawing, down } from '../../press/drawing';
import { circle, ellipse, type Point, rect, ribbon, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const outdoors: Scene = {
  shows: 'un cours en plein air autour d’un appareil de mesure, au bord d’un ruisseau',
  moods: ['noon', 'morning', 'golden', 'sage', 'sunset', 'mist', 'dusk'],
  horizon: 400,
  subject: { x: 0.4, y: 0.7 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const plane = ground(600);
    const near = ridge(setting, 612, 10, 500);
    const river = winding(plane, {
      breadth: 380,
      reach: 520,
      bendLength: 3.4,
      phase: random.between(0, 6.28),
      far: 9,
      drift: lit === 'left' ? 130 : -130,
    });
    const side = lit === 'left' ? -1 : 1;
    const bank = Math.max(
      ...[1.1, 1.25, 1.4].map((depth) => side * river.at(depth).x + river.at(depth).half),
    );
    // On the bank, and whole within the picture.
    const x = side * Math.min(bank + 180, side > 0 ? width - 690 : -690);
    return [
      sky(setting, 560),
      stratus(setting, 70, 330, random.int(2, 4)),
      ranges(setting, { top: 480, bottom: 600, count: 3, far: inks.lake, near: inks.forest, swing: 110 })
        .drawing,
      timberHall(setting, {
        x: width / 2 - side * 620 - 260,
        base: 640,
        width: 520,
        tall: 170,
        distance: 0.34,
      }),
      hill(setting, near, mix(inks.meadow, inks.leaf, 0.4), 0.1, 460),
      riverWater(setting, river, plane),
      {
        d: ripples(random, {
          top: 760,
          bottom: 1200,
          count: 10,
          from: river.at(1.6).x - 160,
          to: river.at(1.6).x + 160,
          length: 110,
        }),
        fill: waterColour(setting),
        opacity: 0.8,
      },
      Array.from({ length: 9 }, (_, i) => {
        const depth = 5.4 - i * 0.42;
        const place = river.at(depth);
        const bank = place.x + (i % 2 ? 1 : -1) * (place.half * 1.6 + 320 / depth);
        return (i % 3 ? beech : poplar)(
          setting,
          bank,
          place.y,
          460 / depth,
          tint(i % 2 ? inks.forest : inks.leaf, depth * 0.07),
        );
      }),
      { d: ellipse(x, 1085, 560, 70), fill: tint(inks.forest, 0.1), opacity: 0.3 },
      tripod(setting, x + side * 20, 1075, 210),
      // Away from the stream, and apart: nobody stands in the water, and no two outlines merge.
      seats.map(({ out, base, pose, inward }, i) =>
        person(setting, {
          x: x + side * out,
          base,
          tall: 285,
          pose,
          facing: inward === side > 0 ? -1 : 1,
          bag: i === 3,
        }),
      ),
      birches(setting, side),
      { d: grass(random, () => height + 20, -20, width + 20, 150, 0.09), fill: tint(inks.spruce) },
      flowers(setting, {
        from: 0,
        to: width,
        base: height + 20,
        tall: 220,
        count: 30,
        colours: [inks.paper, inks.sun, inks.plum],
      }),
    ];
  },
};

/** How far out from the stream each of the group is, and whether they face it. */
const seats: readonly { out: number; base: number; pose: Pose; inward: boolean }[] = [
  { out: -130, base: 1080, pose: 'stand', inward: false },
  { out: 170, base: 1080, pose: 'stand', inward: true },
  { out: 310, base: 1112, pose: 'stand', inward: true },
  { out: 450, base: 1096, pose: 'stand', inward: true },
  { out: 600, base: 1140, pose: 'sit', inward: true },
];

/** Birches that frame the lesson, with their leaves above. */
function birches(setting: Setting, side: number): Drawing {
  const { tint, random } = setting;
  const edge = side > 0 ? 0 : width;
  const inward = side > 0 ? 1 : -1;
  return [
    birchStem(setting, edge + inward * 110, -40, height + 40, 74),
    birchStem(setting, edge + inward * 250, -40, height + 20, 50),
    [0, 1, 2].map((i) =>
      spray(
        setting,
        [edge + inward * (90 + i * 60), -30 + i * 20],
        [edge + inward * (430 + i * 130), 150 + i * 70 + random.between(-30, 30)],
        {
          colour: tint(i === 1 ? inks.leaf : inks.forest),
          stem: tint(inks.umber),
          leaf: 66,
          count: 12,
          sag: 30,
        },
      ),
    ),
  ];
}

/** A surveying instrument on its legs. */
function tripod({ tint }: Setting, x: number, base: number, tall: number): Drawing {
  const top: Point = [x, base - tall * 0.76];
  return [
    {
      d: [-0.34, 0.02, 0.36]
        .map((dx) => ribbon([top, [x + dx * tall, base + Math.abs(dx) * 6]], () => 7))
        .join(''),
      fill: tint(inks.straw),
      tone: down({ light: 0.2 }, { shade: 0.4 }),
    },
    {
      d: roundRect(x - tall * 0.09, base - tall, tall * 0.18, tall * 0.22, 8),
      fill: tint(inks.clay),
      tone: down({ light: 0.3 }, { shade: 0.4 }),
    },
    {
      d:
        circle(x + tall * 0.06, base - tall * 0.9, tall * 0.055) +
        rect(x - tall * 0.11, base - tall * 0.79, tall * 0.22, tall * 0.03),
      fill: tint(inks.ink),
    },
  ];
}
