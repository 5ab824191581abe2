/** Shows in a text which words answer a query. Pure. */
import { cutAtWord } from './cut';
import type { Phrase } from './synonym-table';
import { wordsOf } from './words';

/** Pieces of a text; every second one, beginning with the second, answers the query. */
export type MarkedText = string[];

/** The matching stems, those of a phrase only if they are adjacent. */
export type MatchingPhrases = readonly Phrase[];

export function markWords(text: string, matched: MatchingPhrases): MarkedText {
  const pieces: MarkedText = [];
  let from = 0;
  for (const { start, end } of placesOf(text, matched)) {
    pieces.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  if (from < text.length || pieces.length === 0) pieces.push(text.slice(from));
  return pieces;
}

interface MarkedPlace {
  start: number;
  end: number;
}

/** The matches in a text, in order; of two phrases at one word the longer. */
function placesOf(text: string, matched: MatchingPhrases): MarkedPlace[] {
  const words = wordsOf(text);
  const places: MarkedPlace[] = [];
  for (let at = 0; at < words.length; at++) {
    const lengths = matched
      .filter((phrase) => phrase.every((stem, further) => words[at + further]?.stem === stem))
      .map(({ length }) => length);
    const last = words[at + Math.max(0, ...lengths) - 1];
    if (lengths.length === 0 || !last) continue;
    places.push({ start: words[at]?.start ?? 0, end: last.end });
    at += Math.max(...lengths) - 1;
  }
  return places;
}

/** Characters of a snippet. */
const longest = 190;
/** Characters of a text at most before the word that answers. */
const before = 80;

/** The summary, or the place in the text that answers when the summary does not. */
export function snippetOf(summary: string, body: string, matched: MatchingPhrases): MarkedText {
  const answers = (text: string) => placesOf(text, matched)[0];
  const place = summary && answers(summary) ? undefined : answers(body);
  return markWords(place ? excerpt(body, place.start) : cut(summary || body), matched);
}

/** From the beginning of the matching sentence; from within it if the match is far from that. */
function excerpt(text: string, at: number): string {
  const sentence = sentenceStart(text, at);
  if (at - sentence <= before) return cut(text.slice(sentence));
  return `…\u00a0${cut(text.slice(text.indexOf(' ', at - before) + 1))}`;
}

function sentenceStart(text: string, at: number): number {
  const ends = [...text.slice(0, at).matchAll(/[.!?…][\u00a0\u202f]?»? /g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : 0;
}

/** A text without a space is cut within its only word. */
function cut(text: string): string {
  return cutAtWord(text, longest) || `${text.slice(0, longest)}…`;
}
