/**
 * Which rows of a matrix run: all with `MATRIX=whole` (`npm run test:all -- matrices`), otherwise a tenth chosen by a seed.
 */

export const runsWholeMatrix = process.env.MATRIX === 'whole';
/** `MATRIX_SEED=7` chooses another tenth. */
const seed = Number(process.env.MATRIX_SEED ?? 1);

/** @param name the name of a row: a new row does not change the choice among the others */
export function sampled<Row>(rows: readonly Row[], name: (row: Row) => string): Row[] {
  return runsWholeMatrix ? [...rows] : rows.filter((row) => hash(`${seed} ${name(row)}`) % 10 === 0);
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
