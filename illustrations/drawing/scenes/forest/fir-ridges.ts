/** Ranges of firs, mist between them. */
import { mist, seaOfClouds, stratus } from '../../elements/clouds';
import { fir, woodedRidge } from '../../elements/conifers';
import { hill, ridge } from '../../elements/hills';
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import type { Drawing } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const firRidges: Scene = {
  shows: 'des crêtes couvertes de sapins, l’une derrière l’autre',
  moods: ['golden', 'mist', 'dusk', 'morning', 'night', 'sage', 'sunset'],
  horizon: 520,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { random, tint } = setting;
    const layers = 5;
    const valley = { x: width * random.between(0.3, 0.7), depth: random.pick([0, 160, 300]) };
    const ground: Drawing[] = [];
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1);
      const distance = 0.86 - t * 0.72;
      const line = ridge(setting, 490 + t * 540, 150 - t * 70, 420 + t * 260, {
        x: valley.x,
        depth: valley.depth * (1 - t * 0.55),
      });
      ground.push(
        woodedRidge(setting, line, {
          from: -40,
          to: width + 40,
          size: 46 + t * 150,
          colour: tint(mix(inks.forest, inks.spruce, t), distance),
          bare: 0.05,
        }),
        hill(setting, line, mix(inks.forest, inks.spruce, t), distance, 220),
        i === 1
          ? seaOfClouds(setting, line.top + 190, line.top + 420)
          : mist(setting, line.top + 200, 160, 0.75),
      );
    }
    return [sky(setting, 560), stratus(setting, 100, 380, random.int(0, 3)), ground, giants(setting)];
  },
};

/** The firs we look past: a group on one side, fewer on the other. */
function giants(setting: Setting): Drawing {
  const { random, tint } = setting;
  const place = (from: number, count: number, tall: number) =>
    Array.from({ length: count }, (_, i) => ({
      x: from + (i - count / 2) * random.between(90, 190),
      tall: tall * random.between(0.62, 1.12),
    }));
  const trees = [
    ...place(width * random.between(0.03, 0.17), random.int(2, 4), random.between(620, 940)),
    ...place(width * random.between(0.84, 0.99), random.int(1, 3), random.between(340, 600)),
  ];
  return trees
    .sort((a, b) => b.tall - a.tall)
    .map(({ x, tall }, i) =>
      fir(setting, x, height + 70 + tall * 0.06, tall, tint(i % 2 ? inks.spruce : inks.spruceDeep, 0.02)),
    );
}
