/** Addresses of searches: the address is the whole state. Pure. */
import { pathTo } from '~/addresses/path-to';
import { tidyText } from '~/site/visitor-text';
import { type DocumentKind, documentKinds, kinds } from './document';
import { longestQuery } from './query-length';

export interface SearchRequest {
  /** The input, trimmed and cut; empty without a question. */
  query: string;
  /** Only documents of this kind. */
  kind: DocumentKind | null;
}

/** An unknown kind is ignored. */
export function parseSearch(parameters: URLSearchParams): SearchRequest {
  return {
    query: tidyText(parameters.get('q') ?? '', longestQuery),
    kind: kinds.find((kind) => documentKinds[kind].word === parameters.get('type')) ?? null,
  };
}

export function searchHref({ query, kind }: Partial<SearchRequest>, page = 1): string {
  const parameters = new URLSearchParams();
  if (query) parameters.set('q', query);
  if (kind) parameters.set('type', documentKinds[kind].word);
  if (page > 1) parameters.set('page', String(page));
  const text = parameters.toString();
  return text ? `${pathTo('recherche')}?${text}` : pathTo('recherche');
}
