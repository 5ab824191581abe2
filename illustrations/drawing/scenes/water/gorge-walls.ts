/** The walls of the gorge. */
import { fir } from '../../elements/conifers';
import { hedge } from '../../elements/leaves';
import { mix } from '../../press/colour';
import { type Drawing, fall } from '../../press/drawing';
import { type Point, polygon } from '../../press/paths';
import { inks } from '../../setting/inks';
import { type Setting, width } from '../../setting/setting';

interface Wall {
  x: number;
  side: -1 | 1;
  top: number;
  foot: number;
  rock: string;
  distance: number;
  size: number;
}

/** One side of the gorge, firs on its brow and ledges. */
export function wall(setting: Setting, { x, side, top, foot, rock, distance, size }: Wall): Drawing {
  const { random, tint, lit } = setting;
  const steps = 7;
  const edge = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return [x + side * size * (0.5 - 1.1 * t ** 1.6 + random.between(-0.28, 0.28)), top + (foot - top) * t];
  });
  const outer = side < 0 ? -60 : width + 60;
  const brow = Array.from(
    { length: 6 },
    (_, i): Point => [
      x + side * size * 0.5 + (outer - x) * (i / 5),
      top - random.between(0, 0.5) * size * (i / 5) * 2,
    ],
  );
  const bright = side < 0 === (lit === 'right');
  const tone = bright ? inks.cream : inks.ink;
  const facets = edge.slice(0, -1).map(([ex, ey], i): Drawing => {
    const [nx, ny] = edge[i + 1] ?? [ex, foot];
    const deep = size * random.between(1.2, 2.8);
    const d = polygon(
      [ex, ey],
      [ex + side * deep, ey + size * random.between(-0.2, 0.2)],
      [nx + side * deep * random.between(0.5, 0.9), ny + size * 0.15],
      [nx, ny],
    );
    return {
      d,
      fill: tint(mix(rock, i % 2 ? tone : inks.slate, i % 2 ? 0.26 : 0.12), distance),
      tone: fall(ey, ny, i % 2 && bright ? { light: 0.3 } : { shade: 0.1 }, { shade: 0.4 }),
    };
  });
  const cracks = Array.from({ length: 9 }, () => {
    const cx = x + side * size * random.between(1.2, 6);
    const cy = top + (foot - top) * random.between(0.1, 0.8);
    return polygon(
      [cx, cy],
      [cx + side * size * 0.16, cy + size * 0.7],
      [cx + side * size * 0.06, cy + size * random.between(1, 2)],
      [cx - side * size * 0.05, cy + size * 0.6],
    );
  });
  const trees = brow
    .slice(0, 5)
    .flatMap(([bx, by]) =>
      [0, 1].map((k) =>
        fir(
          setting,
          bx + side * size * random.between(0.1, 0.9),
          by + size * 0.2,
          size * random.between(0.9, 1.7) * (k ? 0.8 : 1),
          tint(k ? inks.forest : inks.spruce, distance),
        ),
      ),
    );
  return [
    trees,
    {
      d: polygon(...edge, [outer, foot + 60], ...[...brow].reverse()),
      fill: tint(rock, distance),
      tone: fall(
        top - size,
        foot,
        bright ? { light: 0.3 } : { shade: 0.3 },
        { shade: 0.14 },
        { shade: 0.34 },
        { haze: distance * 0.8 },
      ),
    },
    facets,
    { d: cracks.join(''), fill: tint(mix(rock, inks.ink, 0.4), distance), opacity: 0.7 },
    {
      d: hedge(
        random,
        () => foot - size * 0.06,
        Math.min(edge[steps]?.[0] ?? x, outer),
        Math.max(edge[steps]?.[0] ?? x, outer),
        size * 0.3,
      ),
      fill: tint(inks.forest, distance),
      tone: fall(foot - size * 0.3, foot + size * 0.2, { light: 0.3 }, { shade: 0.4 }),
    },
  ];
}
