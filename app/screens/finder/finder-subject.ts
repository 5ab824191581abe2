/**
 * Subject of a list of programmes, and whether search engines may index it
 * (docs/architecture.md, "The finder's address"). Pure.
 */
import { type FacetName, facetNames } from '~/school/programmes/finder/facets';
import { defaultSort, type FinderState, finderHref } from '~/school/programmes/finder/finder-state';

export type FinderSubject =
  | { kind: 'all' }
  /** Filtered by one value of one facet: a page with its own title. */
  | { kind: 'one'; name: FacetName; value: string }
  /** Several values, or text: an individual query. */
  | { kind: 'question' };

export function subjectOf({ chosen, text }: Pick<FinderState, 'chosen' | 'text'>): FinderSubject {
  if (text !== '') return { kind: 'question' };
  const values = facetNames.flatMap((name) => chosen[name].map((value) => ({ name, value })));
  const [only, ...others] = values;
  if (!only) return { kind: 'all' };
  return others.length === 0 ? { kind: 'one', ...only } : { kind: 'question' };
}

/**
 * The whole list and lists of one value are indexed, each page with its own canonical address, because each has other
 * programmes. Individual queries, other orders and empty lists are not: there are more of them than programmes. Their
 * canonical address is their own, because `noindex` contradicts a canonical address of another page; that of a list
 * around a place has no place.
 */
export function indexingOf(state: FinderState, total: number): { path: string; noindex: boolean } {
  const { chosen, text } = state;
  if (state.near !== null) return { path: finderHref({ chosen, text }), noindex: true };
  const kept = total > 0 && state.sort === defaultSort(state) && subjectOf(state).kind !== 'question';
  return { path: finderHref(state), noindex: !kept };
}
