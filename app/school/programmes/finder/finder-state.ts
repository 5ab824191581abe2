/**
 * State of the finder. The address is the whole state, always written in the same order, so that a state has exactly
 * one address. Pure.
 */

import { pathTo } from '~/addresses/path-to';
import type { ParameterOf } from '~/addresses/site-addresses';
import { placeParameter } from '~/school/campuses/nearest/place-address';
import { requestedPage } from '~/site/list-pages';
import { tidyText } from '~/site/visitor-text';
import { type FacetName, type Facets, facetNames, facets, facetsOf } from './facets';

export const sorts = ['relevance', 'distance', 'level', 'name', 'duration'] as const;
export type Sort = (typeof sorts)[number];
export const sortWords: Record<Sort, string> = {
  relevance: 'pertinence',
  distance: 'distance',
  level: 'niveau',
  name: 'nom',
  duration: 'duree',
};

export interface FinderState {
  /** Values as addresses have them, in the school's order. */
  chosen: Facets<readonly string[]>;
  /** The text, with single spaces; empty without one. */
  text: string;
  /** Word of the place distances are measured from. */
  near: string | null;
  sort: Sort;
  /** From 1. */
  page: number;
}

/** A state by its differences from the whole list. */
export interface PartialFinderState {
  chosen?: Partial<Facets<readonly string[]>>;
  text?: string;
  near?: string | null;
  sort?: Sort;
  page?: number;
}

/** Part of an address the school does not know. */
type UnknownParameter = FacetName | 'sort';

export const finderPath = pathTo('formations');

/** Names in the address of what is no facet. */
export const finderParameters = { text: 'q', sort: 'tri', page: 'page' } as const satisfies Record<
  string,
  ParameterOf<'formations'>
>;

/** Limit of the text in characters; a longer one is cut. */
export const longestText = 80;

/** By distance with a place, by relevance with words, otherwise by the level a programme leads to. */
export function defaultSort({ text, near }: Pick<FinderState, 'text' | 'near'>): Sort {
  if (near !== null) return 'distance';
  return text === '' ? 'level' : 'relevance';
}

/** Relevance needs words, and distance needs a place. */
export function sortsFor({ text, near }: Pick<FinderState, 'text' | 'near'>): Sort[] {
  return sorts.filter(
    (sort) => (sort !== 'relevance' || text !== '') && (sort !== 'distance' || near !== null),
  );
}

/**
 * @param allowed values an address may name, in the school's order; others are left out, and their facets listed
 * @param near the place of the address, which is read separately
 * @returns `state` is null if no list can have the requested page
 */
export function parseFinderState(
  parameters: URLSearchParams,
  allowed: Facets<readonly string[]>,
  near: string | null = null,
): { state: FinderState | null; unknown: UnknownParameter[] } {
  const unknown: UnknownParameter[] = [];
  const chosen = facetsOf((name) => {
    const values = parameters.getAll(facets[name].parameter).filter((value) => value !== '');
    if (values.some((value) => !allowed[name].includes(value))) unknown.push(name);
    return allowed[name].filter((value) => values.includes(value));
  });
  const text = tidyText(parameters.get(finderParameters.text) ?? '', longestText);
  const sortWord = parameters.get(finderParameters.sort) ?? '';
  const askedSort = sorts.find((sort) => sortWords[sort] === sortWord);
  if (sortWord !== '' && !askedSort) unknown.push('sort');
  const isPossible = askedSort && sortsFor({ text, near }).includes(askedSort);
  const sort = isPossible ? askedSort : defaultSort({ text, near });
  const page = requestedPage(parameters);
  return { state: page === null ? null : { chosen, text, near, sort, page }, unknown };
}

/** Address of a state. Values keep their given order. */
export function finderHref({
  chosen = {},
  text = '',
  near = null,
  sort,
  page = 1,
}: PartialFinderState): string {
  const parameters = new URLSearchParams();
  for (const name of facetNames) {
    for (const value of chosen[name] ?? []) parameters.append(facets[name].parameter, value);
  }
  if (text !== '') parameters.set(finderParameters.text, text);
  if (near !== null) parameters.set(placeParameter, near);
  if (sort && sort !== defaultSort({ text, near })) parameters.set(finderParameters.sort, sortWords[sort]);
  if (page > 1) parameters.set(finderParameters.page, String(page));
  const query = parameters.toString();
  return query ? `${finderPath}?${query}` : finderPath;
}

/** A state without one of its values, from the first page. */
export function withoutValue(
  { page: _, ...state }: FinderState,
  name: FacetName,
  value: string,
): PartialFinderState {
  const otherValues = state.chosen[name].filter((other) => other !== value);
  return { ...state, chosen: { ...state.chosen, [name]: otherValues } };
}

/** A state without its place, from the first page. */
export function withoutPlace({ page: _, ...state }: FinderState): PartialFinderState {
  const sort = state.sort === 'distance' ? defaultSort({ text: state.text, near: null }) : state.sort;
  return { ...state, near: null, sort };
}
