/** Separators between the digits of one number; at most three characters. */
const gap = '[\\s./()_·–-]{0,3}';
const nineDigits = `([1-9](?:${gap}\\d){8})`;
/** Ten digits; or a country's number and nine digits, with or without a zero between them, which is not dialled. */
const frenchNumber = new RegExp(
  `(?<!\\d)(?:(?:(?:\\+|00)${gap})?(33|262|590|594|596)${gap}(?:0${gap})?|0${gap})${nineDigits}`,
);
/** A number with the prefix of its country: at most fifteen digits (ITU-T E.164). */
const internationalNumber = /(?:\+|(?<!\d)00)[\s.()-]{0,3}[1-9](?:[\s.()-]{0,3}\d){4,14}/;
/** Short numbers. */
const otherNumber = /\d(?:[\s.()-]{0,3}\d){1,17}/;

/**
 * The address that calls a number of a text (RFC 3966, in the local form, which every phone in France dials): the first
 * whole number, or else the first short one. Extensions and other text are not dialled. Pure.
 */
export function phoneHref(input: string): string {
  const text = input
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑]/g, '-');
  const french = frenchNumber.exec(text);
  const international = internationalNumber.exec(text);
  // The end of a foreign number may look like a French one.
  const isForeign = international !== null && (french === null || international.index < french.index);
  if (french !== null && !isForeign) {
    const [, country, digits = ''] = french;
    return `tel:${country ? `+${country}` : '0'}${digits.replace(/\D/g, '')}`;
  }
  const [number = ''] = international ?? otherNumber.exec(text) ?? [];
  // A zero in parentheses is not dialled from abroad.
  return `tel:${number
    .replace('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')}`;
}
