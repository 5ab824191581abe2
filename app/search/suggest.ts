/** Suggestions while a visitor types, and when nothing was found. Pure, except for the index it reads. */
import type { DocumentKind } from './document';
import type { SearchIndex } from './index-builder';
import { shortestQuery } from './query-length';
import { search } from './search';
import { isCode } from './understand';
import { wordsOf } from './words';

export interface Suggestion {
  kind: DocumentKind;
  href: string;
  title: string;
}

const maxSuggestions = 6;

export function suggest(index: SearchIndex, query: string): Suggestion[] {
  if (query.trim().length < shortestQuery) return [];
  return search(index, query)
    .hits.slice(0, maxSuggestions)
    .map(({ document: { kind, href, title } }) => ({ kind, href, title }));
}

const maxWords = 4;
/** Letters in which a suggested word may differ: more than in a correction, because nothing else was found. */
const maxDifferingLetters = 3;
/** Letters of the shortest word that is replaced, or suggested. */
const shortestWord = 4;

/** Words of the site similar to those of a query without results; each has results. */
export function wordsLike({ vocabulary }: SearchIndex, query: string): string[] {
  const similarStems = wordsOf(query)
    .filter(({ stem }) => stem.length >= shortestWord && !isCode(stem))
    .flatMap(({ stem }) =>
      vocabulary.speltLike(stem, Math.min(maxDifferingLetters, Math.floor(stem.length / 2))),
    );
  const words = similarStems
    .sort((a, b) => a.letters - b.letters)
    .map(({ stem }) => vocabulary.usualForm(stem))
    .filter((word) => word.length >= shortestWord);
  return [...new Set(words)].slice(0, maxWords);
}
