/**
 * What a list of programmes is about, and whether search engines may keep it
 * (docs/decisions/015-finder-addresses.md). Pure.
 */
import {
  defaultSort,
  type FacetName,
  type FinderState,
  facetNames,
  finderHref,
} from '~/school/programmes/finder/finder-state';

export type FinderSubject =
  | { kind: 'all' }
  /** Narrowed by one value of one facet: a page with a name of its own. */
  | { kind: 'one'; name: FacetName; value: string }
  /** Several values, or words: one visitor's question. */
  | { kind: 'question' };

export function subjectOf({ chosen, text }: Pick<FinderState, 'chosen' | 'text'>): FinderSubject {
  if (text !== '') return { kind: 'question' };
  const values = facetNames.flatMap((name) => chosen[name].map((value) => ({ name, value })));
  const [only, ...others] = values;
  if (!only) return { kind: 'all' };
  return others.length === 0 ? { kind: 'one', ...only } : { kind: 'question' };
}

/**
 * The whole list and lists of one value are kept, each of their pages as itself, for each holds other
 * programmes. A visitor's own question, another order and an empty list are not: there are more of them
 * than programmes. Each has its own clean address as canonical, for a page that is not kept and points
 * to another contradicts itself.
 */
export function indexingOf(state: FinderState, total: number): { path: string; noindex: boolean } {
  const kept = total > 0 && state.sort === defaultSort(state.text) && subjectOf(state).kind !== 'question';
  return { path: finderHref(state), noindex: !kept };
}
