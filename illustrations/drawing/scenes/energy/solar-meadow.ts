/** Rows of solar panels in a meadow, with sheep. */
import { stratus } from '../../elements/clouds';
import { panelRow, sheep } from '../../elements/fields';
import { ground } from '../../elements/ground';
import { hill, ranges, ridge } from '../../elements/hills';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { beech } from '../../elements/trees';
import { turbine } from '../../elements/turbines';
import { mix } from '../../press/colour';
import { inks } from '../../setting/inks';
import { height, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const solarMeadow: Scene = {
  shows: 'des moutons devant les rangées de panneaux d’un parc solaire',
  moods: ['noon', 'golden', 'poster', 'sunset', 'sage', 'morning', 'dusk'],
  horizon: 430,
  subject: { x: 0.5, y: 0.65 },
  draw(setting) {
    const { random, tint } = setting;
    const plane = ground(500);
    const far = ranges(setting, {
      top: 420,
      bottom: 510,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 90,
    });
    const field = ridge(setting, 515, 10, 600);
    const rows = [8.5, 6.2, 4.5, 3.25, 2.3];
    const shift = random.between(-300, 300);
    return [
      sky(setting, 480),
      stratus(setting, 70, 300, random.int(2, 4)),
      far.drawing,
      turbine(setting, width * random.between(0.2, 0.8), 480, 190, 0.5, random.between(0, 2)),
      hill(setting, field, mix(inks.meadow, inks.leaf, 0.35), 0.1, 520),
      rows.map((depth, i) => {
        const gap = random.between(-0.3, 0.3) * width * depth * 0.3 + shift;
        return [
          panelRow(setting, plane, depth, -1100 * depth + gap, -140 * depth + gap),
          panelRow(setting, plane, depth, 140 * depth + gap, 1300 * depth + gap),
          Array.from({ length: i + 1 }, () => {
            const [x, y] = plane.at(random.between(-850, 850) * depth, depth * 0.86);
            return sheep(setting, x, y, 190 / depth, depth * 0.08);
          }),
        ];
      }),
      beech(setting, width * random.pick([0.06, 0.95]), 1010, 560, tint(inks.forest, 0.03)),
      sheep(setting, random.between(500, 1400), 1130, 170, 0),
      { d: grass(random, () => height + 20, -20, width + 20, 190, 0.09), fill: tint(inks.forest) },
      flowers(setting, {
        from: 0,
        to: width,
        base: height + 20,
        tall: 260,
        count: 46,
        colours: [inks.sun, inks.paper, inks.rose],
      }),
    ];
  },
};
