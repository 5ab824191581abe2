/** What a visitor types or pastes, tidied for addresses and searches. Pure. */
import { withoutStackedAccents } from '~/base/stacked-accents';

/** Invisible characters that programs add: optional hyphens, joiners, marks of direction and of a file's beginning. */
const invisibleCharacters = /[\u00ad\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters outside words: spaces and line ends, control characters, lone halves of a character. */
const blanks = /[\p{Cc}\p{Cf}\p{Cs}\s]+/gu;
/** Substitutes for an apostrophe by keyboards and programs; some count as letters. */
const apostrophes = /[\u00b4\u02b9-\u02bf\u02c8\u2032\ua78b\ua78c\uff07]/g;
const hyphens = /[\u2010\u2011]/g;
/** Letters and digits of East Asian keyboards, and their distance from the plain ones. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/** The address in `Camille Exemple <camille@exemple.fr>`. */
const inAngleBrackets = /<([^<>]*)>/;
/** Spaces and invisible marks: an address has none. */
const blanksInAddress = /[\p{Cf}\s]/gu;
/** A link to an address, and what its parameters preset: `mailto:camille@exemple.fr?subject=…`. */
const mailtoLink = /^[^\p{L}\p{N}]*mailto:([^?]*).*$/iu;
/** Quotation marks, brackets and punctuation before and after an address: `(camille@exemple.fr),`. */
const marksAtEnds = /^[("'«[]+|(?<![)"'»\].,;:])[)"'»\].,;:]+$/g;

/**
 * The words with one space between them, composed (NFC).
 *
 * @param maxLength letters; the rest is cut
 */
export function tidyText(input: string, maxLength: number): string {
  const plain = withPlainCharacters(withoutStackedAccents(input));
  // Twice: the cut may leave a space or half a character.
  return singleSpaced(singleSpaced(plain).slice(0, maxLength));
}

/** Removes invisible characters and replaces look-alikes by the plain ones; lines and spaces stay. */
function withPlainCharacters(input: string): string {
  return plainApostrophes(input.replace(invisibleCharacters, ''))
    .replace(hyphens, '-')
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - fullWidthOffset))
    .normalize('NFC');
}

/** The address in what mail programs copy: with the name, as a link, or with the marks of a sentence. */
export function tidyEmail(input: string): string {
  const trimmed = input.trim();
  const [, address = trimmed] = inAngleBrackets.exec(trimmed) ?? [];
  return withPlainCharacters(address)
    .replace(blanksInAddress, '')
    .replaceAll('’', "'")
    .replace(mailtoLink, '$1')
    .replace(marksAtEnds, '');
}

/** The text has the same length: positions in it stay. */
export function plainApostrophes(text: string): string {
  return text.replace(apostrophes, '’');
}

function singleSpaced(text: string): string {
  return text.replace(blanks, ' ').trim();
}
