/** Compost bins in a courtyard. */
import { stratus } from '../../elements/clouds';
import { street } from '../../elements/facades';
import { leaf } from '../../elements/leaves';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech } from '../../elements/trees';
import { darken, lighten } from '../../press/colour';
import { across, type Drawing, down, fall } from '../../press/drawing';
import { ellipse, polygon, rect, ribbon, roundRect, smoothClosed } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const compost: Scene = {
  shows: 'trois composteurs de bois dans une cour, une fourche et un arrosoir',
  moods: ['morning', 'noon'],
  horizon: 360,
  subject: { x: 0.5, y: 0.65 },
  draw(setting) {
    const { random, tint } = setting;
    return [
      sky(setting, 520),
      stratus(setting, 60, 280, 2),
      street(setting, { base: 820, floor: 104, distance: 0.3, from: -40, to: width, low: 4, high: 6 }),
      { d: rect(0, 815, width, height), fill: tint(inks.sand, 0.06), tone: fall(815, height, { shade: 0.3 }, {}, { shade: 0.2 }) },
      beech(setting, 160, 960, 640, tint(inks.forest, 0.1)),
      beech(setting, 1800, 940, 520, tint(inks.leaf, 0.14)),
      [430, 830, 1230].map((x, i) => box(setting, x, i)),
      fork(setting, 1660),
      can(setting, 250),
      { d: grass(random, () => height + 20, -20, width + 20, 120, 0.1), fill: tint(inks.forest) },
      flowers(setting, { from: 0, to: width, base: height + 20, tall: 170, count: 26, colours: [inks.paper, inks.sun, inks.plum] }),
    ];
  },
};

/** Slats around a heap; the last one is ripe, dark earth. */
function box(setting: Setting, x: number, age: number): Drawing {
  const { tint, random, lit } = setting;
  const [top, base, wide] = [800, 1110, 340];
  const wood = tint(random.pick(['#b98a57', '#a8774a', '#c49a68']));
  const heap = tint([inks.meadow, inks.earth, inks.umber][age] ?? inks.umber);
  const scraps = Array.from({ length: 26 }, () =>
    leaf([x + random.between(30, wide - 60), top + random.between(-44, 4)], random.between(-2.6, -0.5), random.between(34, 60), 20),
  );
  return [
    { d: ellipse(x + wide / 2, base + 4, wide * 0.58, 20), fill: tint(inks.ink), opacity: 0.3 },
    { d: smoothClosed([[x + 10, top + 40], [x + wide * 0.26, top - 40], [x + wide * 0.55, top - 70], [x + wide * 0.82, top - 30], [x + wide - 10, top + 40]]), fill: heap, tone: down({ light: 0.3 }, { shade: 0.4 }) },
    age < 2 ? { d: scraps.join(''), fill: age === 0 ? tint(inks.leaf) : tint(inks.amber) } : [],
    { d: rect(x, top, wide, base - top), fill: darken(heap, 0.4) },
    { d: Array.from({ length: 6 }, (_, i) => rect(x - 10, top + i * 53, wide + 20, 38)).join(''), fill: wood, tone: across(lit, { light: 0.3 }, {}, { shade: 0.4 }) },
    { d: rect(x - 4, top - 14, 34, base - top + 14) + rect(x + wide - 30, top - 14, 34, base - top + 14), fill: darken(wood, 0.2), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: roundRect(x + wide / 2 - 60, top + 112, 120, 76, 6), fill: lighten(wood, 0.6) },
    { d: leaf([x + wide / 2 - 26, top + 166], -0.6, 62, 26), fill: tint(inks.forest) },
  ];
}

function fork({ tint }: Setting, x: number): Drawing {
  return [
    { d: ribbon([[x, 640], [x + 20, 1010]], () => 16), fill: tint(inks.earth) },
    { d: roundRect(x - 36, 622, 72, 22, 10), fill: tint(inks.earth) },
    { d: rect(x - 40, 1000, 120, 14) + [-38, -4, 30, 64].map((dx) => polygon([x + dx, 1004], [x + dx + 12, 1004], [x + dx + 8, 1130], [x + dx + 4, 1130])).join(''), fill: tint(inks.slate) },
  ];
}

function can({ tint, lit }: Setting, x: number): Drawing {
  const colour = tint(inks.lake);
  return [
    { d: ellipse(x, 1112, 120, 16), fill: tint(inks.ink), opacity: 0.3 },
    { d: ribbon([[x - 60, 1060], [x - 150, 960]], (t) => 26 - t * 10) + ellipse(x - 154, 954, 34, 14), fill: darken(colour, 0.2) },
    { d: ellipse(x + 70, 990, 70, 60), stroke: darken(colour, 0.3), strokeWidth: 14 },
    { d: roundRect(x - 78, 960, 156, 150, 14), fill: colour, tone: across(lit, { light: 0.4 }, {}, { shade: 0.4 }) },
  ];
}
