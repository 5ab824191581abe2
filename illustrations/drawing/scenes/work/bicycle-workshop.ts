/** A bicycle on its stand, and tools on the wall. */
import { bicycle } from '../../elements/people-body';
import { darken } from '../../press/colour';
import { across, type Drawing, down } from '../../press/drawing';
import { circle, ellipse, polygon, rect, ribbon, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import type { Setting } from '../../setting/setting';
import type { Scene } from '../scene';
import { room } from './room';

export const bicycleWorkshop: Scene = {
  shows: 'un vélo sur son pied d’atelier, des outils et des roues au mur',
  moods: ['morning', 'noon'],
  horizon: 380,
  subject: { x: 0.45, y: 0.6 },
  draw(setting) {
    const { tint } = setting;
    return [
      room(setting, { wall: inks.sand, floor: inks.stone, foot: 1010, windows: [{ x: 1340, y: 140, width: 440, height: 480 }] }),
      tools(setting),
      { d: ellipse(860, 1130, 520, 40), fill: tint(inks.ink), opacity: 0.26 },
      {
        d: ribbon([[850, 720], [850, 1120]], () => 26) + ribbon([[850, 1080], [700, 1140]], () => 22) + ribbon([[850, 1080], [1000, 1140]], () => 22),
        fill: tint(inks.slate),
        tone: down({ light: 0.2 }, { shade: 0.3 }),
      },
      {
        transform: 'translate(850 985) scale(11.5)',
        children: [
          [-21, 23].map((x): Drawing => ({
            d: Array.from({ length: 9 }, (_, i) => ribbon([[x, -15], [x + Math.cos(i * 0.7) * 15, -15 + Math.sin(i * 0.7) * 15]], () => 0.3)).join(''),
            fill: tint(inks.zinc),
          })),
          bicycle(tint(inks.ink), tint(inks.river)),
          { d: circle(0, -14, 4), fill: tint(inks.zinc) },
          { d: circle(0, -14, 1.6), fill: tint(inks.ink) },
        ],
      },
      bench(setting),
    ];
  },
};

function tools({ tint, lit }: Setting): Drawing {
  return [
    { d: roundRect(140, 150, 980, 300, 14), fill: tint(inks.earth), tone: across(lit, { light: 0.2 }, { shade: 0.3 }) },
    [240, 400].map((x): Drawing => [
      { d: circle(x, 300, 112), stroke: tint(inks.ink), strokeWidth: 16 },
      { d: Array.from({ length: 12 }, (_, i) => ribbon([[x, 300], [x + Math.cos(i * 0.524) * 108, 300 + Math.sin(i * 0.524) * 108]], () => 2.5)).join('') + circle(x, 300, 12), fill: tint(inks.zinc) },
    ]).slice(0, 1),
    [470, 550, 630].map((x, i): Drawing => [
      { d: roundRect(x - 10, 200, 20, 160 - i * 20, 8), fill: tint(inks.zinc), tone: down({ light: 0.3 }, { shade: 0.3 }) },
      { d: circle(x, 205, 24), fill: tint(inks.zinc) },
      { d: polygon([x - 10, 178], [x + 10, 178], [x + 8, 206], [x - 8, 206]), fill: tint(inks.earth) },
    ]),
    [740, 810, 880].map((x, i): Drawing => [
      { d: roundRect(x - 13, 200, 26, 76, 10), fill: tint([inks.brick, inks.sun, inks.leaf][i] ?? inks.brick), tone: down({ light: 0.3 }, { shade: 0.3 }) },
      { d: rect(x - 4, 276, 8, 96), fill: tint(inks.zinc) },
    ]),
    { d: circle(1010, 300, 70), stroke: tint(inks.ink), strokeWidth: 10 },
    { d: circle(1010, 300, 52), stroke: tint(inks.slate), strokeWidth: 5 },
  ];
}

function bench({ tint, lit }: Setting): Drawing {
  return [
    { d: rect(1440, 880, 26, 260) + rect(1830, 880, 26, 260), fill: tint(darken(inks.earth, 0.3)) },
    { d: roundRect(1390, 840, 560, 46, 8), fill: tint(inks.earth), tone: across(lit, { light: 0.3 }, { shade: 0.4 }) },
    { d: roundRect(1460, 740, 150, 100, 10), fill: tint(inks.brick), tone: down({ light: 0.3 }, { shade: 0.4 }) },
    { d: roundRect(1500, 716, 70, 26, 10), fill: tint(inks.ink) },
    { d: roundRect(1670, 760, 60, 80, 8), fill: tint(inks.sun), tone: down({ light: 0.3 }, { shade: 0.4 }) },
    { d: roundRect(1760, 780, 54, 60, 8), fill: tint(inks.forest), tone: down({ light: 0.3 }, { shade: 0.4 }) },
  ];
}
