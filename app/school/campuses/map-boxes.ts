/** Upright rectangles on a map, in map units. Pure. */
import type { MapPoint } from './projection';

/** A rectangle as SVG describes it. */
export interface SvgRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function boxOfRect({ x, y, width, height }: SvgRect): Box {
  return { left: x, right: x + width, top: y, bottom: y + height };
}

export function shrunk({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left + by, right: right - by, top: top + by, bottom: bottom - by };
}

export function boxAt({ x, y }: MapPoint, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function containsBox(outer: Box, inner: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

export function containsPoint(box: Box, { x, y }: MapPoint): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

export function hullOf(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
