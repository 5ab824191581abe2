/** Numbers with decimals as they are typed in French, with a comma, or copied from a map, with a point. */

/** @returns null for an empty text; the typed text where it is no number, so that the form refuses to be saved */
export function numberOfText(typed: string): number | string | null {
  const written = typed.replace(/\s/g, '').replace(',', '.').replace('−', '-');
  if (written === '') return null;
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(written) ? Number(written) : typed;
}

export function textOfNumber(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value).replace('.', ',') : '';
}
