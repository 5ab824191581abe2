/** A line as few numbers: straightened where it hardly bends, then rounded through the middles of what is left. */
import type { Point } from '../drawing/press/paths';

const tolerance = 1.8;

export function trace(points: readonly Point[]): string {
  const [first, last] = [points[0], points[points.length - 1]];
  if (!first || !last) return '';
  const closed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
  const half = Math.floor(points.length / 2);
  // A loop is straightened in two halves: from its start to itself there is no line.
  const kept = closed
    ? [...straighten(points.slice(0, half + 1)), ...straighten(points.slice(half)).slice(1)]
    : straighten(points);
  return rounded(kept.map(([x, y]) => [Math.round(x), Math.round(y)] as const));
}

/** Douglas and Peucker. */
function straighten(points: readonly Point[]): Point[] {
  const [a, b] = [points[0] as Point, points[points.length - 1] as Point];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  let [worst, at] = [0, 0];
  points.forEach(([x, y], i) => {
    const off = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (off > worst) [worst, at] = [off, i];
  });
  if (worst <= tolerance || at === 0) return [a, b];
  return [...straighten(points.slice(0, at + 1)), ...straighten(points.slice(at)).slice(1)];
}

function rounded(points: readonly Point[]): string {
  let [x, y] = points[0] as Point;
  let d = `M${x} ${y}`;
  const to = (px: number, py: number) => pair(px - x, py - y);
  points.slice(1).forEach((point, i) => {
    const next = points[i + 2];
    const end: Point = next ? [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)] : point;
    d += `${next ? `q${to(...point)}` : 'l'}${next && end[0] - x >= 0 ? ' ' : ''}${to(...end)}`;
    [x, y] = end;
  });
  return d;
}

const pair = (dx: number, dy: number) => `${dx}${dy < 0 ? '' : ' '}${dy}`;
