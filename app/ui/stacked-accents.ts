/** Bounds the accents one letter may carry. Pure. */

/** The most accents on one letter in any language, with a margin (Unicode Standard Annex 15, §13). */
const accentStack = /(\p{M}{30})\p{M}+/gu;

/** The text as it is normalised in a time that grows with its length: accents on one letter are sorted one by one. */
export function withoutStackedAccents(text: string): string {
  return text.replace(accentStack, '$1');
}
