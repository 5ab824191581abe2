/** A lighthouse in the swell. */
import { flock } from '../../elements/birds';
import { rocks } from '../../elements/cliffs';
import { cumulus } from '../../elements/clouds';
import { scallop } from '../../elements/leaves';
import { lighthouse } from '../../elements/lighthouse';
import { glitter } from '../../elements/river';
import { boat, sea, waves } from '../../elements/sea';
import { rain, sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { down, fall } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { width } from '../../setting/setting';
import type { Scene } from '../scene';
import { sails } from './shared';

export const beacon: Scene = {
  shows: 'un phare sur son rocher, au milieu de la houle',
  moods: ['night', 'shower', 'dusk', 'golden', 'noon', 'poster', 'sunset'],
  horizon: 560,
  subject: { x: 0.66, y: 0.42 },
  draw(setting) {
    const { random, tint, mood, lit } = setting;
    const horizon = 640;
    const x = width * (lit === 'left' ? random.between(0.6, 0.72) : random.between(0.28, 0.4));
    const rock = mix(inks.slate, inks.umber, 0.4);
    return [
      sky(setting, horizon),
      mood.name === 'night'
        ? []
        : [0, 1, 2].map((i) => cumulus(setting, random.between(0, width), 420 + i * 70, 520 - i * 90)),
      sea(setting, horizon),
      mood.name === 'shower' ? [] : glitter(setting, horizon + 6, 900),
      boat(setting, width - x + random.between(-160, 160), horizon + 40, 66, random.pick(sails), 0.4),
      waves(setting, 690, { rows: 1, lift: 18 }),
      {
        d: scallop(random, x, 905, 380, 150, 13),
        fill: tint(rock, 0.12),
        tone: fall(760, 920, { light: 0.3 }, { shade: 0.1 }, { shade: 0.55 }),
      },
      {
        d: scallop(random, x - 30, 792, 170, 40, 9),
        fill: tint(inks.moss, 0.14),
        tone: down({ light: 0.3 }, { shade: 0.4 }),
      },
      lighthouse(setting, x, 800, random.between(430, 500), 0.08),
      rocks(setting, x - 330, 900, 210, rock, 0.14),
      rocks(setting, x + 340, 915, 170, rock, 0.12),
      waves(setting, 795, { rows: 3, lift: 100 }),
      flock(setting, {
        kind: 'gull',
        x: x + (lit === 'left' ? -430 : 430),
        y: 420,
        count: 7,
        span: 92,
        colour: tint(mood.dark ? inks.ice : inks.paper),
      }),
      mood.name === 'shower' ? rain(setting) : [],
    ];
  },
};
