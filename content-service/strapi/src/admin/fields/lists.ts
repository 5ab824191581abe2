/** Lists as editors write them: one a line, cells of a row between bars. Pure. */

/** The form's value: the list, or its JSON. */
export function listOf(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : [];
  try {
    return listOf(JSON.parse(value) as unknown);
  } catch {
    return [];
  }
}

export const linesToText = (value: unknown): string => listOf(value).map(String).join('\n');

export const textToLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const rowsToText = (value: unknown): string =>
  listOf(value)
    .map((row) => listOf(row).map(String).join(' | '))
    .join('\n');

export const textToRows = (text: string): string[][] =>
  textToLines(text).map((line) => line.split('|').map((cell) => cell.trim()));

/**
 * Rows from a table of Word, Excel or a page, as editors type them
 *
 * @param cells of its HTML; null without a table there @param text the plain text, with cells between tabs
 * @returns null where nothing of a table is pasted
 */
export function pastedRows(cells: string[][] | null, text: string): string | null {
  const rows =
    cells ??
    (text.includes('\t')
      ? textOfLines(text).map((line) => line.split('\t').map((cell) => cell.trim()))
      : null);
  return rows?.map((row) => row.map((cell) => cell.replaceAll('|', '/')).join(' | ')).join('\n') ?? null;
}

/** The bullet or the number before an item of a pasted list. */
const itemMark = /^\s*(?:[•·▪◦‣–-]|o(?=\t)|\(?\d{1,2}[.)])\s+/;

/** Items of a pasted list, without their bullets or numbers; null where the text is no list. */
export function pastedLines(text: string): string | null {
  const lines = textOfLines(text);
  if (!lines.some((line) => itemMark.test(line))) return null;
  return lines.map((line) => line.replace(itemMark, '').trim()).join('\n');
}

const textOfLines = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');
