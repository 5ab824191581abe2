/** Marks the words of a text that match a query, and cuts its snippet around them. Pure. */
import { cutAtWord } from './cut-at-word';
import type { Phrase } from './synonym-table';
import { type Word, wordsOf } from './words';

/** Pieces of a text; every second one, beginning with the second, matches the query. */
export type MarkedText = string[];

/** The matching stems, those of a phrase only if they are adjacent. */
export type MatchingPhrases = readonly Phrase[];

export function markWords(text: string, phrases: MatchingPhrases): MarkedText {
  const pieces: MarkedText = [];
  let unmarkedFrom = 0;
  for (const { start, end } of rangesOf(text, phrases)) {
    pieces.push(text.slice(unmarkedFrom, start), text.slice(start, end));
    unmarkedFrom = end;
  }
  if (unmarkedFrom < text.length || pieces.length === 0) pieces.push(text.slice(unmarkedFrom));
  return pieces;
}

/** A match in a text, by its characters. */
interface MarkedRange {
  start: number;
  end: number;
}

/** The matches in a text, in order; of two phrases that begin with one word the longer. */
function rangesOf(text: string, phrases: MatchingPhrases): MarkedRange[] {
  const words = wordsOf(text);
  const ranges: MarkedRange[] = [];
  let index = 0;
  while (index < words.length) {
    const length = longestPhraseAt(index, words, phrases);
    const [first, last] = [words[index], words[index + length - 1]];
    if (first && last && length > 0) ranges.push({ start: first.start, end: last.end });
    index += Math.max(1, length);
  }
  return ranges;
}

/** Words of the longest phrase that begins there; 0 if none does. */
function longestPhraseAt(index: number, words: readonly Word[], phrases: MatchingPhrases): number {
  const phrasesHere = phrases.filter((phrase) =>
    phrase.every((stem, offset) => words[index + offset]?.stem === stem),
  );
  return Math.max(0, ...phrasesHere.map(({ length }) => length));
}

/** Characters of a snippet. */
const maxLength = 140;
/** Characters of a snippet before its first match. */
const maxLengthBefore = 80;

/** The summary, or the first match in the body if the summary has none. */
export function snippetOf(summary: string, body: string, phrases: MatchingPhrases): MarkedText {
  const firstMatch = (text: string) => rangesOf(text, phrases)[0];
  const matchInBody = summary && firstMatch(summary) ? undefined : firstMatch(body);
  return markWords(matchInBody ? excerpt(body, matchInBody.start) : cut(summary || body), phrases);
}

/** From the beginning of the sentence with the match, or from within it if that is too far. */
function excerpt(text: string, matchStart: number): string {
  const sentence = sentenceStart(text, matchStart);
  if (matchStart - sentence <= maxLengthBefore) return cut(text.slice(sentence));
  const earliest = matchStart - maxLengthBefore;
  const space = text.slice(earliest, matchStart).indexOf(' ');
  return `…\u00a0${cut(text.slice(earliest + space + 1))}`;
}

function sentenceStart(text: string, position: number): number {
  const sentenceEnds = [...text.slice(0, position).matchAll(/[.!?…][\u00a0\u202f]?»? /g)];
  const last = sentenceEnds.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** A text without a space is cut within its only word. */
function cut(text: string): string {
  return cutAtWord(text, maxLength) || `${text.slice(0, maxLength)}…`;
}
