/** The parts of a small figure. */
import type { Colour } from '../press/colour';
import type { Drawing } from '../press/drawing';
import { circle, ellipse, type Point, ribbon } from '../press/paths';

export type Pose = 'stand' | 'walk' | 'sit' | 'ride';

export function legs(pose: Pose, hip: Point): string {
  const leg = (...points: Point[]) => ribbon(points, (t) => 8.6 - t * 2.6);
  if (pose === 'walk') return leg([1, hip[1]], [7, -26], [12, -1]) + leg([-1, hip[1]], [-3, -24], [-13, -3]);
  if (pose === 'sit') return leg([hip[0], hip[1] + 1], [4, -18], [13, -27], [18, -16], [22, -3]);
  if (pose === 'ride')
    return leg([hip[0] + 1, hip[1] + 2], [8, -40], [4, -20]) + leg([hip[0], hip[1] + 2], [2, -30], [0, -9]);
  return leg([3.4, hip[1]], [4, -24], [4, -1]) + leg([-3.4, hip[1]], [-4, -24], [-4.4, -1]);
}

export function feet(pose: Pose): string {
  if (pose === 'walk') return ellipse(14.5, -1.5, 5, 2.2) + ellipse(-12, -2.4, 4.6, 2.2);
  if (pose === 'sit') return ellipse(25, -1.8, 5, 2.2);
  if (pose === 'ride') return ellipse(6, -18.6, 4.4, 2) + ellipse(2, -7.6, 4.4, 2);
  return ellipse(6, -1.5, 4.6, 2) + ellipse(-5.6, -1.5, 4.4, 2);
}

export function torso(hip: Point, neck: Point, coat: number): string {
  const [hx, hy] = hip;
  const [nx, ny] = neck;
  return `M${nx - 3} ${ny}Q${nx - 11} ${ny + 1} ${nx - 11.5} ${ny + 9}L${hx - 8 - coat * 0.2} ${hy + coat}Q${hx} ${hy + coat + 3} ${hx + 8 + coat * 0.2} ${hy + coat}L${nx + 11} ${ny + 9}Q${nx + 10.5} ${ny + 1} ${nx + 3} ${ny}Z`;
}

function reach(pose: Pose, [nx, ny]: Point): Point[] {
  if (pose === 'walk')
    return [
      [nx - 6, ny + 5],
      [nx - 11, ny + 18],
      [nx - 8, ny + 30],
    ];
  if (pose === 'sit')
    return [
      [nx + 1, ny + 6],
      [nx + 8, ny + 20],
      [nx + 22, ny + 18],
    ];
  if (pose === 'ride')
    return [
      [nx + 1, ny + 6],
      [nx + 5, ny + 18],
      [nx + 17, ny + 22],
    ];
  return [
    [nx + 7, ny + 5],
    [nx + 9, ny + 19],
    [nx + 7, ny + 32],
  ];
}

export const arm = (pose: Pose, neck: Point) => ribbon(reach(pose, neck), (t) => 6.4 - t * 1.8);

export function hand(pose: Pose, neck: Point): string {
  const [x, y] = reach(pose, neck)[2] ?? neck;
  return circle(x, y, 2.7);
}

export function bicycle(frame: Colour, paint: Colour): Drawing {
  const rim = { stroke: frame, strokeWidth: 1.7 };
  const tube = (...points: Point[]) => ribbon(points, () => 2);
  return [
    { d: circle(-21, -15, 15) + circle(23, -15, 15), ...rim, tone: undefined },
    {
      d:
        tube([-21, -15], [-10, -38], [15, -40], [0, -14], [-21, -15]) +
        tube([-10, -38], [0, -14]) +
        tube([23, -15], [15, -44], [21, -47]),
      fill: paint,
    },
    { d: ellipse(-12, -42, 6, 1.8), fill: frame },
  ];
}
