/** A tramway among trees. */
import { stratus } from '../../elements/clouds';
import { street } from '../../elements/facades';
import { spray } from '../../elements/leaves';
import { crowd, person } from '../../elements/people';
import { grass } from '../../elements/reeds';
import { rain, sky } from '../../elements/sky';
import { track, tram } from '../../elements/transport';
import { beech } from '../../elements/trees';
import { mix } from '../../press/colour';
import { fall } from '../../press/drawing';
import { rect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const tramway: Scene = {
  shows: 'un tramway le long d’une rue plantée d’arbres, des passants et un cycliste',
  moods: ['morning', 'noon', 'golden', 'dusk', 'sage', 'night', 'shower', 'poster'],
  horizon: 380,
  subject: { x: 0.5, y: 0.75 },
  draw(setting) {
    const { random, tint, mood } = setting;
    const heading = random.pick([1, -1]);
    const rails = 1030;
    const nose = heading === 1 ? width * random.between(0.72, 0.92) : width * random.between(0.08, 0.28);
    const cyclist = width * random.between(0.4, 0.6);
    const trees = Array.from({ length: 6 }, (_, i) => (width * (i + random.between(0.2, 0.8))) / 6);
    return [
      sky(setting, 520),
      stratus(setting, 60, 300, random.int(1, 3)),
      street(setting, { base: 850, floor: 62, distance: 0.62, to: width, low: 5, high: 8 }),
      street(setting, { base: 910, floor: 86, distance: 0.26, from: -50, to: width, low: 3, high: 6 }),
      {
        d: rect(0, 905, width, height),
        fill: tint(mix(inks.sand, inks.stone, 0.35), 0.14),
        tone: fall(905, 1000, { shade: 0.3 }, {}),
      },
      crowd(setting, { from: 40, to: width - 40, base: 940, tall: 110, count: 8, distance: 0.14 }),
      trees.map((x) =>
        beech(
          setting,
          x,
          960,
          random.between(330, 440),
          tint(random.pick([inks.forest, inks.leaf, inks.spruce]), 0.1),
        ),
      ),
      {
        d: rect(0, 965, width, 140),
        fill: tint(mix(inks.leaf, inks.meadow, 0.4), 0.06),
        tone: fall(965, 1105, { shade: 0.3 }, { light: 0.1 }),
      },
      { d: grass(random, () => 968, -10, width, 26, 0.3), fill: tint(inks.forest, 0.06) },
      track(setting, rails, 190),
      tram(setting, nose, rails, 190, heading, random.pick(liveries)),
      {
        d: rect(0, 1095, width, height),
        fill: tint(inks.linen),
        tone: fall(1095, height, { shade: 0.3 }, { shade: 0.04 }, { shade: 0.2 }),
      },
      { d: rect(0, 1092, width, 12), fill: tint(inks.stone) },
      person(setting, { x: cyclist, base: 1190, tall: 235, pose: 'ride', facing: random.pick([1, -1]) }),
      // Walkers stand clear of the bicycle, whose outline would merge with theirs.
      crowd(setting, { from: 60, to: cyclist - 190, base: 1240, tall: 270, count: 2 }),
      crowd(setting, { from: cyclist + 190, to: width - 60, base: 1240, tall: 270, count: 2 }),
      spray(setting, [heading === 1 ? -40 : width + 40, 60], [heading === 1 ? 720 : width - 720, 190], {
        colour: tint(inks.spruce),
        stem: tint(inks.umber),
        leaf: 96,
        count: 15,
        sag: -70,
      }),
      mood.name === 'shower' ? rain(setting) : [],
    ];
  },
};

const liveries = [inks.clay, inks.forest, inks.river, inks.sun, inks.plum] as const;
