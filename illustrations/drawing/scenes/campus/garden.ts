/** The old wing, the greenhouse, the kitchen garden. */
import { flock } from '../../elements/birds';
import { greenhouse, stoneWing } from '../../elements/campus-buildings';
import { stratus } from '../../elements/clouds';
import { ground } from '../../elements/ground';
import { hill, ranges, ridge } from '../../elements/hills';
import { hedge, scallop } from '../../elements/leaves';
import { crowd, person } from '../../elements/people';
import { flowers, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { poplar } from '../../elements/trees';
import { mix } from '../../press/colour';
import { type Drawing, down } from '../../press/drawing';
import { polygon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const garden: Scene = {
  shows: 'une aile ancienne à clocher, une serre et des étudiants au potager',
  moods: ['golden', 'sage', 'noon', 'morning', 'sunset', 'poster', 'dusk'],
  horizon: 400,
  subject: { x: 0.55, y: 0.55 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const base = 790;
    const wide = 820;
    const x = lit === 'left' ? random.between(780, 960) : random.between(140, 320);
    const glassX = lit === 'left' ? random.between(140, 260) : random.between(1180, 1300);
    const plane = ground(700);
    const field = ridge(setting, base - 8, 8, 500);
    return [
      sky(setting, 600),
      stratus(setting, 70, 330, random.int(2, 4)),
      ranges(setting, { top: 500, bottom: 640, count: 3, far: inks.lake, near: inks.spruce, swing: 120 })
        .drawing,
      Array.from({ length: 7 }, (_, i) =>
        poplar(setting, glassX - 60 + i * 100, base - 20, random.between(260, 360), tint(inks.spruce, 0.3)),
      ),
      stoneWing(setting, { x, base, width: wide, tall: 400, distance: 0.12 }),
      {
        d: hedge(random, () => base - 14, x - 60, x + wide + 60, 40),
        fill: tint(inks.forest, 0.14),
        tone: down({ light: 0.3 }, { shade: 0.4 }),
      },
      greenhouse(setting, { x: glassX, base: base + 30, width: 520, tall: 270, distance: 0.06 }),
      hill(setting, field, mix(inks.meadow, inks.leaf, 0.4), 0.06, 400),
      beds(setting, plane),
      crowd(setting, { from: 250, to: width - 250, base: 900, tall: 150, count: 5, distance: 0.05 }),
      person(setting, {
        x: width * (lit === 'left' ? 0.3 : 0.7),
        base: 1130,
        tall: 300,
        pose: 'stand',
        facing: lit === 'left' ? 1 : -1,
      }),
      person(setting, {
        x: width * (lit === 'left' ? 0.41 : 0.59),
        base: 1140,
        tall: 290,
        pose: 'walk',
        facing: lit === 'left' ? -1 : 1,
        bag: true,
      }),
      flock(setting, {
        kind: 'swift',
        x: width * 0.5,
        y: 250,
        count: 7,
        span: 60,
        colour: tint(inks.ink, 0.2),
      }),
      { d: grass(random, () => height + 20, -20, width + 20, 120, 0.1), fill: tint(inks.spruce) },
      flowers(setting, {
        from: 0,
        to: width,
        base: height + 20,
        tall: 240,
        count: 34,
        colours: [inks.clay, inks.sun, inks.rose, inks.paper],
      }),
    ];
  },
};

/** Raised beds of vegetables in rows. */
function beds(setting: Setting, plane: ReturnType<typeof ground>): Drawing {
  const { random, tint } = setting;
  const greens = [inks.leaf, inks.forest, inks.moss, inks.meadow, inks.plum] as const;
  return [4.2, 2.9, 2.05, 1.45].map((depth) =>
    [-1250, -420, 410, 1240].map((left) => {
      const x0 = left * 1.05 - 300;
      const [a, b, c, d] = [
        plane.at(x0, depth),
        plane.at(x0 + 640, depth),
        plane.at(x0 + 640, depth * 1.2),
        plane.at(x0, depth * 1.2),
      ] as const;
      const board = 60 / depth;
      const plants: string[] = [];
      for (let i = 0; i < 11; i++) {
        const t = (i + 0.5) / 11;
        const px = d[0] + (c[0] - d[0]) * t;
        plants.push(
          scallop(
            random,
            px + random.between(-4, 4),
            (a[1] + d[1]) / 2 - board * 1.3,
            44 / depth,
            random.between(40, 72) / depth,
            7,
          ),
        );
      }
      return [
        {
          d: polygon([d[0], d[1] - board], [c[0], c[1] - board], [b[0], b[1] - board], [a[0], a[1] - board]),
          fill: tint(inks.umber, 0.04 * depth),
        },
        {
          d: plants.join(''),
          fill: tint(random.pick(greens), 0.04 * depth),
          tone: down({ light: 0.4 }, { shade: 0.36 }),
        },
        {
          d: polygon([a[0], a[1] - board], [b[0], b[1] - board], b, a),
          fill: tint('#a8774a', 0.05 * depth),
          tone: down({ light: 0.3 }, { shade: 0.4 }),
        },
      ];
    }),
  );
}
