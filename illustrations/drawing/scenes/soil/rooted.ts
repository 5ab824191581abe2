/** Crops with their roots. */
import { stratus } from '../../elements/clouds';
import { type Crop, crop } from '../../elements/crops';
import { strata, worm } from '../../elements/earth';
import { ranges, ridge } from '../../elements/hills';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { fall } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { width } from '../../setting/setting';
import type { Scene } from '../scene';

export const rooted: Scene = {
  shows: 'des cultures et leurs racines, vues en coupe',
  moods: ['poster', 'noon', 'golden', 'sage', 'dusk', 'morning', 'sunset'],
  horizon: 300,
  subject: { x: 0.5, y: 0.5 },
  draw(setting) {
    const { random, tint } = setting;
    const turf = ridge(setting, 760, 22, 700);
    const kinds: Crop[] = ['wheat', 'sunflower', 'carrot', 'clover', 'maize', 'poppy', 'wheat', 'carrot'];
    const turn = random.int(0, 7);
    const count = 8;
    return [
      sky(setting, 520),
      stratus(setting, 60, 300, random.int(1, 3)),
      ranges(setting, { top: 560, bottom: 700, count: 3, far: inks.lake, near: inks.leaf, swing: 100 })
        .drawing,
      strata(setting, turf, 760),
      Array.from({ length: count }, (_, i) => {
        const kind = kinds[(i + turn) % kinds.length] ?? 'wheat';
        const x = (width * (i + 0.5)) / count + random.between(-30, 30);
        const tall = { wheat: 520, sunflower: 600, carrot: 400, clover: 420, maize: 620, poppy: 430 }[kind];
        return crop(setting, kind, x, turf.at(x) + 6, tall * random.between(0.9, 1.1));
      }),
      Array.from({ length: 4 }, () =>
        worm(setting, random.between(120, width - 120), random.between(880, 1180), random.between(100, 160)),
      ),
      {
        d: grass(random, turf.at, -10, width + 10, 54, 0.16),
        fill: tint(inks.leaf),
        tone: fall(720, 790, { light: 0.3 }, { shade: 0.3 }),
      },
    ];
  },
};
