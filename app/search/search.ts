/** A query answered: documents by relevance. */
import type { DocumentKind } from './document';
import type { SearchIndex } from './index-builder';
import { rank } from './rank';
import { understand } from './understand';

/** @param kinds only these; all by default */
export function search(index: SearchIndex, query: string, kinds?: ReadonlySet<DocumentKind>) {
  const terms = understand(query, index);
  return { hits: rank(index, terms, kinds), terms };
}
