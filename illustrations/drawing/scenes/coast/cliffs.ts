/** Chalk cliffs with an arch, seen from the path above. */
import { flock } from '../../elements/birds';
import { cliff } from '../../elements/cliffs';
import { stratus } from '../../elements/clouds';
import { hill, ridge } from '../../elements/hills';
import { flowers, grass } from '../../elements/reeds';
import { glitter } from '../../elements/river';
import { boat, sea, waves } from '../../elements/sea';
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { type Drawing, flat } from '../../press/drawing';
import { bend, type Point, ribbon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { sails } from './shared';

export const cliffs: Scene = {
  shows: 'des falaises de craie, leur arche et des voiliers',
  moods: ['morning', 'sunset', 'noon', 'sage', 'golden', 'dusk', 'poster'],
  horizon: 540,
  subject: { x: 0.65, y: 0.45 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const horizon = 600;
    const side = lit === 'left' ? 'right' : 'left';
    const meadow = ridge(setting, 1180, 40, 460);
    return [
      sky(setting, horizon),
      stratus(setting, 80, 380, random.int(2, 4)),
      sea(setting, horizon),
      glitter(setting, horizon + 6, 980),
      cliff(setting, {
        side,
        reach: random.between(860, 1080),
        top: 470,
        sea: horizon + 50,
        rock: inks.chalk,
        distance: 0.62,
      }),
      boat(setting, width * (side === 'left' ? 0.72 : 0.28), horizon + 56, 62, random.pick(sails), 0.36),
      cliff(setting, {
        side,
        reach: random.between(420, 560),
        top: 330,
        sea: 800,
        rock: mix(inks.chalk, inks.cream, 0.4),
        distance: 0.24,
        arch: true,
      }),
      boat(
        setting,
        width * (side === 'left' ? 0.8 : 0.2) + random.between(-90, 90),
        850,
        130,
        random.pick(sails),
        0.12,
      ),
      waves(setting, 850, { rows: 3, lift: 28 }),
      flock(setting, {
        kind: 'gull',
        x: width * (side === 'left' ? 0.6 : 0.4),
        y: 300,
        count: 8,
        span: 78,
        colour: tint(inks.paper),
      }),
      headland(setting, side, meadow),
    ];
  },
};

/** The path above the sea, where we stand. */
function headland(setting: Setting, side: 'left' | 'right', line: ReturnType<typeof ridge>): Drawing {
  const { random, tint } = setting;
  const edge = side === 'left' ? 0 : 1;
  const lift = (x: number) => line.at(x) - 330 * Math.max(0, 1 - Math.abs(x - width * edge) / 1350) ** 1.7;
  const crest = { at: lift, points: line.points.map(([x]): Point => [x, lift(x)]), top: 860 };
  const inward = edge ? -1 : 1;
  return [
    hill(setting, crest, mix(inks.leaf, inks.moss, 0.5), 0.02, 260),
    {
      d: ribbon(
        bend(
          [width * edge + inward * 300, height + 60],
          [width * edge + inward * 760, 1150],
          [width * edge + inward * 200, lift(width * edge + inward * 200) + 6],
          12,
        ),
        (t) => 130 - 108 * t,
      ),
      fill: tint(inks.sand),
      tone: flat({ shade: 0.12 }),
    },
    { d: grass(random, lift, -20, width + 20, 60, 0.16), fill: tint(mix(inks.moss, inks.forest, 0.5)) },
    flowers(setting, {
      from: edge ? 0 : 700,
      to: edge ? 1200 : width,
      base: height + 30,
      tall: 200,
      count: 34,
      colours: [inks.rose, inks.paper, inks.sun],
    }),
  ];
}
