/** Suggestions while a visitor types, and when nothing was found. Pure, except for the index it reads. */
import type { DocumentKind } from './document';
import type { SearchIndex } from './index-builder';
import { search } from './search';
import { isCode } from './understand';
import { wordsOf } from './words';

export interface Suggestion {
  kind: DocumentKind;
  href: string;
  title: string;
}

const mostSuggestions = 6;
/** One letter is too short. */
const shortestQuery = 2;

export function suggest(index: SearchIndex, query: string): Suggestion[] {
  if (query.trim().length < shortestQuery) return [];
  return search(index, query)
    .hits.slice(0, mostSuggestions)
    .map(({ document: { kind, href, title } }) => ({ kind, href, title }));
}

/** Letters that may differ when nothing else was found, and words suggested at most. */
const furthest = 3;
const mostWords = 4;

/** Words of the site similar to those of a query without results; each has results. */
export function wordsLike(index: SearchIndex, query: string): string[] {
  const { vocabulary } = index;
  const alike = wordsOf(query).flatMap(({ stem }) =>
    stem.length < 4 || isCode(stem)
      ? []
      : vocabulary.speltLike(stem, Math.min(furthest, Math.floor(stem.length / 2))),
  );
  const words = alike
    .sort((a, b) => a.letters - b.letters)
    .map(({ stem }) => vocabulary.usualForm(stem))
    .filter((word) => word.length > 3);
  return [...new Set(words)].slice(0, mostWords);
}
