/**
 * Outlines as SVG path data. Several outlines joined into one string are one shape: all run clockwise, so
 * that they add up where they overlap.
 */
export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

export const polyline = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
export const polygon = (...points: Point[]) => `${polyline(points)}Z`;
export const rect = (x: number, y: number, width: number, height: number) =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${at([x + r, y])}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
    `h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${at([cx - rx, cy])}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}
export const circle = (cx: number, cy: number, r: number) => ellipse(cx, cy, r, r);

/** A curve through all points (Catmull-Rom). */
export function smooth(points: readonly Point[], tension = 1): string {
  const first = points[0];
  return first ? `M${at(first)}${curve(points, tension)}` : '';
}

export function smoothClosed(points: readonly Point[]): string {
  const n = points.length;
  const point = (index: number) => points[((index % n) + n) % n] ?? ([0, 0] as const);
  const segments = points.map((_, i) => bezier(point(i - 1), point(i), point(i + 1), point(i + 2), 1));
  return `M${at(point(0))}${segments.join('')}Z`;
}

function curve(points: readonly Point[], tension: number): string {
  let path = '';
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[i] as Point;
    const b = points[i + 1] as Point;
    path += bezier(points[i - 1] ?? a, a, b, points[i + 2] ?? b, tension);
  }
  return path;
}

function bezier(before: Point, a: Point, b: Point, after: Point, tension: number): string {
  const k = tension / 6;
  const c1: Point = [a[0] + (b[0] - before[0]) * k, a[1] + (b[1] - before[1]) * k];
  const c2: Point = [b[0] - (after[0] - a[0]) * k, b[1] - (after[1] - a[1]) * k];
  return `C${at(c1)} ${at(c2)} ${at(b)}`;
}

/** Everything below a line, down to `bottom`. */
export function below(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, 0];
  const last = points[points.length - 1] ?? first;
  return `M${at([first[0], bottom])}L${at(first)}${curve(points, 1)}L${at([last[0], bottom])}Z`;
}

/** Everything between two lines of the same direction. */
export function between(upper: readonly Point[], lower: readonly Point[]): string {
  const back = [...lower].reverse();
  const turn = back[0] ?? [0, 0];
  return `${smooth(upper)}L${at(turn)}${curve(back, 1)}Z`;
}

/** A stroke of changing width along a line; `width` takes 0 (start) to 1 (end). */
export function ribbon(points: readonly Point[], width: (t: number) => number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = width(points.length < 2 ? 0 : i / (points.length - 1)) / 2;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.push([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return between(right, left);
}

/** Points of a curve with one or two control points, start and end included. */
export function bend(from: Point, control: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * control[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * control[1] + t * t * to[1],
    ] as const;
  });
}
