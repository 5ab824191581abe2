/** Splits text into the words of a lookup. Pure. */
import { plainApostrophes } from '~/site/visitor-text';
import { type Normalised, normalise } from './normalise';

/** A word in a text. */
export interface Word extends Normalised {
  /** Its position, in UTF-16 units. */
  start: number;
  end: number;
}

/** However it is written: `bac+3`, `Bac +3`, `bac plus 3`, `niveau 6`. */
const level = /bac\s?(?:\+|plus)?\s?[1-8](?!\d)|niveau\s\d(?!\d)/;
/** `J.P.O.`, `j.p.o`, `J. P. O.`, `j p o` */
const acronym = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:(?:\.\p{L}){1,9}|(?:\.?\s\p{L}){2,9})(?![\p{L}\p{M}\p{N}])/u;
const anyWord = /[\p{L}\p{M}\p{N}]+/u;
const tokenPattern = new RegExp(`${level.source}|${acronym.source}|${anyWord.source}`, 'giu');

/** The words of a text as they are written; a level and an acronym are one each. */
export const tokensOf = (text: string): string[] => plainApostrophes(text).match(tokenPattern) ?? [];

/** Every word of a text that is no stop word, with its place. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: token, index } of plainApostrophes(text).matchAll(tokenPattern)) {
    const word = normalise(token);
    if (word) words.push({ ...word, start: index, end: index + token.length });
  }
  return words;
}

/** Only the stems. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map((word) => word.stem);
}
