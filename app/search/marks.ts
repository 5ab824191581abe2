/** Shows in a text which words answer a query. Pure. */
import { cutAtWord } from './cut';
import { wordsOf } from './words';

/** Pieces of a text; every second one, beginning with the second, answers the query. */
export type MarkedText = string[];

export function markWords(text: string, matched: ReadonlySet<string>): MarkedText {
  const pieces: MarkedText = [];
  let from = 0;
  for (const { stem, start, end } of wordsOf(text)) {
    if (!matched.has(stem)) continue;
    pieces.push(text.slice(from, start), text.slice(start, end));
    from = end;
  }
  if (from < text.length || pieces.length === 0) pieces.push(text.slice(from));
  return pieces;
}

/** Characters of a snippet. */
const longest = 190;
/** Characters of a text at most before the word that answers. */
const before = 80;

/** The summary, or the place in the text that answers when the summary does not. */
export function snippetOf(summary: string, body: string, matched: ReadonlySet<string>): MarkedText {
  const answers = (text: string) => wordsOf(text).find(({ stem }) => matched.has(stem));
  const place = summary && answers(summary) ? undefined : answers(body);
  return markWords(place ? excerpt(body, place.start) : cut(summary || body), matched);
}

/** From the beginning of the sentence that answers; from within it when it begins long before. */
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
