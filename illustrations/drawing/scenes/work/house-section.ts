/** A house cut open: insulated walls, rooms, and what heats them. */
import { stratus } from '../../elements/clouds';
import { ranges } from '../../elements/hills';
import { panels } from '../../elements/houses';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech } from '../../elements/trees';
import { darken, lighten, mix } from '../../press/colour';
import { across, type Drawing, down, flat } from '../../press/drawing';
import { circle, ellipse, type Point, polygon, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

const [left, right, eaves, peak, foot] = [560, 1400, 560, 190, 1060] as const;
const middle = (left + right) / 2;

export const houseSection: Scene = {
  shows: 'une maison rénovée vue en coupe, ses murs et son toit isolés',
  moods: ['morning', 'noon'],
  horizon: 420,
  subject: { x: 0.5, y: 0.55 },
  draw(setting) {
    const { random, tint } = setting;
    return [
      sky(setting, 560),
      stratus(setting, 70, 330, 3),
      ranges(setting, { top: 560, bottom: 760, count: 4, far: inks.lake, near: inks.leaf, swing: 110 }).drawing,
      { d: rect(0, 760, width, height), fill: tint(mix(inks.meadow, inks.leaf, 0.4), 0.06), tone: down({ haze: 0.2 }, { shade: 0.1 }) },
      beech(setting, 300, 1070, 640, tint(inks.forest, 0.06)),
      beech(setting, 1680, 1060, 460, tint(inks.leaf, 0.12)),
      shell(setting),
      rooms(setting),
      { d: rect(0, foot, width, height), fill: tint(inks.umber), tone: down({ light: 0.1 }, { shade: 0.4 }) },
      { d: rect(0, foot, width, 22), fill: tint(inks.leaf) },
      { d: grass(random, () => foot + 10, -10, width + 10, 44, 0.16), fill: tint(inks.leaf) },
      { d: rect(left - 70, foot - 6, right - left + 140, 36), fill: tint(inks.stone), tone: down({ light: 0.2 }, { shade: 0.4 }) },
      heatPump(setting),
    ];
  },
};

/** Outer skin, insulation, inner skin; the roof bears panels. */
function shell(setting: Setting): Drawing {
  const { tint, lit } = setting;
  const gable = (out: number) =>
    polygon([left - out, foot], [left - out, eaves], [middle, peak - out * 0.9], [right + out, eaves], [right + out, foot]);
  const roof: [Point, Point, Point, Point] = [[middle + 40, peak - 96], [right + 96, eaves - 24], [right + 120, eaves - 58], [middle + 40, peak - 134]];
  return [
    { d: gable(74), fill: tint(inks.cream), tone: across(lit, { light: 0.2 }, {}, { shade: 0.24 }) },
    { d: gable(58), fill: tint(inks.straw), tone: flat({ shade: 0.14 }) },
    { d: wool(), stroke: tint(darken(inks.straw, 0.22)), strokeWidth: 6 },
    { d: gable(12), fill: tint(inks.earth) },
    { d: gable(0), fill: tint(inks.paper), tone: down({ shade: 0.14 }, {}) },
    { d: polygon([left - 130, eaves + 36], [middle, peak - 130], [middle, peak - 76], [left - 96, eaves + 36]), fill: tint(inks.brick), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: polygon([right + 130, eaves + 36], [middle, peak - 130], [middle, peak - 76], [right + 96, eaves + 36]), fill: tint(inks.brick), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: polygon(...roof), fill: tint(inks.river) },
    panels(setting, roof, 0, 7, 1),
  ];
}

/** Loops of wool between the skins of a wall. */
function wool(): string {
  const loops = (x: number) =>
    Array.from({ length: 12 }, (_, i) => circle(x, eaves + 20 + i * 42, 16)).join('');
  return loops(left - 35) + loops(right + 35);
}

function rooms(setting: Setting): Drawing {
  const { tint } = setting;
  const floor = 800;
  const pane = (x: number, y: number, w: number, h: number): Drawing => [
    { d: rect(x - 10, y - 10, w + 20, h + 20), fill: tint(inks.earth) },
    { d: rect(x, y, w, h), fill: tint(inks.brook), tone: down({ haze: 0.5 }, {}) },
    { d: rect(x + w / 2 - 4, y, 8, h), fill: tint(inks.earth) },
  ];
  return [
    { d: rect(left, floor, right - left, 26), fill: tint(inks.earth), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: rect(left, foot - 16, right - left, 16), fill: tint(inks.straw) },
    { d: rect(middle + 90, floor + 26, 14, foot - floor - 26), fill: tint(inks.sand) },
    pane(middle - 90, 560, 180, 150),
    pane(left + 90, 860, 190, 130),
    { d: rect(1200, 920, 150, 140), fill: tint(inks.river), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: rect(1214, 934, 122, 50), fill: tint(inks.ink) },
    { d: roundRect(620, 740, 220, 60, 12), fill: tint(inks.lake), tone: down({ light: 0.2 }, { shade: 0.3 }) },
    { d: roundRect(620, 700, 60, 60, 12), fill: tint(inks.paper) },
    { d: rect(900, 976, 190, 14) + rect(912, 990, 12, 58) + rect(1066, 990, 12, 58), fill: tint(inks.umber) },
    { d: rect(994, 826, 4, 66), fill: tint(inks.ink) },
    { d: polygon([966, 924], [980, 890], [1012, 890], [1026, 924]), fill: tint(inks.sun), tone: flat({ light: 0.4 }) },
    { d: roundRect(1170, 700, 80, 100, 10), fill: lighten(tint(inks.forest), 0.2) },
    { d: circle(1210, 660, 56), fill: tint(inks.leaf), tone: down({ light: 0.3 }, { shade: 0.3 }) },
  ];
}

function heatPump({ tint, lit }: Setting): Drawing {
  return [
    { d: ellipse(1600, foot + 2, 130, 14), fill: tint(inks.ink), opacity: 0.3 },
    { d: roundRect(1510, foot - 160, 180, 160, 10), fill: tint(inks.linen), tone: across(lit, { light: 0.2 }, { shade: 0.3 }) },
    { d: circle(1600, foot - 80, 58), fill: tint(inks.slate) },
    { d: circle(1600, foot - 80, 44), stroke: tint(inks.zinc), strokeWidth: 5 },
    { d: circle(1600, foot - 80, 14), fill: tint(inks.zinc) },
  ];
}
