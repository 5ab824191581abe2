/** A ploughed field that runs to the horizon. */
import { flock } from '../../elements/birds';
import { stratus } from '../../elements/clouds';
import { furrows } from '../../elements/fields';
import { ground } from '../../elements/ground';
import { hill, ranges, ridge } from '../../elements/hills';
import { house } from '../../elements/houses';
import { hedge } from '../../elements/leaves';
import { person } from '../../elements/people';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech, poplar } from '../../elements/trees';
import { type Drawing, down, fall } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const ploughed: Scene = {
  shows: 'deux personnes au milieu d’un champ labouré',
  moods: ['morning', 'sunset', 'golden', 'mist', 'poster', 'dusk', 'sage'],
  horizon: 430,
  subject: { x: 0.58, y: 0.5 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const horizon = 540;
    const centre = width * (lit === 'left' ? random.between(0.25, 0.4) : random.between(0.6, 0.75));
    const plane = ground(horizon, centre);
    const far = ranges(setting, {
      top: 450,
      bottom: 550,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 90,
    });
    const soils = random.pick([
      [inks.earth, inks.umber],
      ['#8c4a2c', '#6b3320'],
      ['#7b6048', '#58432f'],
      ['#9a6b3c', '#74492a'],
    ] as const);
    const line = ridge(setting, horizon + 6, 10, 300);
    const x = width * (lit === 'left' ? 0.72 : 0.28) + random.between(-90, 90);
    return [
      sky(setting, 520),
      stratus(setting, 60, 330, random.int(2, 4)),
      far.drawing,
      flock(setting, { kind: 'gull', x: width - x, y: 330, count: 9, span: 62, colour: tint(inks.ink, 0.2) }),
      {
        d: hedge(random, line.at, -20, width + 20, 22),
        fill: tint(inks.spruce, 0.42),
        tone: down({ light: 0.2 }, { shade: 0.3 }),
      },
      [0, 1, 2, 3].map((i) =>
        poplar(
          setting,
          width - x + i * 74 - 120,
          horizon + 14,
          random.between(170, 250),
          tint(inks.spruce, 0.36),
        ),
      ),
      house(setting, {
        x: x + 300 * (lit === 'left' ? 1 : -1) * 0.6,
        base: horizon + 16,
        size: 90,
        wall: inks.cream,
        roof: inks.brick,
        distance: 0.34,
        solar: random.chance(0.5),
      }),
      hill(setting, line, soils[0], 0.2, 300),
      furrows(plane, {
        from: -5200,
        to: 5200,
        step: random.between(150, 210),
        far: 46,
        bow: random.between(-240, 240),
        colours: [tint(soils[0], 0.04), tint(soils[1], 0.02)],
      }),
      sprouts(setting, plane),
      beech(setting, x, 660, 400, tint(inks.forest, 0.14)),
      person(setting, {
        x: x - 210 * (lit === 'left' ? 1 : -1),
        base: 830,
        tall: 210,
        pose: 'stand',
        facing: lit === 'left' ? -1 : 1,
      }),
      person(setting, {
        x: x - 330 * (lit === 'left' ? 1 : -1),
        base: 850,
        tall: 205,
        pose: 'walk',
        facing: lit === 'left' ? 1 : -1,
        bag: true,
      }),
      { d: grass(random, () => height + 20, -20, width + 20, 210, 0.12), fill: tint(inks.spruceDeep) },
      flowers(setting, {
        from: 0,
        to: width,
        base: height + 30,
        tall: 260,
        count: 30,
        colours: [inks.clay, inks.paper, inks.sun],
      }),
    ];
  },
};

/** Young rows of green on some of the ridges. */
function sprouts(setting: Setting, plane: ReturnType<typeof ground>): Drawing {
  const { random, tint } = setting;
  const d: string[] = [];
  for (let x = -1500; x <= 1500; x += 330) {
    for (let depth = 1.02; depth < 8; depth *= 1.17) {
      const [px, py] = plane.at(x, depth);
      d.push(grass(random, () => py, px - 26 / depth, px + 26 / depth, 84 / depth, 0.22));
    }
  }
  return {
    d: d.join(''),
    fill: tint(inks.leaf),
    tone: fall(plane.horizon, height, { haze: 0.3 }, { light: 0.2 }),
  };
}
