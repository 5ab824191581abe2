import { scallop } from '../../elements/leaves';
import { type Drawing, down } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';

/** Tree tops between the houses. */
export function canopy(setting: Setting, y: number, size: number, distance: number): Drawing {
  const { random, tint } = setting;
  return Array.from({ length: 10 }, (_, i) => {
    const x = (width * (i + random.next())) / 10;
    return {
      d: scallop(
        random,
        x,
        y - size * 0.2,
        size * random.between(0.7, 1.3),
        size * random.between(0.6, 0.9),
        10,
      ),
      fill: tint(random.pick([inks.forest, inks.leaf, inks.spruce]), distance),
      tone: down({ light: 0.35 }, { shade: 0.1 }, { shade: 0.5 }),
    };
  });
}
