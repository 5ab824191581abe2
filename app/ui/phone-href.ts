/** Separators between the digits of one number; at most three characters. */
const gap = '[\\s./()_·–-]{0,3}';
const nine = `([1-9](?:${gap}\\d){8})`;
/** Ten digits in France; with the country's number nine, and a zero before them that is not dialled. */
const french = new RegExp(
  `(?<!\\d)(?:(?:(?:\\+|00)${gap})?(33|262|590|594|596)${gap}(?:0${gap})?|0${gap})${nine}`,
);
/** Any other: short numbers, and those of other countries. */
const other = /\+?\d(?:[\s.()-]{0,3}\d){1,17}/;

/**
 * Address that calls a number: RFC 3966 in the local form, which every phone in France dials. If there are several
 * numbers it is the first; extensions and other text are not dialled. Pure.
 */
export function phoneHref(written: string): string {
  const number = written
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑]/g, '-');
  const [, country, digits] = french.exec(number) ?? [];
  if (digits) return `tel:${country ? `+${country}` : '0'}${digits.replace(/\D/g, '')}`;
  const [found = ''] = other.exec(number) ?? [];
  return `tel:${found.replace(/[^\d+]/g, '').replace(/^00/, '+')}`;
}
