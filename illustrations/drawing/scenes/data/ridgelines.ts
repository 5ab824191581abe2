/** Measurements drawn as ranges of hills. */
import { sky } from '../../elements/sky';
import { mix } from '../../press/colour';
import { type Drawing, down, fall } from '../../press/drawing';
import { below, circle, type Point, rect, smooth } from '../../press/paths';
import { wave } from '../../press/random';
import { inks } from '../../setting/inks';
import { height, type Setting, width } from '../../setting/setting';
import type { Scene } from '../scene';
import { legend } from './shared';

export const ridgelines: Scene = {
  shows: 'des mesures tracées en lignes de crête, comme un massif de collines',
  moods: ['dusk', 'poster', 'sunset', 'night', 'golden', 'morning', 'sage'],
  horizon: 420,
  subject: { x: 0.5, y: 0.5 },
  draw(setting) {
    const { random, tint, mood } = setting;
    const rows = 11;
    const peaks = Array.from({ length: 4 }, () => ({
      x: random.between(0.18, 0.82),
      w: random.between(0.05, 0.12),
      h: random.between(0.5, 1),
      drift: random.between(-0.03, 0.03),
    }));
    const pair = random.pick([
      [inks.river, inks.spruceDeep],
      [inks.lake, inks.riverDeep],
      [inks.terracotta, inks.plum],
      [inks.leaf, inks.spruceDeep],
      [inks.amber, inks.brick],
    ] as const);
    const marks: Drawing[] = [];
    const layers = Array.from({ length: rows }, (_, i): Drawing => {
      const t = i / (rows - 1);
      const noise = wave(random, 3);
      const base = 520 + t * 720;
      const points: Point[] = [];
      for (let x = -20; x <= width + 20; x += 22) {
        const u = x / width;
        const lift = peaks.reduce(
          (sum, p) => sum + p.h * Math.exp(-(((u - p.x - p.drift * i) / p.w) ** 2)),
          0,
        );
        points.push([
          x,
          base -
            lift * (210 + 60 * Math.sin(i * 1.7)) * (0.75 + 0.5 * noise(i * 3.1)) -
            (noise(x / 60) + 1) * 14,
        ]);
      }
      const colour = tint(mix(pair[0], pair[1], t), 0.78 - t * 0.78);
      const top = Math.min(...points.map(([, y]) => y));
      const summit = points.find(([, y]) => y === top);
      if (summit && i % 2 === 1) marks.push(marker(setting, summit, i));
      return [
        {
          d: below(points, height + 20),
          fill: colour,
          tone: fall(top, base + 60, { shade: 0.45 }, { shade: 0.06 }, { haze: 0.4 }),
        },
        { d: smooth(points), stroke: mix(tint(inks.paper), mood.haze, 0.2), strokeWidth: 2 + t * 2.6 },
        i % 2 === 1 ? (marks.pop() ?? []) : [],
      ];
    });
    return [sky(setting, 620), axes(setting), layers];
  },
};

function marker(setting: Setting, [x, y]: Point, row: number): Drawing {
  const { tint } = setting;
  const colour = tint(legend[row % legend.length] ?? inks.sun);
  const r = 10 + row * 1.4;
  return [
    { d: rect(x - 1.5, y - 120 - row * 4, 3, 110 + row * 4), fill: tint(inks.paper), opacity: 0.9 },
    { d: circle(x, y - 120 - row * 4, r * 1.9), fill: colour, opacity: 0.35 },
    { d: circle(x, y - 120 - row * 4, r), fill: colour, tone: down({ light: 0.3 }, { shade: 0.3 }) },
    { d: circle(x, y, 6), fill: tint(inks.paper) },
  ];
}

function axes({ mood }: Setting): Drawing {
  const lines: string[] = [];
  for (let x = 120; x < width; x += 120) lines.push(rect(x, 60, 1.6, 900));
  for (let y = 120; y < 900; y += 120) lines.push(rect(0, y, width, 1.6));
  return { d: lines.join(''), fill: mix(mood.sky[1], mood.cloud, 0.5), opacity: 0.5 };
}
