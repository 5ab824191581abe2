/** Roofs with gardens, seen from a terrace. */
import { flock } from '../../elements/birds';
import { stratus } from '../../elements/clouds';
import { chimneys } from '../../elements/facade-roofs';
import { street } from '../../elements/facades';
import { ranges } from '../../elements/hills';
import { panels, steeple } from '../../elements/houses';
import { person } from '../../elements/people';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech } from '../../elements/trees';
import { mix } from '../../press/colour';
import { type Drawing, down, fall, flat } from '../../press/drawing';
import { type Point, polygon, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { canopy } from './shared';

export const rooftops: Scene = {
  shows: 'les toits d’une ville, leurs jardins et leurs panneaux solaires',
  moods: ['golden', 'dusk', 'morning', 'night', 'sunset', 'noon', 'mist'],
  horizon: 420,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { random, tint } = setting;
    const far = ranges(setting, {
      top: 470,
      bottom: 540,
      count: 2,
      far: inks.lake,
      near: inks.forest,
      swing: 90,
    });
    return [
      sky(setting, 560),
      stratus(setting, 80, 360, random.int(2, 4)),
      far.drawing,
      steeple(setting, width * random.between(0.2, 0.8), 640, 150, 0.55),
      street(setting, { base: 790, floor: 46, distance: 0.6, to: width, low: 3, high: 6 }),
      canopy(setting, 770, 60, 0.5),
      street(setting, { base: 990, floor: 74, distance: 0.34, from: -60, to: width, low: 3, high: 5 }),
      canopy(setting, 985, 100, 0.26),
      street(setting, { base: 1330, floor: 118, distance: 0.12, from: -90, to: width, low: 3, high: 4 }),
      flock(setting, {
        kind: 'swift',
        x: random.between(500, 1400),
        y: 300,
        count: 9,
        span: 62,
        colour: tint(inks.ink, 0.2),
      }),
      terrace(setting),
    ];
  },
};

/** The roof we stand on: planters, a gardener, hives. */
function terrace(setting: Setting): Drawing {
  const { random, tint, lit } = setting;
  const top = 1130;
  const right = lit === 'left';
  const x = (t: number) => (right ? width * t : width * (1 - t));
  const edge = x(0.42);
  const floor = right ? rect(edge, top, width - edge + 40, 200) : rect(-40, top, edge + 40, 200);
  const slope: [Point, Point, Point, Point] = [
    [x(0.62), top - 150],
    [x(0.8), top - 150],
    [x(0.78), top - 10],
    [x(0.6), top - 10],
  ];
  const hives = [0.86, 0.92].map(
    (t) => roundRect(x(t) - 34, top - 92, 68, 92, 6) + rect(x(t) - 42, top - 104, 84, 16),
  );
  return [
    { d: polygon(...slope), fill: tint(inks.slate), tone: flat({ shade: 0.3 }) },
    panels(setting, slope, 0, 5, 3),
    { d: hives.join(''), fill: tint(inks.straw), tone: down({ light: 0.3 }, { shade: 0.4 }) },
    beech(setting, x(0.97), top + 10, 420, tint(inks.forest)),
    person(setting, { x: x(0.53), base: top + 4, tall: 250, pose: 'stand', facing: right ? -1 : 1 }),
    {
      d: floor,
      fill: tint(mix(inks.terracotta, inks.umber, 0.4)),
      tone: fall(top, top + 160, { light: 0.2 }, { shade: 0.2 }, { shade: 0.5 }),
    },
    {
      d: right ? rect(edge - 14, top - 14, width, 24) : rect(-40, top - 14, edge + 54, 24),
      fill: tint(inks.cream),
      tone: down({ light: 0.2 }, { shade: 0.2 }),
    },
    {
      d: grass(random, () => top, Math.min(x(0.44), x(0.52)), Math.max(x(0.44), x(0.52)), 90, 0.12),
      fill: tint(inks.forest),
    },
    flowers(setting, {
      from: Math.min(x(0.44), x(0.52)),
      to: Math.max(x(0.44), x(0.52)),
      base: top,
      tall: 150,
      count: 14,
      colours: [inks.sun, inks.rose, inks.paper],
    }),
    {
      d: roundRect(Math.min(x(0.44), x(0.52)) - 14, top - 44, Math.abs(x(0.52) - x(0.44)) + 28, 60, 6),
      fill: tint(inks.clay),
      tone: down({ light: 0.2 }, { shade: 0.4 }),
    },
    chimneys(setting, Math.min(x(0.02), x(0.34)), height + 10, width * 0.3, 260, 0.05),
  ];
}
