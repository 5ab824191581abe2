/** Closed lines of equal height around everything above a level (marching squares). */
import type { Point } from './paths';

export interface Field {
  columns: number;
  rows: number;
  /** Size of the picture area it covers. */
  width: number;
  height: number;
  x: number;
  y: number;
  heights: Float64Array;
}

export function sample(
  area: { x: number; y: number; width: number; height: number; cell: number },
  surface: (x: number, y: number) => number,
): Field {
  const columns = Math.round(area.width / area.cell);
  const rows = Math.round(area.height / area.cell);
  const heights = new Float64Array((columns + 1) * (rows + 1));
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      // The rim is far below everything, so that every line closes.
      const rim = row === 0 || column === 0 || row === rows || column === columns;
      heights[row * (columns + 1) + column] = rim
        ? -1e6
        : surface(area.x + (column / columns) * area.width, area.y + (row / rows) * area.height);
    }
  }
  return { columns, rows, width: area.width, height: area.height, x: area.x, y: area.y, heights };
}

export function isolines(field: Field, level: number): Point[][] {
  const next = new Map<string, { to: string; point: Point }>();
  for (let row = 0; row < field.rows; row++) {
    for (let column = 0; column < field.columns; column++) march(field, level, column, row, next);
  }
  const loops: Point[][] = [];
  while (next.size > 0) {
    const start = next.keys().next().value as string;
    const loop: Point[] = [];
    for (let key = start, step = next.get(key); step; step = next.get(key)) {
      loop.push(step.point);
      next.delete(key);
      key = step.to;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

/** Corners of a cell clockwise from its top left; an edge joins a corner to the next one. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function march(
  field: Field,
  level: number,
  column: number,
  row: number,
  next: Map<string, { to: string; point: Point }>,
): void {
  const value = (index: number) => {
    const [dx, dy] = corners[index & 3] ?? corners[0];
    return (field.heights[(row + dy) * (field.columns + 1) + column + dx] ?? 0) - level;
  };
  // Walking clockwise, the line enters where the ground rises above the level and leaves where it falls below.
  const enters: number[] = [];
  const leaves: number[] = [];
  for (let edge = 0; edge < 4; edge++) {
    const [a, b] = [value(edge), value(edge + 1)];
    if (a < 0 && b >= 0) enters.push(edge);
    if (a >= 0 && b < 0) leaves.push(edge);
  }
  enters.forEach((edge, i) => {
    const exit =
      leaves.length === 1 ? leaves[0] : (leaves.find((other) => other === ((edge + 1) & 3)) ?? leaves[i]);
    if (exit === undefined) return;
    next.set(name(column, row, exit), {
      to: name(column, row, edge),
      point: crossing(field, column, row, exit, value(exit), value(exit + 1)),
    });
  });
}

/** One name for an edge from both of its cells. */
function name(column: number, row: number, edge: number): string {
  if (edge === 0) return `h${column},${row}`;
  if (edge === 2) return `h${column},${row + 1}`;
  return edge === 3 ? `v${column},${row}` : `v${column + 1},${row}`;
}

function crossing(field: Field, column: number, row: number, edge: number, a: number, b: number): Point {
  const [from, to] = [corners[edge & 3] ?? corners[0], corners[(edge + 1) & 3] ?? corners[0]];
  const t = a === b ? 0.5 : a / (a - b);
  const [w, h] = [field.width / field.columns, field.height / field.rows];
  return [
    field.x + (column + from[0] + (to[0] - from[0]) * t) * w,
    field.y + (row + from[1] + (to[1] - from[1]) * t) * h,
  ];
}
