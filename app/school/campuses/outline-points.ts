/** Points along the lines of the map. Pure. */
import type { MapPoint } from './projection';

/**
 * Points along an SVG path of straight relative lines (`M243 7l3 6-1 3z`), no two further apart than `step`.
 *
 * @param step map units
 */
export function outlinePoints(path: string, step: number): MapPoint[] {
  const lines = path.split('M').filter((line) => line !== '');
  return lines.flatMap((line) => {
    const [x = 0, y = 0, ...moves] = (line.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const points: MapPoint[] = [{ x, y }];
    let corner = { x, y };
    for (let index = 0; index + 1 < moves.length; index += 2) {
      const move = { x: moves[index] ?? 0, y: moves[index + 1] ?? 0 };
      points.push(...pointsBetween(corner, move, step));
      corner = { x: corner.x + move.x, y: corner.y + move.y };
    }
    return points;
  });
}

/** Points from a corner, which is left out, to the end of a move. */
function pointsBetween(corner: MapPoint, move: MapPoint, step: number): MapPoint[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(move.x, move.y) / step));
  return Array.from({ length: parts }, (_, index) => {
    const share = (index + 1) / parts;
    return { x: corner.x + move.x * share, y: corner.y + move.y * share };
  });
}
