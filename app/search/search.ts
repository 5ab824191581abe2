/** A query answered: documents by relevance. */
import type { DocumentKind } from './document';
import type { SearchIndex } from './index-builder';
import { type Hit, rank } from './rank';
import { type Term, understand } from './understand';

interface SearchHits {
  hits: Hit[];
  terms: Term[];
}

/** @param kinds only these; all by default */
export function search(index: SearchIndex, query: string, kinds?: ReadonlySet<DocumentKind>): SearchHits {
  const terms = understand(query, index);
  return { hits: rank(index, terms, kinds), terms };
}
