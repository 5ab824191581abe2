/** Shows in a text which words answer a query. Pure. */
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
/** Characters of a text before the word that answers. */
const before = 60;

/** The summary, or the place in the text that answers when the summary does not. */
export function snippetOf(summary: string, body: string, matched: ReadonlySet<string>): MarkedText {
  const answers = (text: string) => wordsOf(text).find(({ stem }) => matched.has(stem));
  const place = summary && answers(summary) ? undefined : answers(body);
  return markWords(place ? excerpt(body, place.start) : cut(summary || body), matched);
}

function excerpt(text: string, at: number): string {
  const from = at <= before ? 0 : text.indexOf(' ', at - before) + 1;
  return `${from > 0 ? '…\u00a0' : ''}${cut(text.slice(from))}`;
}

/** Cuts between words. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  return `${text.slice(0, end > 0 ? end : longest).replace(/[\s·,;:.–-]+$/, '')}\u00a0…`;
}
