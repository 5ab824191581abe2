/**
 * Draws the reliefs in the heads of sections: `node tools/reliefs.mjs` writes `app/ui/reliefs/*.svg`. Contour lines of
 * height fields, by marching squares. Run again only to change a drawing: the files are part of the sources.
 */
import { writeFileSync } from 'node:fs';

const [width, height, cell] = [1000, 320, 8];
/** Cells beyond each edge, so that lines run out of the drawing. */
const beyond = 3;

const hill = (cx, cy, rx, ry, h) => (x, y) => h * Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2);
const sum =
  (...fields) =>
  (x, y) =>
    fields.reduce((total, field) => total + field(x, y), 0);
const rough = (size) => (x, y) =>
  size *
  (Math.sin(x / 61 + Math.cos(y / 47) * 1.3) + Math.sin(y / 39 - x / 113) + 0.5 * Math.sin((x + y) / 29));

/** Heights by name, with the step between two lines. */
const fields = {
  // One summit.
  summit: [sum(hill(760, 150, 260, 150, 10), hill(480, 260, 150, 90, 3), rough(0.28)), 1],
  // Islands.
  islands: [
    sum(
      hill(910, 70, 90, 70, 5),
      hill(720, 210, 110, 80, 6),
      hill(540, 90, 80, 60, 4),
      hill(900, 260, 70, 60, 4),
      hill(400, 240, 90, 70, 3),
      rough(0.2),
    ),
    0.8,
  ],
  // Long ridges, one behind the other.
  ridges: [(x, y) => 2 * Math.sin((x * 0.55 + y) / 58 + Math.sin(x / 150) * 1.4) + rough(0.12)(x, y), 0.8],
  // A river and its banks.
  river: [
    (x, y) => Math.abs(y - 160 - 70 * Math.sin(x / 130) - 25 * Math.sin(x / 47)) / 24 + rough(0.1)(x, y),
    1,
  ],
  // A slope down to the shore.
  shore: [(x, y) => (x - 300) / 70 + y / 140 + 1.5 * Math.sin(y / 60 + x / 210) + rough(0.2)(x, y), 1.1],
  // A lake in a crater.
  lake: [
    (x, y) => {
      const away = Math.hypot((x - 740) / 1.35, y - 165);
      return 7 * Math.exp(-(((away - 120) / 62) ** 2)) + rough(0.22)(x, y) + hill(330, 70, 130, 90, 3)(x, y);
    },
    1,
  ],
  // Two summits and the pass between them.
  pass: [sum(hill(600, 210, 140, 110, 7), hill(880, 90, 140, 110, 8), rough(0.26)), 1],
};

for (const [name, [field, step]] of Object.entries(fields)) {
  const d = contours(field, step).map(path).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000"><path id="lines" d="${d}"/></svg>\n`;
  writeFileSync(new URL(`../app/ui/reliefs/${name}.svg`, import.meta.url), svg);
}

/** Lines of equal height, as lists of points. */
function contours(field, step) {
  const [columns, rows] = [Math.ceil(width / cell) + 2 * beyond, Math.ceil(height / cell) + 2 * beyond];
  const at = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) =>
      field((column - beyond) * cell, (row - beyond) * cell),
    ),
  );
  const all = at.flat();
  const lines = [];
  for (
    let level = Math.ceil(Math.min(...all) / step) * step + step / 2;
    level < Math.max(...all);
    level += step
  ) {
    lines.push(...chain(segmentsAt(at, level, columns, rows)));
  }
  return lines.map((line) => simplified(line, 1.6)).filter((line) => line.length > 6);
}

function segmentsAt(at, level, columns, rows) {
  const segments = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [at[row][column], at[row][column + 1], at[row + 1][column + 1], at[row + 1][column]];
      const places = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ];
      const cuts = corners.flatMap((one, index) => {
        const next = (index + 1) % 4;
        const other = corners[next];
        if (one < level === other < level) return [];
        const share = (level - one) / (other - one);
        const [[x, y], [toX, toY]] = [places[index], places[next]];
        return [[(x + (toX - x) * share - beyond) * cell, (y + (toY - y) * share - beyond) * cell]];
      });
      for (let index = 0; index + 1 < cuts.length; index += 2) segments.push([cuts[index], cuts[index + 1]]);
    }
  }
  return segments;
}

/** Joins segments end to end. */
function chain(segments) {
  const key = ([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`;
  const ends = new Map();
  for (const segment of segments) {
    for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), segment]);
  }
  const used = new Set();
  const grow = (line) => {
    for (;;) {
      const last = line.at(-1);
      const next = ends.get(key(last))?.find((segment) => !used.has(segment));
      if (!next) return line;
      used.add(next);
      line.push(key(next[0]) === key(last) ? next[1] : next[0]);
    }
  };
  return segments.flatMap((segment) => {
    if (used.has(segment)) return [];
    used.add(segment);
    const forward = grow([...segment]);
    return [grow(forward.reverse())];
  });
}

/** Ramer-Douglas-Peucker. */
function simplified(line, tolerance) {
  if (line.length < 3) return line;
  const [[ax, ay], [bx, by]] = [line[0], line.at(-1)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  let [far, split] = [0, 0];
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index];
    const closed = ax === bx && ay === by;
    const off = closed
      ? Math.hypot(x - ax, y - ay)
      : Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
    if (off > far) [far, split] = [off, index];
  }
  if (far <= tolerance) return [line[0], line.at(-1)];
  return [
    ...simplified(line.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplified(line.slice(split), tolerance),
  ];
}

/** Smooth through the middles, in whole numbers relative to each other. */
function path(line) {
  const points = line.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const middles = points
    .slice(1)
    .map(([x, y], index) => [Math.round((x + points[index][0]) / 2), Math.round((y + points[index][1]) / 2)]);
  let [px, py] = middles[0];
  let d = `M${px} ${py}`;
  for (let index = 1; index < middles.length; index++) {
    const [[cx, cy], [x, y]] = [points[index], middles[index]];
    d += `q${[cx - px, cy - py, x - px, y - py].join(' ').replaceAll(' -', '-')}`;
    [px, py] = [x, y];
  }
  const [[sx, sy], [ex, ey]] = [points[0], points.at(-1)];
  if (Math.hypot(ex - sx, ey - sy) < 2) {
    const [x, y] = middles[0];
    d += `q${[ex - px, ey - py, x - px, y - py].join(' ').replaceAll(' -', '-')}`;
  }
  return d;
}
