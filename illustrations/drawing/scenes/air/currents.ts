/** Currents of air and migrating birds. */
import { flock } from '../../elements/birds';
import { cumulus } from '../../elements/clouds';
import { woodedRidge } from '../../elements/conifers';
import { hill, ranges, ridge } from '../../elements/hills';
import { village } from '../../elements/houses';
import { grass } from '../../elements/reeds';
import { sky } from '../../elements/sky';
import { turbine } from '../../elements/turbines';
import { lighten, mix } from '../../press/colour';
import { type Drawing, flat } from '../../press/drawing';
import { type Point, ribbon, smooth } from '../../press/paths';
import { wave } from '../../press/random';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const currents: Scene = {
  shows: 'des oiseaux migrateurs en formation au-dessus d’un village, parmi les courants du vent',
  moods: ['noon', 'dusk', 'morning', 'golden', 'sage', 'sunset', 'shower', 'poster'],
  horizon: 700,
  subject: { x: 0.5, y: 0.65 },
  draw(setting) {
    const { random, tint } = setting;
    const far = ranges(setting, {
      top: 900,
      bottom: 1010,
      count: 3,
      far: inks.lake,
      near: inks.forest,
      swing: 90,
    });
    const near = ridge(setting, 1120, 60, 560);
    const place = width * random.between(0.25, 0.75);
    return [
      sky(setting, 960),
      streams(setting),
      cumulus(setting, random.between(300, 1600), 640, random.between(420, 620)),
      flock(setting, {
        kind: 'crane',
        x: width * random.between(0.55, 0.8),
        y: random.between(260, 420),
        count: 13,
        span: 104,
        colour: tint(inks.ink, 0.1),
      }),
      flock(setting, {
        kind: 'swift',
        x: width * random.between(0.15, 0.4),
        y: 600,
        count: 6,
        span: 90,
        colour: tint(inks.ink, 0.2),
      }),
      far.drawing,
      [0.1, 0.24, 0.86].map((t) =>
        turbine(
          setting,
          width * t,
          (far.lines[2]?.at(width * t) ?? 980) + 20,
          230,
          0.4,
          random.between(0, 2),
        ),
      ),
      woodedRidge(setting, near, {
        from: -20,
        to: width + 20,
        size: 70,
        colour: tint(inks.spruce, 0.16),
        bare: 0.16,
      }),
      hill(setting, near, inks.leaf, 0.12, 200),
      village(setting, place, near.at, 74, 0.1),
      { d: grass(random, () => height + 20, -20, width + 20, 120, 0.12), fill: tint(inks.spruce) },
    ];
  },
};

/** The wind as bundles of lines that part and meet. */
function streams(setting: Setting): Drawing {
  const { random, mood } = setting;
  const flow = wave(random, 2);
  const drift = wave(random, 2);
  const strands = 15;
  return Array.from({ length: strands }, (_, i) => {
    const t = (i + 0.5) / strands;
    const points: Point[] = [];
    for (let x = -80; x <= width + 80; x += 60) {
      const squeeze = 0.55 + 0.45 * drift(x / 900);
      points.push([
        x,
        430 + flow(x / 620) * 170 + (t - 0.5) * 760 * squeeze + drift(x / 300 + i * 0.13) * 26,
      ]);
    }
    const thick = i % 4 === 1;
    const colour = mix(mood.sky[1], i % 3 ? mood.cloud : mood.inks.light, 0.6);
    return thick
      ? {
          d: ribbon(points, (u) => 10 + 54 * Math.sin(Math.PI * u) ** 2),
          fill: lighten(mix(mood.sky[0], mood.sky[1], t), 0.22),
          opacity: 0.6,
          tone: flat({ haze: 0.28 }),
        }
      : {
          d: smooth(points),
          stroke: colour,
          strokeWidth: 2 + (i % 3) * 1.6,
          opacity: 0.85,
          dash: `${random.int(160, 420)} ${random.int(30, 90)} ${random.int(20, 60)} ${random.int(30, 120)}`,
        };
  });
}
