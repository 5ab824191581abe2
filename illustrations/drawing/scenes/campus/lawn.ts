/** The hall of timber and glass, and its lawn. */
import { greenhouse, stoneWing } from '../../elements/campus-buildings';
import { stratus } from '../../elements/clouds';
import { hill, ranges, ridge } from '../../elements/hills';
import { hedge } from '../../elements/leaves';
import { crowd, person } from '../../elements/people';
import { flowers, grass } from '../../elements/reeds';
import { rain, sky } from '../../elements/sky';
import { timberHall } from '../../elements/timber-hall';
import { beech } from '../../elements/trees';
import { turbine } from '../../elements/turbines';
import { mix } from '../../press/colour';
import { type Drawing, down, fall } from '../../press/drawing';
import { bend, circle, ellipse, type Point, ribbon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const lawn: Scene = {
  shows: 'un bâtiment de bois et ses panneaux solaires, des étudiants sur la pelouse',
  moods: ['morning', 'golden', 'noon', 'sage', 'dusk', 'poster', 'sunset', 'shower'],
  horizon: 420,
  subject: { x: 0.58, y: 0.6 },
  draw(setting) {
    const { random, tint, mood, lit } = setting;
    const far = ranges(setting, {
      top: 500,
      bottom: 640,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 110,
    });
    const base = 850;
    const wide = random.between(900, 1120);
    const x = lit === 'left' ? random.between(560, 760) : width - wide - random.between(560, 760);
    const other = lit === 'left' ? x - 470 : x + wide + 50;
    const green = ridge(setting, base - 12, 8, 600);
    return [
      sky(setting, 600),
      stratus(setting, 70, 330, random.int(2, 4)),
      far.drawing,
      turbine(setting, width - x - wide * 0.3, far.lines[1]?.at(800) ?? 560, 220, 0.5, random.between(0, 2)),
      {
        d: hedge(random, () => 760, -20, width + 20, 70),
        fill: tint(inks.spruce, 0.34),
        tone: down({ light: 0.2 }, { shade: 0.4 }),
      },
      random.chance(0.5)
        ? stoneWing(setting, { x: other, base: base - 4, width: 430, tall: 330, distance: 0.2 })
        : greenhouse(setting, { x: other, base: base - 4, width: 430, tall: 230, distance: 0.14 }),
      timberHall(setting, { x, base, width: wide, tall: random.between(350, 400), distance: 0.1 }),
      hill(setting, green, mix(inks.leaf, inks.meadow, 0.45), 0.06, 400),
      path(
        setting,
        [x + wide * 0.2, height + 40],
        [x + wide * 0.5, base - 2],
        lit === 'left' ? 260 : -260,
        380,
      ),
      crowd(setting, { from: x, to: x + wide, base: base + 26, tall: 112, count: 7, distance: 0.08 }),
      beech(setting, lit === 'left' ? x - 120 : x + wide + 120, 950, 480, tint(inks.forest, 0.08)),
      bicycles(setting, lit === 'left' ? x + wide - 180 : x + 60, base + 40),
      sitters(setting, lit === 'left' ? 240 : 1220, 1085),
      crowd(setting, { from: x + wide * 0.2, to: x + wide * 0.75, base: 1130, tall: 250, count: 3 }),
      beech(setting, lit === 'left' ? -20 : width + 20, 1240, 980, tint(inks.spruce)),
      { d: grass(random, () => height + 20, -20, width + 20, 140, 0.1), fill: tint(inks.spruce) },
      flowers(setting, {
        from: 0,
        to: width,
        base: height + 20,
        tall: 210,
        count: 30,
        colours: [inks.paper, inks.sun, inks.rose],
      }),
      mood.name === 'shower' ? rain(setting, 90) : [],
    ];
  },
};

/** A path from our feet to a door. */
function path(setting: Setting, from: Point, to: Point, swing: number, broad: number): Drawing {
  const middle: Point = [(from[0] + to[0]) / 2 + swing, (from[1] + to[1]) / 2 + 30];
  return {
    d: ribbon(bend(from, middle, to, 14), (t) => broad * (1 - t * 0.84)),
    fill: setting.tint(inks.cream, 0.04),
    tone: fall(to[1], from[1], { shade: 0.2 }, {}, { shade: 0.2 }),
  };
}

/** Friends on the grass. */
function sitters(setting: Setting, x: number, base: number): Drawing {
  const { tint } = setting;
  return [
    { d: ellipse(x + 180, base + 6, 330, 30), fill: tint(inks.forest, 0.1), opacity: 0.45 },
    [0, 150, 330].map((dx, i) =>
      person(setting, {
        x: x + dx,
        base: base + (i === 1 ? -14 : 6),
        tall: 255,
        pose: 'sit',
        facing: i === 2 ? -1 : 1,
      }),
    ),
  ];
}

function bicycles({ tint }: Setting, x: number, base: number): Drawing {
  return [0, 1, 2, 3].map((i) => {
    const dx = x + i * 46;
    return [
      {
        d: circle(dx - 20, base - 16, 16) + circle(dx + 22, base - 16, 16),
        stroke: tint(inks.ink, 0.1),
        strokeWidth: 2.4,
      },
      {
        d: ribbon(
          [
            [dx - 20, base - 16],
            [dx - 8, base - 38],
            [dx + 15, base - 40],
            [dx, base - 15],
            [dx - 20, base - 16],
          ],
          () => 3,
        ),
        fill: tint([inks.clay, inks.river, inks.sun, inks.forest][i] ?? inks.clay, 0.06),
      },
    ];
  });
}
