/** E-mail addresses and telephone numbers in a plain text. Pure. */
import { phoneHref } from './phone-href';

/** A piece of a text, with its target if it is an e-mail address or a number. */
export interface TextPiece {
  text: string;
  href?: string;
}

/** A space between the pairs of digits of a number. */
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
/** Not within a longer number. */
const phone = `(?<![\\d+]${gap}?)(?:${numbers.join('|')})(?!${gap}?\\d)`;
/** Only characters that need no escaping in an address. */
const emailAddress =
  '(?<![\\w.+@-])[a-z\\d][\\w.+-]{0,63}@[a-z\\d-]{1,63}(?:\\.[a-z\\d-]{1,63}){0,4}\\.[a-z]{2,24}(?![\\w@-])';
/** Every repetition is bounded, so that the time for a text grows with its length and no faster. */
export const contactPattern = new RegExp(`(${emailAddress})|${phone}`, 'gi');

/** Splits a text; joined, the pieces are the text again. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  /** Of the last contact. */
  let end = 0;
  for (const match of text.matchAll(contactPattern)) {
    const [contact, email] = match;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: contact, href: email ? `mailto:${email}` : phoneHref(contact) });
    end = match.index + contact.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
