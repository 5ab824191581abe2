/** E-mail addresses and telephone numbers in a plain text. Pure. */
import { phoneHref } from './phone-href';

/** A piece of a text: its words, and its target if it is an address or a number. */
export interface TextPiece {
  text: string;
  href?: string;
}

/** Between the pairs of a number: a space of any kind that is used for it. */
const gap = '[ \\u00a0\\u202f]';
const pairs = (count: number) => `(?:${gap}\\d{2}){${count}}`;
/** `03 53 01 26 40`, `0596 42 00 12`, and with the prefix of France or of a territory. */
const numbers = [
  `0[1-9]${pairs(4)}`,
  `0[1-9]\\d{2}${pairs(3)}`,
  `\\+33${gap}[1-9]${pairs(4)}`,
  // Guadeloupe, Guyane, Martinique, La Réunion and Mayotte
  `\\+(?:590|594|596|262)${gap}\\d{3}${pairs(3)}`,
  // Saint-Pierre-et-Miquelon, Wallis-et-Futuna, Nouvelle-Calédonie; Polynésie française
  `\\+(?:508|681|687)${pairs(3)}`,
  `\\+689${pairs(4)}`,
];
/** Never the middle of a longer number. */
const phone = `(?<![\\d+]${gap}?)(?:${numbers.join('|')})(?!${gap}?\\d)`;
/** Nothing in it needs escaping in an address, and no part is ambiguous. */
const email =
  '(?<![\\w.+@-])[a-z\\d][\\w.+-]{0,63}@[a-z\\d-]{1,63}(?:\\.[a-z\\d-]{1,63}){0,4}\\.[a-z]{2,24}(?![\\w@-])';
/** Every repetition has an end: the time for a text grows with its length, and no faster. */
export const contactPattern = new RegExp(`(${email})|${phone}`, 'gi');

/** The text in order; joined, the pieces are the text again. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(contactPattern)) {
    const [found, address] = match;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: found, href: address ? `mailto:${address}` : phoneHref(found) });
    from = match.index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
