/**
 * Subject of a list of programmes, and whether search engines may index it
 * (docs/architecture.md, "The finder's address"). Pure.
 */
import { type FacetName, facetNames } from '~/school/programmes/finder/facets';
import { defaultSort, type FinderState, finderHref } from '~/school/programmes/finder/finder-state';

type FinderSubject =
  | { kind: 'all' }
  /** Filtered by one value of one facet: a page with its own title. */
  | { kind: 'value'; name: FacetName; value: string }
  /** Several values, or text: an individual query. */
  | { kind: 'query' };

export function subjectOf({ chosen, text }: Pick<FinderState, 'chosen' | 'text'>): FinderSubject {
  if (text !== '') return { kind: 'query' };
  const values = facetNames.flatMap((name) => chosen[name].map((value) => ({ name, value })));
  const [value, ...others] = values;
  if (!value) return { kind: 'all' };
  return others.length === 0 ? { kind: 'value', ...value } : { kind: 'query' };
}

/**
 * The canonical address of a list, and whether search engines leave it out. Indexed are the whole list and lists of one
 * value, page by page, because each has other programmes. Individual queries, other orders and empty lists are not:
 * there are more of them than programmes. Such a list is its own canonical address, because `noindex` contradicts that
 * of another page; around a place, it is the list without the place.
 */
export function indexingOf(state: FinderState, total: number): { path: string; noindex: boolean } {
  const { chosen, text } = state;
  if (state.near !== null) return { path: finderHref({ chosen, text }), noindex: true };
  const isIndexed = total > 0 && state.sort === defaultSort(state) && subjectOf(state).kind !== 'query';
  return { path: finderHref(state), noindex: !isIndexed };
}
