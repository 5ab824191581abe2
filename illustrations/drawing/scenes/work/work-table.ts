/** A table, those who stand at it, and what they measured on the wall. */
import { person } from '../../elements/people';
import { darken } from '../../press/colour';
import { across, type Drawing, down } from '../../press/drawing';
import { circle, ellipse, polyline, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { room } from './room';

const top = 900;

export const workTable: Scene = {
  shows: 'quatre personnes autour d’une table de travail, devant un tableau de mesures',
  moods: ['morning', 'noon'],
  horizon: 380,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { tint, lit } = setting;
    const windows = [90, 1430].map((x) => ({ x, y: 130, width: 400, height: 470 }));
    return [
      room(setting, { wall: inks.linen, floor: inks.sand, foot: 1000, windows }),
      board(setting),
      [470, 800, 1130, 1460].map((x, i) =>
        person(setting, { x, base: top + 160, tall: 500, pose: 'stand', facing: i < 2 ? 1 : -1 }),
      ),
      { d: ellipse(width / 2, 1210, 820, 40), fill: tint(inks.ink), opacity: 0.25 },
      { d: rect(330, top + 30, 34, 280) + rect(1556, top + 30, 34, 280), fill: tint(darken(inks.earth, 0.3)) },
      { d: roundRect(200, top, 1520, 54, 16), fill: tint(inks.earth), tone: across(lit, { light: 0.3 }, {}, { shade: 0.4 }) },
      papers(setting),
    ];
  },
};

function board({ tint, random }: Setting): Drawing {
  const line = Array.from({ length: 9 }, (_, i) => [620 + i * 46, 420 - i * 22 + random.between(-30, 30)] as const);
  return [
    { d: roundRect(570, 130, 780, 430, 14), fill: tint(inks.earth), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: rect(590, 150, 740, 390), fill: tint(inks.paper), tone: down({}, { shade: 0.1 }) },
    { d: rect(614, 180, 5, 320) + rect(614, 496, 400, 5), fill: tint(inks.slate) },
    { d: polyline(line), stroke: tint(inks.river), strokeWidth: 9 },
    { d: line.map(([x, y]) => circle(x, y, 11)).join(''), fill: tint(inks.clay) },
    [0, 1, 2, 3, 4].map((i): Drawing => {
      const h = 60 + i * 46;
      return { d: rect(1070 + i * 50, 501 - h, 34, h), fill: tint([inks.leaf, inks.meadow, inks.sun, inks.amber, inks.brick][i] ?? inks.leaf), tone: down({ light: 0.2 }, { shade: 0.2 }) };
    }),
  ];
}

/** What lies on the table, seen from its edge. */
function papers({ tint }: Setting): Drawing {
  return [
    { d: rect(620, top - 10, 170, 10) + rect(1000, top - 8, 210, 8), fill: tint(inks.paper) },
    { d: rect(640, top - 22, 140, 12), fill: tint(inks.lake) },
    { d: roundRect(900, top - 56, 44, 56, 8), fill: tint(inks.sun), tone: down({ light: 0.3 }, { shade: 0.3 }) },
    { d: roundRect(1290, top - 50, 42, 50, 8), fill: tint(inks.forest), tone: down({ light: 0.3 }, { shade: 0.3 }) },
    { d: roundRect(300, top - 60, 48, 60, 8), fill: tint(inks.brick), tone: down({ light: 0.3 }, { shade: 0.3 }) },
  ];
}
