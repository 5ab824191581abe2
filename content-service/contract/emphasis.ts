/**
 * Emphasis as editors type it: the signs of a line are pairs, in their order. The Markdown library sees no pair if a space
 * or punctuation is on the wrong side of a sign: `**important **suite`, `**Attention :**suite`, `*« eau »*est`. A line
 * with a pair that is not certain is left to the library. Pure.
 */
import type { TokenizerAndRendererExtension } from 'marked';

/** A run of one character in a line: `*`, `__`, `~~`. */
interface Sign {
  text: string;
  position: number;
}

/** Pieces of a line between two characters of emphasis: a line with more is left to the library. */
const maxPieces = 80;

export const emphasis: TokenizerAndRendererExtension = {
  name: 'emphasis',
  level: 'inline',
  tokenizer(text, tokensBefore) {
    const [sign = ''] = /^(?:\*{1,3}(?!\*)|_{1,3}(?!_)|~~(?!~))/.exec(text) ?? [];
    const character = text.charAt(0);
    const characterBefore = tokensBefore.at(-1)?.raw.at(-1) ?? '';
    if (sign === '' || characterBefore === character) return undefined;
    const [line = ''] = /^.*/.exec(text) ?? [];
    if (line.split(character).length > maxPieces) return undefined;
    const words = emphasisedWords(line, sign, characterBefore);
    if (words === null) return undefined;
    const token = { raw: `${sign}${words}${sign}`, text: words };
    const tokens = this.lexer.inlineTokens(words);
    if (sign === '~~') return { type: 'del', ...token, tokens };
    if (sign.length === 1) return { type: 'em', ...token, tokens };
    const strong = { type: 'strong', ...token, tokens };
    return sign.length === 2 ? strong : { type: 'em', ...token, tokens: [strong] };
  },
};

/** The words between the first two signs of a line that begins with one; null if the line has a pair that is not certain. */
function emphasisedWords(line: string, sign: string, characterBefore: string): string | null {
  const signs = signsOf(line, sign.charAt(0));
  const equalSigns = signs.filter(({ text }) => text === sign);
  const [open, close] = equalSigns;
  if (open?.position !== 0 || !close) return null;
  const areCertain = equalSigns.every((first, index) => {
    const isOpening = index % 2 === 0;
    const second = equalSigns[index + 1];
    return !isOpening || (second && isPair(line, characterBefore, first, second, signs));
  });
  return areCertain ? line.slice(sign.length, close.position) : null;
}

/** Code, links' addresses, tags and escapes, whose characters are no signs. */
const literal = /\\.|`[^`]*`|\]\([^()]*\)|<[^<>]*>|https?:\/\/\S*/g;
const hasWord = /[\p{L}\p{N}]/u;

/** The signs of one character in a line; within a word (`snake_case`) `_` is a letter. */
function signsOf(line: string, character: string): Sign[] {
  const withoutLiterals = line.replace(literal, (part) => part.replace(/[*_~]/g, 'x'));
  return [...withoutLiterals.matchAll(/\*+|_+|~+/g)]
    .map(({ 0: text, index }) => ({ text, position: index }))
    .filter(({ text }) => text[0] === character)
    .filter((sign) => character !== '_' || !isWithinWord(line, sign));
}

const isWithinWord = (line: string, { text, position }: Sign): boolean =>
  hasWord.test(line[position - 1] ?? '') && hasWord.test(line[position + text.length] ?? '');

/** Behind a letter, these begin emphasis; a comma and the like do not: `tarif*, durée*` are footnotes. */
const mayFollowLetter = /^[\p{L}\p{N}\p{S}\p{Ps}\p{Pi}"'’#]/u;
const endsWithOpening = /[\p{Ps}\p{Pi}]$/u;

/** Whether two signs mean emphasis, and not footnotes, a product, or the end of one and the beginning of the next. */
function isPair(
  line: string,
  characterBefore: string,
  open: Sign,
  close: Sign,
  signs: readonly Sign[],
): boolean {
  const words = line.slice(open.position + open.text.length, close.position);
  const touchedSides = [/^\S/, /\S$/].filter((side) => side.test(words)).length;
  if (!hasWord.test(words) || touchedSides < (open.text.length === 1 ? 2 : 1)) return false;
  const followsLetter = hasWord.test(line[open.position - 1] ?? characterBefore);
  if (followsLetter && !mayFollowLetter.test(words)) return false;
  const precedesLetter = hasWord.test(line[close.position + close.text.length] ?? '');
  if (precedesLetter && endsWithOpening.test(words)) return false;
  const signsWithin = signs.filter(({ position }) => position > open.position && position < close.position);
  const countOf = (length: number) => signsWithin.filter(({ text }) => text.length === length).length;
  return [1, 2, 3].every((length) => countOf(length) % 2 === 0);
}
