/** A village with the sun on its roofs. */
import { stratus } from '../../elements/clouds';
import { hill, ranges, ridge } from '../../elements/hills';
import { house, steeple } from '../../elements/houses';
import { hedge } from '../../elements/leaves';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech, poplar } from '../../elements/trees';
import { turbine } from '../../elements/turbines';
import { mix } from '../../press/colour';
import { fall } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { height, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const solarVillage: Scene = {
  shows: 'un village aux toits couverts de panneaux solaires',
  moods: ['golden', 'dusk', 'morning', 'sunset', 'night', 'noon', 'sage'],
  horizon: 420,
  subject: { x: 0.5, y: 0.55 },
  draw(setting) {
    const { random, tint } = setting;
    const far = ranges(setting, {
      top: 420,
      bottom: 600,
      count: 3,
      far: inks.lake,
      near: inks.spruce,
      swing: 120,
    });
    const rows = [
      { y: 700, size: 96, distance: 0.34, count: 9 },
      { y: 840, size: 150, distance: 0.2, count: 7 },
      { y: 1040, size: 240, distance: 0.07, count: 5 },
    ];
    const roofs = [inks.terracotta, inks.clay, inks.brick, inks.slate] as const;
    const walls = [inks.cream, inks.chalk, inks.rose, inks.linen] as const;
    return [
      sky(setting, 560),
      stratus(setting, 80, 320, random.int(1, 4)),
      far.drawing,
      Array.from({ length: 4 }, (_, i) => {
        const x = width * (0.12 + i * 0.26) + random.between(-60, 60);
        return turbine(setting, x, (far.lines[1]?.at(x) ?? 500) + 10, 170, 0.5, random.between(0, 2));
      }),
      rows.map(({ y, size, distance, count }, row) => {
        const line = ridge(setting, y, 34, 480);
        const places = Array.from(
          { length: count },
          (_, i) => (width * (i + random.between(0.15, 0.6))) / count,
        );
        return [
          row === 1 ? steeple(setting, width * random.between(0.3, 0.7), y, 170, 0.24) : [],
          hill(setting, line, mix(inks.leaf, inks.meadow, 0.4), distance + 0.06, 200),
          places.map((x, i) =>
            poplar(
              setting,
              x - size * 0.95,
              line.at(x) + size * 0.3,
              size * random.between(1.2, 1.9),
              tint(i % 2 ? inks.spruce : inks.forest, distance + 0.05),
            ),
          ),
          places.map((x) =>
            house(setting, {
              x,
              base: line.at(x) + size * 0.5,
              size: size * random.between(0.85, 1.1),
              wall: random.pick(walls),
              roof: random.pick(roofs),
              distance,
              solar: random.chance(0.75),
            }),
          ),
          {
            d: hedge(random, (x) => line.at(x) + size * 0.62, -20, width + 20, size * 0.2),
            fill: tint(inks.spruce, distance),
            tone: fall(y, y + size, { light: 0.2 }, { shade: 0.4 }),
          },
        ];
      }),
      beech(setting, width * random.pick([0.08, 0.93]), height + 50, 700, tint(inks.spruce)),
      { d: grass(random, () => height + 20, -20, width + 20, 120, 0.1), fill: tint(inks.spruceDeep) },
    ];
  },
};
