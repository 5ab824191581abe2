/** A room: a wall with windows on a landscape, and a floor. */
import { ranges } from '../../elements/hills';
import { sky } from '../../elements/sky';
import { type Colour, darken, lighten } from '../../press/colour';
import { type Drawing, fall } from '../../press/drawing';
import { polygon, rect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';

export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Room {
  wall: Colour;
  floor: Colour;
  /** Where the floor begins. */
  foot: number;
  windows: readonly Window[];
}

/** Runs the other way than `rect`: a hole in what is around it. */
const hole = ({ x, y, width: w, height: h }: Window) => polygon([x, y], [x, y + h], [x + w, y + h], [x + w, y]);

export function room(setting: Setting, { wall, floor, foot, windows }: Room): Drawing {
  const { tint } = setting;
  const bars = windows.flatMap(({ x, y, width: w, height: h }) => [
    rect(x + w / 2 - 4, y, 8, h),
    rect(x, y + h / 2 - 4, w, 8),
  ]);
  const sills = windows.map(({ x, y, width: w, height: h }) => rect(x - 18, y + h, w + 36, 18));
  return [
    sky(setting, 620),
    ranges(setting, { top: 480, bottom: 640, count: 4, far: inks.lake, near: inks.forest, swing: 110 }).drawing,
    { d: rect(0, 640, width, 200), fill: tint(inks.leaf, 0.1) },
    {
      d: rect(0, 0, width, height) + windows.map(hole).join(''),
      fill: tint(wall),
      tone: fall(0, foot, { shade: 0.3 }, {}, { light: 0.16 }),
    },
    { d: bars.join(''), fill: tint(lighten(wall, 0.5)) },
    { d: sills.join(''), fill: tint(darken(wall, 0.2)) },
    {
      d: rect(0, foot, width, height),
      fill: tint(floor),
      tone: fall(foot, height, { shade: 0.4 }, { light: 0.06 }, { shade: 0.2 }),
    },
  ];
}
