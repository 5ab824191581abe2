/** Separators between the digits of one number; at most three characters. */
const gap = '[\\s./()_·–-]{0,3}';
const nineDigits = `([1-9](?:${gap}\\d){8})`;
/** Ten digits; or a country's number and nine digits, with or without a zero between them, which is not dialled. */
const frenchNumber = new RegExp(
  `(?<!\\d)(?:(?:(?:\\+|00)${gap})?(33|262|590|594|596)${gap}(?:0${gap})?|0${gap})${nineDigits}`,
);
/** Short numbers, and those of other countries. */
const otherNumber = /\+?\d(?:[\s.()-]{0,3}\d){1,17}/;

/**
 * The address that calls the first number of a text (RFC 3966, in the local form, which every phone in France dials).
 * Extensions and other text are not dialled. Pure.
 */
export function phoneHref(input: string): string {
  const text = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑]/g, '-');
  const [, country, digits] = frenchNumber.exec(text) ?? [];
  if (digits) return `tel:${country ? `+${country}` : '0'}${digits.replace(/\D/g, '')}`;
  const [number = ''] = otherNumber.exec(text) ?? [];
  return `tel:${number.replace(/[^\d+]/g, '').replace(/^00/, '+')}`;
}
