/** A visitor's input, in the form for addresses and searches. Pure. */
import { withoutStackedAccents } from '~/ui/stacked-accents';

/** Invisible characters that programs add: optional hyphens, joiners, marks of direction and of a file's beginning. */
const invisibleCharacters = /[\u00ad\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters outside words: spaces and line ends, control characters, lone halves of a character. */
const betweenWords = /[\p{Cc}\p{Cf}\p{Cs}\s]+/gu;
/** Substitutes for an apostrophe by keyboards and programs; some count as letters. */
const apostrophes = /[\u00b4\u02b9-\u02bf\u02c8\u2032\ua78b\ua78c\uff07]/g;
const hyphens = /[\u2010\u2011]/g;
/** Letters and digits of East Asian keyboards, and their distance from the plain ones. */
const fullWidth = /[\uff01-\uff5e]/g;
const fullWidthOffset = 0xfee0;

/** The words with one space between them, composed (NFC). @param maxLength letters; the rest is cut */
export function tidyText(typed: string, maxLength: number): string {
  const plain = withPlainCharacters(withoutStackedAccents(typed));
  // Twice: the cut may leave a space or half a character.
  return singleSpaced(singleSpaced(plain).slice(0, maxLength));
}

/** Removes invisible characters and replaces look-alikes by the plain ones; lines and spaces stay. */
function withPlainCharacters(typed: string): string {
  return plainApostrophes(typed.replace(invisibleCharacters, ''))
    .replace(hyphens, '-')
    .replace(fullWidth, (letter) => String.fromCharCode(letter.charCodeAt(0) - fullWidthOffset))
    .normalize('NFC');
}

/**
 * An address as mail programs copy it: `Camille Exemple <camille@exemple.fr>`, `mailto:camille@exemple.fr?subject=…`,
 * `(camille@exemple.fr),`.
 */
export function tidyEmail(typed: string): string {
  const trimmed = typed.trim();
  const [, address = trimmed] = /<([^<>]*)>/.exec(trimmed) ?? [];
  return withPlainCharacters(address)
    .replace(/[\p{Cf}\s]/gu, '')
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]*mailto:([^?]*).*$/iu, '$1')
    .replace(/^[("'«[]+|(?<![)"'»\].,;:])[)"'»\].,;:]+$/g, '');
}

/** The text has the same length: positions in it stay. */
export function plainApostrophes(text: string): string {
  return text.replace(apostrophes, '’');
}

function singleSpaced(text: string): string {
  return text.replace(betweenWords, ' ').trim();
}
