/** Wind turbines on the hills. */
import { flock } from '../../elements/birds';
import { stratus } from '../../elements/clouds';
import { woodedRidge } from '../../elements/conifers';
import { contours, hill, ranges, ridge } from '../../elements/hills';
import { hedge } from '../../elements/leaves';
import { flowers, grass } from '../../elements/reeds';
import { rain, sky } from '../../elements/sky';
import { turbine } from '../../elements/turbines';
import { down } from '../../press/drawing';
import { inks } from '../../setting/inks';
import { height, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const windyHills: Scene = {
  shows: 'des éoliennes sur des collines, au-dessus d’une prairie fleurie',
  moods: ['golden', 'noon', 'dusk', 'sage', 'morning', 'shower', 'sunset', 'poster'],
  horizon: 520,
  subject: { x: 0.5, y: 0.45 },
  draw(setting) {
    const { random, tint, mood } = setting;
    const far = ranges(setting, {
      top: 560,
      bottom: 680,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 110,
    });
    const middle = ridge(setting, 820, 110, 560);
    const near = ridge(setting, 1050, 90, 640);
    const row = (line: { at(x: number): number }, count: number, tall: number, distance: number) => {
      const start = random.between(0, 0.5);
      return Array.from({ length: count }, (_, i) => {
        const x = (width * (i + start + 0.25)) / count;
        return turbine(
          setting,
          x,
          line.at(x) + 12,
          tall * random.between(0.9, 1.08),
          distance,
          random.between(0, 2),
        );
      });
    };
    return [
      sky(setting, 640),
      stratus(setting, 90, 420, random.int(2, 4)),
      far.drawing,
      row(far.lines[1] ?? middle, 7, 150, 0.62),
      woodedRidge(setting, middle, {
        from: -20,
        to: width + 20,
        size: 56,
        colour: tint(inks.spruce, 0.34),
        bare: 0.12,
      }),
      row(middle, 3, 380, 0.2),
      hill(setting, middle, inks.leaf, 0.26, 260),
      contours(setting, middle, inks.leaf, 0.2, 5),
      hill(setting, near, inks.meadow, 0.06, 240),
      turbine(
        setting,
        width * random.pick([0.18, 0.8]),
        near.at(width * 0.5) + 60,
        780,
        0,
        random.between(0, 2),
      ),
      {
        d: hedge(random, near.at, -20, width + 20, 34),
        fill: tint(inks.spruce, 0.08),
        tone: down({ light: 0.2 }, { shade: 0.4 }),
      },
      flock(setting, {
        kind: 'swift',
        x: random.between(600, 1300),
        y: 260,
        count: 6,
        span: 64,
        colour: tint(inks.ink, 0.2),
      }),
      { d: grass(random, () => height + 20, -20, width + 20, 150, 0.1), fill: tint(inks.forest) },
      flowers(setting, {
        from: 0,
        to: width,
        base: height + 20,
        tall: 220,
        count: 40,
        colours: [inks.clay, inks.paper, inks.sun],
      }),
      mood.name === 'shower' ? rain(setting, 110) : [],
    ];
  },
};
