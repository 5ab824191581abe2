/** Thirty accents, more than one letter has in any language (Unicode Standard Annex 15, §13), and all beyond them. */
const accentStack = /(\p{M}{30})\p{M}+/gu;

/**
 * Drops the thirty-first and further accents of a letter, so that the time to normalise a text grows with its length
 * only: accents on one letter are sorted one by one. Pure.
 */
export function withoutStackedAccents(text: string): string {
  return text.replace(accentStack, '$1');
}
