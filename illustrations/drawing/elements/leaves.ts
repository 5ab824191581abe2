/** Outlines made of leaves: crowns, bushes, hedges, and single sprays of foliage. */
import { type Colour, lighten } from '../press/colour';
import { across, type Drawing } from '../press/drawing';
import { bend, type Point, polyline, ribbon } from '../press/paths';
import type { Random } from '../press/random';
import type { Setting } from '../setting/setting';

/** A closed outline of outward bumps, like a crown of leaves. */
export function scallop(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
): string {
  const turn = random.between(0, Math.PI * 2);
  const points = Array.from({ length: bumps }, (_, i): Point => {
    const angle = turn + ((i + random.between(-0.28, 0.28)) / bumps) * Math.PI * 2;
    const reach = random.between(0.86, 1.06);
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const n = (value: number) => Math.round(value * 10) / 10;
  const first = points[0] ?? [cx, cy];
  const arcs = points.map((point, i) => {
    const [x, y] = points[(i + 1) % bumps] ?? first;
    const r = n(Math.hypot(x - point[0], y - point[1]) * random.between(0.52, 0.62));
    return `A${r} ${r} 0 0 1 ${n(x)} ${n(y)}`;
  });
  return `${polyline([first])}${arcs.join('')}Z`;
}

/** One pointed leaf from `base` toward `angle`. */
export function leaf(base: Point, angle: number, length: number, breadth: number): string {
  const tip: Point = [base[0] + Math.cos(angle) * length, base[1] + Math.sin(angle) * length];
  const middle = (side: number): Point => [
    (base[0] + tip[0]) / 2 - Math.sin(angle) * breadth * side,
    (base[1] + tip[1]) / 2 + Math.cos(angle) * breadth * side,
  ];
  const n = (p: Point) => `${Math.round(p[0] * 10) / 10} ${Math.round(p[1] * 10) / 10}`;
  return `M${n(base)}Q${n(middle(-1))} ${n(tip)}Q${n(middle(1))} ${n(base)}Z`;
}

/** A twig with leaves on both sides, for the frame of a picture. */
export function spray(
  setting: Setting,
  from: Point,
  to: Point,
  options: { colour: Colour; stem: Colour; leaf: number; count: number; sag?: number },
): Drawing {
  const { random, lit } = setting;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - (options.sag ?? 60)];
  const line = bend(from, middle, to, options.count);
  const dark: string[] = [];
  const pale: string[] = [];
  line.forEach((point, i) => {
    const next = line[i + 1] ?? to;
    const before = line[i - 1] ?? from;
    const heading = Math.atan2(next[1] - before[1], next[0] - before[0]);
    const size = options.leaf * random.between(0.75, 1.15) * (1 - (i / line.length) * 0.35);
    for (const side of [-1, 1]) {
      const target = side < 0 === (lit === 'left') ? pale : dark;
      target.push(leaf(point, heading + side * random.between(0.6, 1.05), size, size * 0.34));
    }
  });
  return [
    { d: ribbon(line, (t) => options.leaf * 0.12 * (1 - t * 0.7)), fill: options.stem },
    { d: dark.join(''), fill: options.colour, tone: across(lit, { shade: 0.1 }, { shade: 0.4 }) },
    {
      d: pale.join(''),
      fill: lighten(options.colour, 0.14),
      tone: across(lit, { light: 0.3 }, { shade: 0.14 }),
    },
  ];
}

/** A hedge or thicket along a line. */
function thicket(random: Random, line: readonly Point[], size: number): string {
  return line
    .map(([x, y]) => {
      const r = size * random.between(0.6, 1.1);
      return scallop(random, x, y - r * 0.3, r, r * 0.85, 9);
    })
    .join('');
}

/** A hedge that follows the ground from one place to another. */
export function hedge(
  random: Random,
  at: (x: number) => number,
  from: number,
  to: number,
  size: number,
): string {
  const line: Point[] = [];
  for (let x = from; x < to; x += size * random.between(0.5, 1.05)) line.push([x, at(x)]);
  return thicket(random, line, size);
}
