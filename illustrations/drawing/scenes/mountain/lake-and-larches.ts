/** A lake below the snow, larches before it. */
import { mist, stratus } from '../../elements/clouds';
import { fir, larch, woodedRidge } from '../../elements/conifers';
import { hill, ridge } from '../../elements/hills';
import { chain } from '../../elements/peaks';
import { grass } from '../../elements/reeds';
import { glitter, ripples, waterColour } from '../../elements/river';
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { type Drawing, fall } from '../../press/drawing';
import { polygon, rect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const lakeAndLarches: Scene = {
  shows: 'des sommets enneigés derrière un lac et des mélèzes',
  moods: ['morning', 'golden', 'noon', 'dusk', 'sage', 'sunset', 'night'],
  horizon: 420,
  subject: { x: 0.64, y: 0.45 },
  draw(setting) {
    const { random, tint, lit, mood } = setting;
    const shore = 830;
    const away = lit === 'left' ? random.between(0.55, 0.7) : random.between(0.3, 0.45);
    const x = width * away;
    const water = waterColour(setting);
    const near = ridge(setting, shore - 70, 60, 420);
    const bank = ridge(setting, 1150, 50, 500);
    const side = lit === 'left' ? 0.9 : 0.1;
    return [
      sky(setting, 620),
      stratus(setting, 100, 330, random.int(1, 3)),
      chain(setting, {
        x: width * (1 - away),
        top: 430,
        foot: 900,
        count: 5,
        rock: inks.slate,
        distance: 0.74,
        snow: 0.3,
      }),
      chain(setting, {
        x,
        top: 190,
        foot: 930,
        count: 5,
        rock: mix(inks.slate, inks.river, 0.35),
        distance: 0.36,
      }),
      mist(setting, 700, 130, 0.7),
      woodedRidge(setting, near, {
        from: -20,
        to: width + 20,
        size: 90,
        colour: tint(inks.spruce, 0.4),
        density: 1.4,
      }),
      hill(setting, near, inks.spruce, 0.4, 150),
      {
        d: rect(0, shore, width, height - shore),
        fill: water,
        tone: fall(shore, height, { shade: 0.3 }, { haze: 0.2 }, { shade: 0.3 }),
      },
      {
        d: polygon([x - 560, shore], [x + 560, shore], [x + 60, shore + 300], [x - 40, shore + 300]),
        fill: tint(inks.slate, 0.4),
        opacity: 0.28,
      },
      mood.name === 'golden' || mood.dark ? glitter(setting, shore + 10, 1130) : [],
      {
        d: ripples(random, { top: shore + 12, bottom: 1150, count: 40, length: 300 }),
        fill: mood.inks.haze,
        opacity: 0.6,
      },
      hill(setting, bank, inks.moss, 0.06, 200),
      { d: grass(random, bank.at, -20, width + 20, 46), fill: tint(mix(inks.moss, inks.spruce, 0.35), 0.04) },
      trees(setting, bank.at, side),
    ];
  },
};

function trees(setting: Setting, at: (x: number) => number, side: number): Drawing {
  const { random, tint } = setting;
  const inward = side < 0.5 ? 1 : -1;
  const ochres = [inks.amber, inks.straw, inks.terracotta, inks.sun] as const;
  const all = Array.from({ length: 9 }, (_, i) => {
    const x = width * side + inward * (i * 95 + random.between(-40, 40)) - inward * 60;
    const size = 760 - i * 66 + random.between(-60, 60);
    return { x, size, larch: i % 3 !== 1 };
  }).reverse();
  return all.map((tree) =>
    tree.larch
      ? larch(setting, tree.x, at(tree.x) + 60, tree.size, tint(random.pick(ochres), 0.04))
      : fir(setting, tree.x, at(tree.x) + 70, tree.size * 0.86, tint(inks.spruceDeep, 0.03)),
  );
}
