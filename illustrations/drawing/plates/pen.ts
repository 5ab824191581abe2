/** The pen: three weights of line, hatching, leaders with letters, scale bars. */
import type { Colour } from '../press/colour';
import type { Drawing, Shape } from '../press/drawing';
import { circle, type Point, polyline } from '../press/paths';
import { inks } from '../setting/inks';
import { type Anchor, type Face, outlines } from './lettering';

/** Outlines, edges inside an outline, and what is only told. */
export const weights = { outline: 5, edge: 3, fine: 1.8 } as const;

export const line = (d: string, strokeWidth: number = weights.edge, stroke: Colour = inks.ink): Shape => ({
  d,
  stroke,
  strokeWidth,
});

/** A flat tint in its outline. */
export const solid = (d: string, fill: Colour, more: Partial<Shape> = {}): Shape => ({
  d,
  fill,
  stroke: inks.ink,
  strokeWidth: weights.outline,
  ...more,
});

/** Parallel lines across a box; `clipped` keeps them inside a shape. */
export function hatch(box: { x: number; y: number; width: number; height: number }, angle: number, gap: number): string {
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.hypot(box.width, box.height) / 2;
  const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  let path = '';
  for (let offset = -reach; offset <= reach; offset += gap) {
    const [x, y] = [cx - dy * offset, cy + dx * offset];
    path += polyline([
      [x - dx * reach, y - dy * reach],
      [x + dx * reach, y + dy * reach],
    ]);
  }
  return path;
}

export const clipped = (clip: string, children: Drawing): Drawing => ({ clip, children });

export const words = (text: string, face: Face, size: number, x: number, y: number, anchor: Anchor = 'middle', fill: Colour = inks.ink): Shape => ({
  d: outlines(text, face, size, x, y, anchor),
  fill,
});

/** A letter at the end of a leader that ends with a point on the part it names. */
export function lettered(letter: string, at: Point, part: Point, colour: Colour = inks.ink, leader: Colour = colour): Drawing {
  const pale = leader !== inks.ink;
  const length = Math.hypot(part[0] - at[0], part[1] - at[1]);
  const from: Point = [at[0] + ((part[0] - at[0]) * 36) / length, at[1] + ((part[1] - at[1]) * 36) / length];
  return [
    // A pale leader crosses pale parts too: it has an edge of ink.
    pale ? [line(polyline([from, part]), 6), { d: circle(part[0], part[1], 9), fill: inks.ink }] : [],
    line(polyline([from, part]), 2.4, leader),
    { d: circle(part[0], part[1], 6), fill: leader },
    words(letter, 'letter', 54, at[0], at[1] + 15, 'middle', colour),
  ];
}

/** A bar of alternate halves, as on a map. */
export function scaleBar(x: number, y: number, length: number, says: string, colour: Colour = inks.ink): Drawing {
  const half = length / 2;
  return [
    line(`M${x} ${y}h${length}M${x} ${y - 11}v22M${x + half} ${y - 7}v14M${x + length} ${y - 11}v22`, 2.6, colour),
    { d: `M${x} ${y - 4}h${half}v8h${-half}Z`, fill: colour },
    words(says, 'text', 30, x + half, y - 20, 'middle', colour),
  ];
}
