/** Figures as one table. */

/**
 * A measurement and its promise.
 *
 * @typedef {{ what: string, figure: string, ratio?: string, promise?: string, held?: boolean }} Figure
 */

/**
 * @param {Record<string, unknown>[]} rows
 * @param {string[]} [columns] names of the columns, in their order
 */
export function printTable(rows, columns = ['what', 'figure', 'ratio', 'promise', 'held']) {
  const cells = rows.map((row) => columns.map((column) => textOf(row[column])));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((line) => line[index].length)),
  );
  /** @param {string[]} texts */
  const line = (texts) => `| ${texts.map((text, index) => text.padEnd(widths[index])).join(' | ')} |`;
  console.log(line(columns));
  console.log(line(widths.map((width) => '-'.repeat(width))));
  for (const texts of cells) console.log(line(texts));
}

/** @param {unknown} value */
function textOf(value) {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'NO';
  return String(value);
}
