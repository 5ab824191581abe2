/** Mountains: a lit face, a dark face, snow over both. */
import { type Colour, lighten, mix } from '../press/colour';
import { type Drawing, fall } from '../press/drawing';
import { type Point, polygon } from '../press/paths';
import type { Random } from '../press/random';
import { inks } from '../setting/inks';
import type { Setting } from '../setting/setting';

/** A broken line from one point to another. */
function crag(random: Random, from: Point, to: Point, steps: number, rough: number): Point[] {
  const points: Point[] = [from];
  for (let i = 1; i < steps; i++) {
    const t = i / steps + random.between(-0.3, 0.3) / steps;
    points.push([
      from[0] + (to[0] - from[0]) * t + random.between(-1, 1) * rough * 0.7,
      from[1] + (to[1] - from[1]) * t + random.between(-1, 1) * rough,
    ]);
  }
  points.push(to);
  return points;
}

export function peak(
  setting: Setting,
  options: {
    x: number;
    top: number;
    foot: number;
    half: number;
    rock: Colour;
    distance: number;
    snow?: number;
  },
): Drawing {
  const { random, lit, tint, mood } = setting;
  const { x, top, foot, half, rock, distance, snow = 0.42 } = options;
  const tall = foot - top;
  const apex: Point = [x, top];
  const left = crag(random, apex, [x - half * random.between(0.9, 1.15), foot], 8, tall * 0.035);
  const right = crag(random, apex, [x + half * random.between(0.9, 1.15), foot], 8, tall * 0.035);
  const spine = crag(random, apex, [x + half * random.between(-0.2, 0.2), foot], 7, tall * 0.075);
  const bright = tint(lighten(rock, 0.22), distance);
  const dark = tint(rock, distance);
  const onLeft = lit === 'left';
  const face = (side: Point[], lights: boolean): Drawing => ({
    d: polygon(...side, ...[...spine].reverse()),
    fill: lights ? bright : dark,
    tone: lights
      ? fall(top, foot, { light: 0.3 }, { shade: 0.05 }, { haze: 0.4 }, { haze: 0.75 })
      : fall(top, foot, { shade: 0.5 }, { shade: 0.24 }, { haze: 0.35 }, { haze: 0.75 }),
  });
  const white = mix(tint(inks.paper), mood.haze, distance * 0.55);
  const blue = mix(tint(mix(inks.ice, inks.lake, 0.35)), mood.haze, distance * 0.55);
  return [
    face(left, onLeft),
    face(right, !onLeft),
    ridgeLines(setting, { spine, half, tall, foot, colour: dark, onLeft }),
    snow > 0
      ? [
          {
            d: cap(random, left, spine, top, tall * snow),
            fill: onLeft ? white : blue,
            tone: fall(top, top + tall * snow, onLeft ? { light: 0.25 } : { shade: 0.25 }, {}),
          },
          {
            d: cap(random, right, spine, top, tall * snow),
            fill: onLeft ? blue : white,
            tone: fall(top, top + tall * snow, onLeft ? { shade: 0.25 } : { light: 0.25 }, {}),
          },
        ]
      : [],
  ];
}

/** Snow between the spine and one edge, its foot torn into tongues. */
function cap(random: Random, edge: Point[], spine: Point[], top: number, depth: number): string {
  const upper = (line: Point[], limit: number): Point[] => {
    const kept = line.filter(([, y]) => y < limit);
    const last = kept[kept.length - 1] ?? line[0] ?? [0, 0];
    const next = line[kept.length] ?? last;
    const t = next[1] === last[1] ? 0 : (limit - last[1]) / (next[1] - last[1]);
    return [...kept, [last[0] + (next[0] - last[0]) * t, Math.min(limit, next[1])]];
  };
  const outer = upper(edge, top + depth * random.between(0.8, 1.05));
  const inner = upper(spine, top + depth * random.between(0.75, 1.2));
  const [a, b] = [outer[outer.length - 1] ?? [0, 0], inner[inner.length - 1] ?? [0, 0]];
  const summit = edge[0] ?? a;
  const steep = Math.abs((a[1] - summit[1]) / (a[0] - summit[0] || 1));
  const teeth: Point[] = [];
  const count = random.int(3, 4);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const y = a[1] + (b[1] - a[1]) * t;
    const w = (b[0] - a[0]) / count;
    const notch = a[0] + (b[0] - a[0]) * t - w * 0.22;
    // Never above the edge itself.
    const room = Math.abs(notch - a[0]) * 0.6 * steep;
    teeth.push([notch, Math.max(y - depth * random.between(0.12, 0.4), a[1] - room)]);
    teeth.push([a[0] + (b[0] - a[0]) * t + w * 0.2, y + depth * random.between(0.04, 0.34)]);
  }
  return polygon(...outer, ...teeth, ...inner.reverse());
}

/** Gullies down the dark face. */
function ridgeLines(
  { random }: Setting,
  options: { spine: Point[]; half: number; tall: number; foot: number; colour: Colour; onLeft: boolean },
): Drawing {
  const { spine, half, tall, colour, onLeft } = options;
  const side = onLeft ? -1 : 1;
  const shards = spine.slice(1, -1).map(([x, y]) => {
    const reach = half * random.between(0.16, 0.34);
    return polygon(
      [x, y],
      [x + side * reach, y + tall * random.between(0.14, 0.26)],
      [x + side * reach * 0.3, y + tall * 0.1],
    );
  });
  return { d: shards.join(''), fill: colour, opacity: 0.55 };
}

/** A chain of peaks about one great one. */
export function chain(
  setting: Setting,
  options: {
    x: number;
    top: number;
    foot: number;
    count: number;
    rock: Colour;
    distance: number;
    snow?: number;
  },
): Drawing {
  const { random } = setting;
  const { x, top, foot, count, rock, distance, snow } = options;
  const tall = foot - top;
  const all = Array.from({ length: count }, (_, i) => {
    const away = (Math.ceil(i / 2) * (i % 2 ? 1 : -1) * tall * random.between(0.72, 0.98)) | 0;
    const lower = i === 0 ? 0 : tall * random.between(0.16, 0.42);
    return { x: x + away, top: top + lower, half: (tall - lower) * random.between(0.78, 1.05) };
  }).sort((a, b) => a.top - b.top);
  // The highest stands behind the lower ones, but for its nearest shoulders.
  return all.map((one) => peak(setting, { ...one, foot, rock, distance, snow }));
}
