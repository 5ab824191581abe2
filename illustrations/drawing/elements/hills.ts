/** Hills: sprayed ridges that pale into the distance, with contour lines or strips of field. */
import type { Colour } from '../press/colour';
import { lighten } from '../press/colour';
import { type Drawing, fall } from '../press/drawing';
import { below, type Point, smooth } from '../press/paths';
import { wave } from '../press/random';
import { height, type Setting, width } from '../setting/setting';

export interface Ridge {
  /** Height of the line at any x. */
  at(x: number): number;
  points: Point[];
  top: number;
}

/** Where a line of hills is lowest, and how far it rises from there to the sides. */
export interface Valley {
  x: number;
  depth: number;
}

/** A line of hills about `y`, `swing` high, one hill about every `length` pixels. */
export function ridge({ random }: Setting, y: number, swing: number, length: number, valley?: Valley): Ridge {
  const line = wave(random, 3);
  const start = random.between(0, 100);
  const at = (x: number) => {
    const side = valley ? Math.abs(x - valley.x) / width : 0;
    return y + line(start + x / length) * swing - (valley?.depth ?? 0) * (side * 1.6) ** 1.5;
  };
  const points: Point[] = [];
  for (let x = -40; x <= width + 40; x += Math.max(20, Math.min(60, length / 6))) points.push([x, at(x)]);
  return { at, points, top: Math.min(...points.map(([, py]) => py)) };
}

/** A hill from its ridge to the foot of the picture; its foot fades into haze. */
export function hill(setting: Setting, line: Ridge, colour: Colour, distance: number, depth = 260): Drawing {
  const crest = setting.mood.dark ? 0.5 : 0.42;
  return {
    d: below(line.points, height + 20),
    fill: setting.tint(colour, distance),
    tone: fall(
      line.top,
      line.top + depth + 120,
      { shade: crest },
      { shade: 0.1 },
      { haze: 0.15 + distance * 0.4 },
      { haze: 0.1 + distance * 0.7 },
    ),
  };
}

/** The lines a map would draw on the hill. */
export function contours(
  setting: Setting,
  line: Ridge,
  colour: Colour,
  distance: number,
  count = 6,
): Drawing {
  const d = Array.from({ length: count }, (_, index) => {
    const t = (index + 1) / count;
    const middle = line.points.reduce((sum, [, y]) => sum + y, 0) / line.points.length;
    return smooth(
      line.points.map(([x, y]) => [x, y + (middle - y) * t * 0.55 + 14 + 150 * t ** 1.35] as const),
    );
  }).join('');
  return { d, stroke: lighten(setting.tint(colour, distance), 0.35), strokeWidth: 3, opacity: 0.75 };
}

/** Ranges of hills from far to near; the nearest is drawn last. */
export function ranges(
  setting: Setting,
  options: { top: number; bottom: number; count: number; far: Colour; near: Colour; swing?: number },
): { drawing: Drawing; lines: Ridge[] } {
  const { top, bottom, count, swing = 70 } = options;
  const lines: Ridge[] = [];
  const drawing: Drawing[] = [];
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 1 : i / (count - 1);
    const line = ridge(setting, top + (bottom - top) * t, swing * (1 - t * 0.35), 240 + t * 330);
    lines.push(line);
    drawing.push(hill(setting, line, t < 0.5 ? options.far : options.near, 0.95 - t * 0.6));
  }
  return { drawing, lines };
}
