/** Seeds and balloons on the wind. */
import { bird } from '../../elements/birds';
import { cumulus, stratus } from '../../elements/clouds';
import { ranges } from '../../elements/hills';
import { blade, grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { across, type Drawing, down } from '../../press/drawing';
import { circle, ellipse, type Point, ribbon, roundRect } from '../../press/paths';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const seeds: Scene = {
  shows: 'des montgolfières et des aigrettes de pissenlit portées par le vent',
  moods: ['golden', 'noon', 'sage', 'sunset', 'morning', 'dusk', 'poster'],
  horizon: 620,
  subject: { x: 0.5, y: 0.4 },
  draw(setting) {
    const { random, tint, lit } = setting;
    const far = ranges(setting, {
      top: 860,
      bottom: 1010,
      count: 4,
      far: inks.lake,
      near: inks.leaf,
      swing: 110,
    });
    const from = lit === 'left' ? 0.84 : 0.16;
    return [
      sky(setting, 900),
      cumulus(setting, width * (1 - from) + random.between(-100, 200), 620, random.between(560, 760)),
      cumulus(setting, width * from, 740, random.between(360, 520)),
      stratus(setting, 90, 300, 2),
      far.drawing,
      balloon(
        setting,
        width * random.between(0.38, 0.62),
        random.between(230, 380),
        random.between(150, 200),
        0.06,
      ),
      balloon(setting, width * (lit === 'left' ? 0.24 : 0.76), random.between(430, 560), 74, 0.34),
      {
        d: Array.from({ length: 5 }, () =>
          bird('swift', random.between(200, 1700), random.between(500, 760), 60, random.next()),
        ).join(''),
        fill: tint(inks.ink, 0.2),
      },
      { d: grass(random, () => height + 20, -20, width + 20, 240, 0.08), fill: tint(inks.forest) },
      dandelion(setting, width * from, height + 30, 760, 130),
      dandelion(setting, width * (from + (from > 0.5 ? -0.13 : 0.13)), height + 30, 520, 96),
      parachutes(setting, from),
    ];
  },
};

function balloon(setting: Setting, x: number, y: number, r: number, distance: number): Drawing {
  const { random, tint, lit } = setting;
  const colours = random.pick([
    [inks.clay, inks.cream],
    [inks.sun, inks.paper],
    [inks.river, inks.cream],
    [inks.forest, inks.sun],
  ] as const);
  const skin = `M${x - r} ${y}C${x - r} ${y - r * 1.35} ${x + r} ${y - r * 1.35} ${x + r} ${y}C${x + r} ${y + r * 0.72} ${x + r * 0.28} ${y + r * 1.02} ${x + r * 0.2} ${y + r * 1.3}L${x - r * 0.2} ${y + r * 1.3}C${x - r * 0.28} ${y + r * 1.02} ${x - r} ${y + r * 0.72} ${x - r} ${y}Z`;
  const gore = (a: number, b: number) =>
    `M${x} ${y - r}C${x + r * a * 1.2} ${y - r} ${x + r * a * 1.2} ${y + r * 0.5} ${x + r * 0.2 * a} ${y + r * 1.3}L${x + r * 0.2 * b} ${y + r * 1.3}C${x + r * b * 1.2} ${y + r * 0.5} ${x + r * b * 1.2} ${y - r} ${x} ${y - r}Z`;
  return [
    {
      d:
        ribbon(
          [
            [x - r * 0.18, y + r * 1.3],
            [x - r * 0.13, y + r * 1.66],
          ],
          () => 2,
        ) +
        ribbon(
          [
            [x + r * 0.18, y + r * 1.3],
            [x + r * 0.13, y + r * 1.66],
          ],
          () => 2,
        ),
      fill: tint(inks.ink, distance),
    },
    {
      d: roundRect(x - r * 0.17, y + r * 1.62, r * 0.34, r * 0.26, r * 0.05),
      fill: tint(inks.umber, distance),
      tone: down({ light: 0.3 }, { shade: 0.3 }),
    },
    { d: skin, fill: tint(colours[0], distance) },
    { d: gore(-0.92, -0.52) + gore(-0.16, 0.24) + gore(0.6, 0.95), fill: tint(colours[1], distance) },
    { d: skin, tone: across(lit, { light: 0.5 }, { light: 0 }, { shade: 0.1 }, { shade: 0.6 }) },
  ];
}

function dandelion(setting: Setting, x: number, base: number, tall: number, r: number): Drawing {
  const { random, tint } = setting;
  const lean = random.between(-40, 40);
  const [cx, cy] = [x + lean, base - tall];
  const spokes = Array.from({ length: 46 }, (_, i) => {
    const angle = (i / 46) * Math.PI * 2;
    const reach = r * random.between(0.82, 1);
    return tuft(cx, cy, angle, reach, r * 0.16);
  });
  return [
    { d: blade(x, base, tall, lean, 17), fill: tint(inks.spruce) },
    { d: circle(cx, cy, r * 1.04), fill: tint(inks.paper), opacity: 0.28 },
    { d: spokes.join(''), fill: tint(inks.paper) },
    { d: ellipse(cx, cy, r * 0.17, r * 0.15), fill: tint(inks.umber) },
  ];
}

/** A seed on its stalk with its little umbrella. */
function tuft(x: number, y: number, angle: number, reach: number, size: number): string {
  const tip: Point = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  const hairs = [-0.9, -0.45, 0, 0.45, 0.9].map((turn) =>
    ribbon(
      [tip, [tip[0] + Math.cos(angle + turn) * size, tip[1] + Math.sin(angle + turn) * size]],
      () => 1.5,
    ),
  );
  return ribbon([[x, y], tip], () => 1.3) + hairs.join('');
}

function parachutes({ random, tint }: Setting, from: number): Drawing {
  const away = from > 0.5 ? -1 : 1;
  const all = Array.from({ length: 18 }, () => {
    const t = random.next();
    const x = width * from + away * (120 + t * 1300);
    const y = 560 - t * 330 + random.between(-190, 190);
    const size = 46 - t * 18;
    return { seed: tuft(x, y, -Math.PI / 2 + away * 0.5, size, size * 0.5), husk: ellipse(x, y + 2, 2.6, 6) };
  });
  return [
    { d: all.map(({ seed }) => seed).join(''), fill: tint(inks.paper) },
    { d: all.map(({ husk }) => husk).join(''), fill: tint(inks.umber) },
  ];
}
