/** A weather chart in the sky above a station. */
import { flock } from '../../elements/birds';
import { mist } from '../../elements/clouds';
import { contours, hill, ranges, ridge } from '../../elements/hills';
import { grass } from '../../elements/reeds';
import { disc, sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { across, type Drawing, down, flat } from '../../press/drawing';
import { isolines, sample } from '../../press/isolines';
import { bend, circle, type Point, polygon, ribbon, roundRect, smoothClosed } from '../../press/paths';
import { terrain } from '../../press/random';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';

export const chart: Scene = {
  shows: 'une station météo dans une prairie, et sa carte de pression tracée dans le ciel',
  moods: ['morning', 'night', 'poster', 'shower', 'dusk', 'sage', 'noon'],
  horizon: 560,
  subject: { x: 0.5, y: 0.6 },
  draw(setting) {
    const { random, tint, mood } = setting;
    const near = ridge(setting, 1090, 70, 620);
    const x = width * random.between(0.24, 0.76);
    return [
      sky(setting, 900),
      isobars(setting),
      disc(setting),
      front(setting),
      ranges(setting, { top: 900, bottom: 1010, count: 3, far: inks.lake, near: inks.spruce, swing: 100 })
        .drawing,
      mist(setting, 960, 90, 0.5),
      hill(setting, near, inks.leaf, 0.06, 220),
      contours(setting, near, inks.leaf, 0.06, 4),
      station(setting, x, near.at(x) + 16, 430),
      { d: grass(random, near.at, -20, width + 20, 56, 0.2), fill: tint(inks.forest) },
      flock(setting, {
        kind: 'gull',
        x: width - x,
        y: 760,
        count: 5,
        span: 76,
        colour: tint(mood.dark ? inks.ice : inks.ink, 0.2),
      }),
    ];
  },
};

/** Lines of equal pressure, tinted between. */
function isobars(setting: Setting): Drawing {
  const { random, mood } = setting;
  const high = { x: random.between(250, 850), y: random.between(200, 520) };
  const low = { x: random.between(1050, 1700), y: random.between(260, 640) };
  const surface = terrain(random, 2);
  const bump = (p: { x: number; y: number }, x: number, y: number) =>
    Math.exp(-((x - p.x) ** 2 + (y - p.y) ** 2 * 1.5) / 190000);
  const field = sample(
    { x: -260, y: -260, width: width + 520, height: 1560, cell: 46 },
    (x, y) => bump(high, x, y) - bump(low, x, y) + surface(x / 700, y / 700) * 0.34,
  );
  return Array.from({ length: 12 }, (_, i) => {
    const level = -0.95 + i * 0.165;
    const loops = isolines(field, level).map(smoothClosed).join('');
    if (!loops) return [];
    return [
      {
        d: loops,
        fill: mix(mood.sky[0], mix(mood.sky[1], mood.inks.light, 0.35), 0.08 + (i / 11) * 0.84),
        tone: flat({ haze: Math.max(0, 0.05 + i * 0.012) }),
      },
      {
        d: loops,
        stroke: mix(mood.inks.haze, mood.dark ? mood.cloud : mood.inks.shade, 0.3),
        strokeWidth: i % 3 ? 2.2 : 4.4,
        opacity: 0.75,
      },
    ];
  });
}

/** A weather front: teeth of cold, domes of warm. */
function front({ random, tint }: Setting): Drawing {
  const line = bend(
    [width * random.between(0.5, 0.62), -30],
    [width * random.between(0.42, 0.72), 420],
    [width * random.between(0.2, 0.4), 860],
    22,
  );
  const teeth: string[] = [];
  const domes: string[] = [];
  line.forEach((point, i) => {
    const next = line[i + 1];
    if (!next || i % 2) return;
    const [mx, my] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const tip: Point = [mx + dy * 0.75, my - dx * 0.75];
    if (i % 4) teeth.push(polygon(point, next, tip));
    else domes.push(circle(mx + dy * 0.1, my - dx * 0.1, Math.hypot(dx, dy) * 0.52));
  });
  return [
    { d: domes.join(''), fill: tint(inks.clay) },
    { d: teeth.join(''), fill: tint(inks.river) },
    { d: ribbon(line, () => 7), fill: tint(inks.ink) },
  ];
}

/** A weather mast: cups, vane, screen. */
function station({ tint, lit }: Setting, x: number, base: number, tall: number): Drawing {
  const dark = tint(inks.ink);
  const white = tint(inks.paper);
  const side = lit === 'left' ? 1 : -1;
  const slats = [0, 1, 2, 3, 4].map((i) => roundRect(x + side * 90 - 44, base - 210 + i * 20, 88, 9, 3));
  return [
    {
      d:
        polygon([x - 5, base], [x - 3, base - tall], [x + 3, base - tall], [x + 5, base]) +
        ribbon(
          [
            [x, base - tall * 0.7],
            [x - 110, base],
          ],
          () => 2.4,
        ) +
        ribbon(
          [
            [x, base - tall * 0.7],
            [x + 110, base],
          ],
          () => 2.4,
        ),
      fill: dark,
    },
    {
      d:
        roundRect(x - 74, base - tall * 0.86, 148, 6, 3) +
        polygon(
          [x + 60, base - tall * 0.86 - 14],
          [x + 110, base - tall * 0.86 + 3],
          [x + 60, base - tall * 0.86 + 20],
        ),
      fill: dark,
    },
    {
      d: [-1, 0, 1]
        .map(
          (i) =>
            ribbon(
              [
                [x, base - tall],
                [x + i * 46, base - tall + Math.abs(i) * 3],
              ],
              () => 3,
            ) + circle(x + i * 46, base - tall + 4, i ? 12 : 6),
        )
        .join(''),
      fill: tint(inks.clay),
      tone: down({ light: 0.3 }, { shade: 0.3 }),
    },
    {
      d:
        ribbon(
          [
            [x + side * 60, base],
            [x + side * 70, base - 110],
          ],
          () => 6,
        ) +
        ribbon(
          [
            [x + side * 120, base],
            [x + side * 110, base - 110],
          ],
          () => 6,
        ),
      fill: dark,
    },
    {
      d: roundRect(x + side * 90 - 52, base - 232, 104, 132, 8),
      fill: white,
      tone: across(lit, { light: 0.2 }, { shade: 0.4 }),
    },
    { d: slats.join(''), fill: tint(inks.stone) },
  ];
}
