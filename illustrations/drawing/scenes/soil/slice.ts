/** A slice through the ground under a tree. */

import { burrow } from '../../elements/burrow';
import { stratus } from '../../elements/clouds';
import { fossil, mycelium, roots, strata, worm } from '../../elements/earth';
import { ranges, ridge } from '../../elements/hills';
import { house } from '../../elements/houses';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech, branches, poplar } from '../../elements/trees';
import { mix } from '../../press/colour';
import { down, fall } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { width } from '../../setting/setting';
import type { Scene } from '../scene';

export const slice: Scene = {
  shows: 'une coupe du sol : les racines d’un arbre, un renard dans son terrier et des fossiles',
  moods: ['sage', 'golden', 'morning', 'poster', 'sunset', 'noon', 'dusk'],
  horizon: 330,
  subject: { x: 0.6, y: 0.42 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const turf = ridge(setting, 560, 46, 620);
    const far = ranges(setting, {
      top: 380,
      bottom: 500,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 90,
    });
    const x = width * (lit === 'left' ? random.between(0.56, 0.7) : random.between(0.3, 0.44));
    const bark = mix(tint(inks.umber), tint(inks.cream), 0.28);
    const bare = random.chance(0.3);
    return [
      sky(setting, 440),
      stratus(setting, 50, 260, random.int(1, 3)),
      far.drawing,
      poplar(setting, x + (lit === 'left' ? -760 : 760), turf.at(x) + 20, 250, tint(inks.spruce, 0.2)),
      house(setting, {
        x: width - x,
        base: turf.at(width - x) + 8,
        size: 92,
        wall: inks.cream,
        roof: inks.clay,
        distance: 0.12,
      }),
      strata(setting, turf, 560),
      roots(setting, x, turf.at(x) + 4, 620, bark),
      mycelium(setting, x + random.between(-260, 260), 800, 420),
      bare
        ? {
            d: branches(random, [x, turf.at(x) + 20], -Math.PI / 2, 190, 58, 6),
            fill: tint(inks.umber),
            tone: down({ shade: 0.1 }, { shade: 0.4 }),
          }
        : beech(setting, x, turf.at(x) + 14, 560, tint(inks.forest, 0.02)),
      burrow(setting, x + (lit === 'left' ? -640 : 640), 800, 170, turf.at(x)),
      Array.from({ length: 5 }, () =>
        worm(setting, random.between(120, width - 120), random.between(690, 1010), random.between(100, 170)),
      ),
      [0.1, 0.6].map((t) =>
        fossil(
          setting,
          width * random.between(t, t + 0.34),
          random.between(1090, 1200),
          random.between(44, 74),
        ),
      ),
      {
        d: grass(random, turf.at, -10, width + 10, 62, 0.13),
        fill: tint(inks.leaf),
        tone: fall(500, 600, { light: 0.3 }, { shade: 0.3 }),
      },
      flowers(setting, {
        from: 0,
        to: width,
        base: 585,
        tall: 110,
        count: 26,
        colours: [inks.sun, inks.paper, inks.clay],
      }),
    ];
  },
};
