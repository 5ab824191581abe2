/** Suggestions while a visitor types. Pure, except for the index it reads. */
import type { DocumentKind } from './document';
import type { SearchIndex } from './index-builder';
import { shortestQuery } from './query-length';
import { search } from './search';

export interface Suggestion {
  kind: DocumentKind;
  href: string;
  title: string;
}

const maxSuggestions = 6;

/** The best hits of a query that is being typed, without their texts. */
export function suggest(index: SearchIndex, query: string): Suggestion[] {
  if (query.trim().length < shortestQuery) return [];
  return search(index, query)
    .hits.slice(0, maxSuggestions)
    .map(({ document: { kind, href, title } }) => ({ kind, href, title }));
}
