/** A bench: microscope, flasks, tubes in their rack. */
import { darken, lighten } from '../../press/colour';
import { across, type Drawing, down } from '../../press/drawing';
import { bend, circle, ellipse, polygon, rect, ribbon, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { room } from './room';

const top = 900;

export const laboratory: Scene = {
  shows: 'une paillasse de laboratoire, son microscope, ses fioles et ses tubes d’eau',
  moods: ['morning', 'noon'],
  horizon: 360,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { tint } = setting;
    const windows = [180, 720, 1260].map((x) => ({ x, y: 120, width: 480, height: 520 }));
    return [
      room(setting, { wall: inks.ice, floor: inks.slate, foot: 1150, windows }),
      flask(setting, 300, 250, inks.lake),
      flask(setting, 500, 180, inks.leaf),
      rack(setting, 660),
      microscope(setting, 1190),
      beaker(setting, 1480, 190, inks.brook),
      beaker(setting, 1660, 130, inks.straw),
      { d: rect(0, top, width, 46), fill: tint(inks.paper), tone: down({ light: 0.2 }, { shade: 0.24 }) },
      { d: rect(0, top + 46, width, height - top), fill: tint(inks.spruce), tone: down({ shade: 0.5 }, { shade: 0.1 }) },
      {
        d: [0, 1, 2, 3].map((i) => roundRect(60 + i * 465, top + 90, 410, 250, 12)).join(''),
        fill: tint(lighten(inks.spruce, 0.12)),
        tone: down({ light: 0.12 }, { shade: 0.24 }),
      },
      { d: [0, 1, 2, 3].map((i) => roundRect(215 + i * 465, top + 116, 100, 14, 7)).join(''), fill: tint(inks.zinc) },
    ];
  },
};

function flask({ tint, lit }: Setting, x: number, tall: number, water: string): Drawing {
  const half = tall * 0.4;
  const level = top - tall * 0.42;
  const at = (y: number) => 16 + (half - 16) * ((y - (top - tall * 0.72)) / (tall * 0.72));
  return [
    {
      d:
        polygon([x - 16, top - tall * 0.72], [x + 16, top - tall * 0.72], [x + half, top], [x - half, top]) +
        rect(x - 16, top - tall, 32, tall * 0.3),
      fill: lighten(tint(inks.brook), 0.6),
      tone: across(lit, { light: 0.5 }, {}, { shade: 0.2 }),
    },
    {
      d: polygon([x - at(level), level], [x + at(level), level], [x + half, top], [x - half, top]),
      fill: tint(water),
      tone: across(lit, { light: 0.3 }, {}, { shade: 0.4 }),
    },
    { d: roundRect(x - 24, top - tall - 12, 48, 16, 8), fill: lighten(tint(inks.brook), 0.4) },
  ];
}

function beaker({ tint, lit }: Setting, x: number, tall: number, water: string): Drawing {
  return [
    { d: rect(x - 66, top - tall, 132, tall), fill: lighten(tint(inks.brook), 0.62), tone: across(lit, { light: 0.4 }, {}, { shade: 0.2 }) },
    { d: rect(x - 66, top - tall * 0.6, 132, tall * 0.6), fill: tint(water), tone: across(lit, { light: 0.3 }, {}, { shade: 0.4 }) },
    { d: [0.3, 0.45, 0.6, 0.75].map((t) => rect(x + 22, top - tall * t, 36, 4)).join(''), fill: tint(inks.slate) },
  ];
}

function rack({ tint, lit }: Setting, x: number): Drawing {
  const waters = [inks.brook, inks.lake, inks.meadow, inks.moss, inks.straw, inks.amber];
  return [
    waters.map((water, i): Drawing => [
      { d: roundRect(x + 18 + i * 52, top - 180, 30, 172, 15), fill: lighten(tint(inks.brook), 0.62) },
      { d: roundRect(x + 18 + i * 52, top - 60 - i * 14, 30, 52 + i * 14, 15), fill: tint(water), tone: across(lit, { light: 0.3 }, { shade: 0.3 }) },
    ]),
    { d: rect(x, top - 132, 330, 18) + rect(x, top - 20, 330, 20), fill: tint(inks.earth), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: rect(x, top - 132, 16, 132) + rect(x + 314, top - 132, 16, 132), fill: tint(darken(inks.earth, 0.2)) },
  ];
}

function microscope({ tint, lit }: Setting, x: number): Drawing {
  const body = tint(inks.river);
  const tone = across(lit, { light: 0.3 }, {}, { shade: 0.5 });
  return [
    { d: ellipse(x, top, 190, 16), fill: tint(inks.ink), opacity: 0.3 },
    { d: roundRect(x - 150, top - 44, 300, 44, 18), fill: body, tone },
    { d: ribbon(bend([x + 90, top - 40], [x + 210, top - 260], [x + 10, top - 400], 14), (t) => 66 - t * 14), fill: body, tone },
    { d: roundRect(x - 140, top - 166, 250, 26, 10), fill: tint(inks.ink) },
    { d: rect(x - 66, top - 172, 90, 8), fill: tint(inks.ice) },
    { d: ribbon([[x + 40, top - 470], [x - 40, top - 260]], () => 62), fill: lighten(body, 0.2), tone },
    { d: ribbon([[x - 36, top - 268], [x - 52, top - 214]], () => 34), fill: tint(inks.zinc), tone },
    { d: ribbon([[x + 78, top - 566], [x + 42, top - 474]], () => 44), fill: tint(inks.ink), tone },
    { d: circle(x + 132, top - 150, 30), fill: tint(inks.zinc), tone },
    { d: circle(x + 132, top - 150, 12), fill: tint(inks.slate) },
  ];
}
