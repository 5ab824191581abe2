/** A visitor's input, in the form for addresses and searches. Pure. */
import { withoutStackedAccents } from '~/ui/stacked-accents';

/** Invisible characters that programs add: optional hyphens, joiners, marks of direction and of a file's beginning. */
const invisibleCharacters = /[\u00ad\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters outside words: spaces and line ends, control characters, lone halves of a character. */
const betweenWords = /[\p{Cc}\p{Cf}\p{Cs}\s]+/gu;
/** Substitutes for an apostrophe by keyboards and programs; some count as letters. */
const apostrophes = /[\u00b4\u02b9-\u02bf\u02c8\u2032\ua78b\ua78c\uff07]/g;
const hyphens = /[\u2010\u2011]/g;
/** Full-width letters and digits. */
const wide = /[\uff01-\uff5e]/g;
const fromWide = 0xfee0;

/** The words with one space between them, composed (NFC). @param longest letters; the rest is cut */
export function tidyText(typed: string, longest: number): string {
  // Twice: the cut may leave a space or half a character.
  return wordsOf(wordsOf(withoutDisguise(withoutStackedAccents(typed))).slice(0, longest));
}

/** Removes invisible characters and replaces look-alikes by the plain ones; lines and spaces stay. */
function withoutDisguise(typed: string): string {
  return plainApostrophes(typed.replace(invisibleCharacters, ''))
    .replace(hyphens, '-')
    .replace(wide, (letter) => String.fromCharCode(letter.charCodeAt(0) - fromWide))
    .normalize('NFC');
}

/**
 * An address as mail programs copy it: `Camille Exemple <camille@exemple.fr>`, `mailto:camille@exemple.fr?subject=…`,
 * `(camille@exemple.fr),`.
 */
export function tidyEmail(typed: string): string {
  const bare = typed.trim();
  const [, address = bare] = /<([^<>]*)>/.exec(bare) ?? [];
  return withoutDisguise(address)
    .replace(/[\p{Cf}\s]/gu, '')
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]*mailto:([^?]*).*$/iu, '$1')
    .replace(/^[("'«[]+|(?<![)"'»\].,;:])[)"'»\].,;:]+$/g, '');
}

/** As long as before. */
export function plainApostrophes(text: string): string {
  return text.replace(apostrophes, '’');
}

function wordsOf(text: string): string {
  return text.replace(betweenWords, ' ').trim();
}
