/** A surface through scattered heights: a thin plate, a little stiff, so that one wrong height makes no peak. */

/** Kilometres east and north of the middle, metres. */
export interface Spot {
  x: number;
  y: number;
  height: number;
}

const bend = (squared: number) => (squared === 0 ? 0 : squared * Math.log(squared));

/**
 * @param stiffness 0 goes through every spot; more smooths
 * @returns height in metres at a place in kilometres
 */
export function surfaceThrough(spots: readonly Spot[], stiffness = 0.25): (x: number, y: number) => number {
  const n = spots.length;
  const size = n + 3;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  spots.forEach((a, i) => {
    const row = rows[i] as Float64Array;
    spots.forEach((b, j) => {
      row[j] = bend((a.x - b.x) ** 2 + (a.y - b.y) ** 2) + (i === j ? stiffness : 0);
    });
    row.set([1, a.x, a.y, a.height], n);
    for (const [k, value] of [1, a.x, a.y].entries()) (rows[n + k] as Float64Array)[i] = value;
  });
  const weights = solve(rows);
  return (x, y) => {
    let height = (weights[n] ?? 0) + (weights[n + 1] ?? 0) * x + (weights[n + 2] ?? 0) * y;
    for (let i = 0; i < n; i++) {
      const spot = spots[i] as Spot;
      height += (weights[i] ?? 0) * bend((x - spot.x) ** 2 + (y - spot.y) ** 2);
    }
    return height;
  };
}

/** Gauss, with the largest pivot. The last column is the right-hand side. */
function solve(rows: Float64Array[]): Float64Array {
  const n = rows.length;
  for (let column = 0; column < n; column++) {
    let best = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row;
    [rows[column], rows[best]] = [rows[best] as Float64Array, rows[column] as Float64Array];
    const pivot = rows[column] as Float64Array;
    for (let row = column + 1; row < n; row++) {
      const other = rows[row] as Float64Array;
      const share = (other[column] as number) / (pivot[column] as number);
      if (share !== 0) for (let k = column; k <= n; k++) other[k] = (other[k] as number) - share * (pivot[k] as number);
    }
  }
  const solution = new Float64Array(n);
  for (let row = n - 1; row >= 0; row--) {
    const values = rows[row] as Float64Array;
    let rest = values[n] as number;
    for (let k = row + 1; k < n; k++) rest -= (values[k] as number) * (solution[k] as number);
    solution[row] = rest / (values[row] as number);
  }
  return solution;
}
