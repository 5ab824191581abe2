/** A sorting line: a belt, what lies on it, and the bins it falls into. */
import { person } from '../../elements/people';
import { darken, lighten } from '../../press/colour';
import { across, type Drawing, down } from '../../press/drawing';
import { circle, ellipse, type Point, polygon, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { room } from './room';

const belt = 760;
const bins = [inks.sun, inks.lake, inks.leaf, inks.brick] as const;

export const sortingLine: Scene = {
  shows: 'le tapis d’un centre de tri, deux opérateurs et quatre bacs de couleur',
  moods: ['morning', 'noon'],
  horizon: 380,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { random, tint } = setting;
    const windows = [150, 590, 1030, 1470].map((x) => ({ x, y: 130, width: 300, height: 330 }));
    return [
      room(setting, { wall: inks.chalk, floor: inks.stone, foot: 900, windows }),
      [560, 1180].map((x, i) =>
        person(setting, { x, base: belt + 195, tall: 420, pose: 'stand', facing: i === 0 ? 1 : -1 }),
      ),
      { d: Array.from({ length: 9 }, (_, i) => rect(90 + i * 220, belt + 40, 22, 190)).join(''), fill: tint(inks.slate) },
      {
        d: roundRect(-40, belt, width + 80, 62, 30),
        fill: tint(darken(inks.slate, 0.35)),
        tone: down({ light: 0.2 }, { shade: 0.4 }),
      },
      { d: Array.from({ length: 17 }, (_, i) => circle(30 + i * 116, belt + 31, 15)).join(''), fill: tint(inks.zinc) },
      Array.from({ length: 13 }, (_, i) => thing(setting, 70 + i * 148 + random.between(-20, 20), belt + 4)),
      bins.map((colour, i) => bin(setting, 130 + i * 430, colour)),
    ];
  },
};

function bin(setting: Setting, x: number, paint: string): Drawing {
  const { tint, random, lit } = setting;
  const colour = tint(paint);
  const corners: [Point, Point, Point, Point] = [[x, 930], [x + 330, 930], [x + 300, 1200], [x + 30, 1200]];
  return [
    { d: ellipse(x + 165, 1204, 190, 24), fill: tint(inks.ink), opacity: 0.3 },
    [0, 1, 2, 3].map((i) => thing(setting, x + 60 + i * 70 + random.between(-10, 10), 944)),
    { d: polygon(...corners), fill: colour, tone: across(lit, { light: 0.3 }, {}, { shade: 0.5 }) },
    { d: roundRect(x - 14, 918, 358, 34, 12), fill: lighten(colour, 0.2), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: rect(x + 110, 1020, 110, 80), fill: lighten(colour, 0.55), tone: down({}, { shade: 0.2 }) },
    { d: circle(x + 70, 1206, 22) + circle(x + 260, 1206, 22), fill: tint(inks.ink) },
  ];
}

/** A bottle, a box, a can or a crumpled sheet, standing on `base`. */
function thing({ random, tint, lit }: Setting, x: number, base: number): Drawing {
  const tone = across(lit, { light: 0.4 }, {}, { shade: 0.4 });
  const kind = random.int(0, 3);
  if (kind === 0) {
    const colour = tint(random.pick([inks.leaf, inks.brook, inks.lake]));
    const h = random.between(92, 120);
    return [
      { d: roundRect(x - 20, base - h, 40, h, 10) + rect(x - 8, base - h - 32, 16, 40), fill: colour, tone },
      { d: rect(x - 20, base - h * 0.62, 40, h * 0.3), fill: tint(inks.paper) },
    ];
  }
  if (kind === 1) {
    const h = random.between(50, 90);
    return [
      { d: rect(x - 48, base - h, 96, h), fill: tint(inks.straw), tone },
      { d: rect(x - 8, base - h, 16, h), fill: tint(darken(inks.straw, 0.2)) },
    ];
  }
  if (kind === 2) {
    const colour = tint(random.pick([inks.zinc, inks.brick, inks.sun]));
    return [
      { d: roundRect(x - 19, base - 66, 38, 66, 7), fill: colour, tone },
      { d: ellipse(x, base - 64, 18, 6), fill: lighten(colour, 0.5) },
    ];
  }
  return {
    d: polygon([x - 44, base], [x - 36, base - 34], [x - 10, base - 58], [x + 24, base - 44], [x + 46, base - 16], [x + 40, base]),
    fill: tint(random.pick([inks.paper, inks.ice])),
    tone,
  };
}
