/** Numbers with decimals as they are typed in French, with a comma, or copied from a map, with a point. */

/** @returns null for nothing, NaN for what is no number */
export function numberOfText(typed: string): number | null {
  const written = typed.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  if (written === '') return null;
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : Number.NaN;
}

export const textOfNumber = (value: unknown): string =>
  typeof value === 'number' && Number.isFinite(value) ? String(value).replace('.', ',') : '';
