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
