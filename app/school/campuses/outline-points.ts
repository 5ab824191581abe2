/** Points along the lines of the map. Pure. */
import type { MapPoint } from './projection';

/**
 * Points along an SVG path of straight relative lines (`M243 7l3 6-1 3z`), no two further apart than `step`.
 *
 * @param step map units
 */
export function outlinePoints(path: string, step: number): MapPoint[] {
  return path.split('M').flatMap((part) => {
    const [x = 0, y = 0, ...moves] = (part.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const points: MapPoint[] = [{ x, y }];
    let last = { x, y };
    for (let at = 0; at + 1 < moves.length; at += 2) {
      const [dx = 0, dy = 0] = [moves[at], moves[at + 1]];
      const parts = Math.max(1, Math.ceil(Math.hypot(dx, dy) / step));
      const from = last;
      for (let part = 1; part <= parts; part += 1) {
        last = { x: from.x + (dx * part) / parts, y: from.y + (dy * part) / parts };
        points.push(last);
      }
    }
    return part === '' ? [] : points;
  });
}
