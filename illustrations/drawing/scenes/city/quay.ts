/** A quay below a bridge, in the evening. */
import { stratus } from '../../elements/clouds';
import { street } from '../../elements/facades';
import { ranges } from '../../elements/hills';
import { steeple } from '../../elements/houses';
import { crowd, hanging } from '../../elements/people';
import { glitter, ripples, waterColour } from '../../elements/river';
import { sky } from '../../elements/sky';
import { bridge } from '../../elements/transport';
import { beech, poplar } from '../../elements/trees';
import { lighten } from '../../press/colour';
import { type Drawing, down, fall } from '../../press/drawing';
import { polygon, rect, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { canopy } from './shared';

export const quay: Scene = {
  shows: 'des promeneurs sur un quai, un pont de pierre et la ville derrière',
  moods: ['dusk', 'sunset', 'morning', 'golden', 'noon', 'night', 'poster'],
  horizon: 420,
  subject: { x: 0.45, y: 0.65 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const shore = 760;
    const water = waterColour(setting);
    const side = lit === 'left' ? 1 : 0;
    const walk = 1130;
    return [
      sky(setting, 560),
      stratus(setting, 80, 340, random.int(2, 4)),
      ranges(setting, { top: 520, bottom: 600, count: 2, far: inks.lake, near: inks.spruce, swing: 110 })
        .drawing,
      steeple(setting, width * random.between(0.25, 0.75), 700, 170, 0.5),
      street(setting, { base: shore - 20, floor: 50, distance: 0.56, to: width, low: 3, high: 5 }),
      canopy(setting, shore - 26, 66, 0.42),
      { d: rect(0, shore - 24, width, 34), fill: tint(inks.chalk, 0.4), tone: down({}, { shade: 0.5 }) },
      {
        d: rect(0, shore, width, height - shore),
        fill: water,
        tone: fall(shore, height, { shade: 0.4 }, { haze: 0.2 }, { shade: 0.16 }, { shade: 0.45 }),
      },
      glitter(setting, shore + 20, walk),
      {
        d: ripples(random, { top: shore + 20, bottom: walk, count: 60, length: 260 }),
        fill: lighten(water, 0.4),
        opacity: 0.7,
      },
      bridge(setting, 690, 880, 5, 0.2, random.pick([inks.cream, inks.rose, inks.chalk])),
      crowd(setting, { from: 0, to: width, base: 680, tall: 62, count: 9, distance: 0.22 }),
      {
        d: ripples(random, { top: 890, bottom: walk, count: 26, length: 240 }),
        fill: lighten(water, 0.5),
        opacity: 0.8,
      },
      {
        d: polygon([0, walk], [width, walk], [width, height], [0, height]),
        fill: tint(inks.cream),
        tone: fall(walk, height, { light: 0.2 }, {}, { shade: 0.26 }),
      },
      { d: rect(0, walk - 6, width, 26), fill: tint(inks.stone), tone: down({ light: 0.3 }, { shade: 0.4 }) },
      poplar(setting, width * (side ? 0.7 : 0.3), walk + 30, 640, tint(inks.forest, 0.04)),
      beech(setting, width * (side ? 0.92 : 0.08), walk + 60, 900, tint(inks.spruce)),
      crowd(setting, {
        from: width * (side ? 0.1 : 0.35),
        to: width * (side ? 0.65 : 0.9),
        base: 1225,
        tall: 250,
        count: 4,
      }),
      { d: hanging([-10, 60], [width + 10, 40], 120, 3), fill: tint(inks.ink, 0.2) },
      lanterns(setting),
    ];
  },
};

/** Paper lights on a string across the quay. */
function lanterns({ random, tint, mood }: Setting): Drawing {
  return Array.from({ length: 13 }, (_, i) => {
    const t = (i + 0.5) / 13;
    const y = 60 - 20 * t + 4 * 60 * t * (1 - t);
    const colour = random.pick([inks.sun, inks.terracotta, inks.rose, inks.paper]);
    return {
      d: roundRect(width * t - 15, y + 8, 30, 34, 14),
      fill: mood.dark ? inks.sun : tint(colour, 0.04),
      tone: down({ light: 0.3 }, { shade: 0.24 }),
    };
  });
}
