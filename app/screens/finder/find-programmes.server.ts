/** Finds the programmes of an address, and counts those of each further value of the facets. */
import type { ContentClient } from '~/content/client.server';
import type { NearestCampus, Vicinity } from '~/school/campuses/nearest/vicinity';
import { allowedValues } from '~/school/programmes/finder/facet-values';
import { type FacetName, type Facets, type FacetValue, facetNames } from '~/school/programmes/finder/facets';
import { type FinderState, parseFinderState } from '~/school/programmes/finder/finder-state';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { listAllProgrammes } from '~/school/programmes/programmes.server';
import { pageCount } from '~/site/list-pages';
import { whileSame } from '../../../content-model/values/while-same';
import { type Criterion, criteriaOf, dropSuggestions, withoutCriteria } from './drop-suggestions';
import { countMatches, type FacetItem, type FacetMatches, filterByFacets } from './facet-engine';
import { createFinderIndex, type FinderCard, type FinderEntry, type FinderIndex } from './finder-index';
import { entriesWithin, placeEntries } from './place-entries';
import { entriesMatching, type RankProgrammes } from './rank.server';

/** Programmes on a page of the list. */
export const pageSize = 48;

const indexOf = whileSame((programmes: readonly ProgrammeSummary[]) => createFinderIndex(programmes));

/** @throws {ContentError} */
export async function loadFinderIndex(content: ContentClient): Promise<FinderIndex> {
  return indexOf(await listAllProgrammes(content));
}

/**
 * Finds the programmes of an address.
 *
 * @param values every value of the school for each facet, with its words
 * @param rank finds programmes by words
 * @param vicinity the place in the address
 * @returns null if the list has no such page
 * @throws {ContentError}
 */
export async function findProgrammes(
  index: FinderIndex,
  parameters: URLSearchParams,
  values: Facets<readonly FacetValue[]>,
  rank: RankProgrammes,
  vicinity: Vicinity | null = null,
) {
  const { state, unknown } = parseFinderState(parameters, allowedValues(values), vicinity?.place.word);
  if (!state) return null;
  const textMatches = state.text === '' ? null : await entriesMatching(index, state.text, rank);
  const entries = entriesWithin(inOrder(index, state, textMatches), vicinity);
  const { programmes, counts } = filterByFacets(entries, state.chosen);
  const placed = placeEntries(programmes, vicinity, state);
  const total = programmes.length;
  const pages = pageCount(total, pageSize);
  if (state.page > pages) return null;
  const first = (state.page - 1) * pageSize;
  return {
    state,
    unknown,
    total,
    /** Number of programmes that are taught at the place itself; null without a place. */
    onSite: vicinity ? placed.filter(({ onSite }) => onSite).length : null,
    pages,
    cards: placed
      .slice(first, first + pageSize)
      .map(({ entry, nearest }): CardWithCampus => (nearest ? { ...entry.card, nearest } : entry.card)),
    facets: facetNames.map((name) => ({ name, options: optionsOf(name, values, counts, index, state) })),
    suggestions: total > 0 ? [] : suggestionsFor(state, index, textMatches, vicinity),
  };
}

/** A card, around a place with its nearest campus. */
type CardWithCampus = FinderCard & { nearest?: NearestCampus };

export type FinderData = NonNullable<Awaited<ReturnType<typeof findProgrammes>>>;
export type FacetData = FinderData['facets'][number];

/** The programmes the text matches, or all without a text, in the chosen order; `placeEntries` sorts by distance. */
function inOrder({ orders }: FinderIndex, { sort }: FinderState, textMatches: FinderEntry[] | null) {
  if (sort === 'relevance' || sort === 'distance') return textMatches ?? orders.level;
  if (textMatches === null) return orders[sort];
  const matching = new Set(textMatches);
  return orders[sort].filter((entry) => matching.has(entry));
}

/** The values that at least one programme has, and chosen ones. */
function optionsOf(
  name: FacetName,
  values: Facets<readonly FacetValue[]>,
  counts: FacetMatches<FacetItem>['counts'],
  { taughtValues }: FinderIndex,
  { chosen }: FinderState,
) {
  return values[name]
    .filter(({ value }) => taughtValues[name].has(value) || chosen[name].includes(value))
    .map(({ value, label }) => ({ value, label, count: counts[name].get(value) ?? 0 }));
}

function suggestionsFor(
  state: FinderState,
  { orders }: FinderIndex,
  textMatches: FinderEntry[] | null,
  vicinity: Vicinity | null,
) {
  const countWithout = (drop: readonly Criterion[]) => {
    const entries = drop.includes('text') ? orders.level : (textMatches ?? orders.level);
    const within = entriesWithin(entries, drop.includes('near') ? null : vicinity);
    return countMatches(within, withoutCriteria(state, drop).chosen);
  };
  return dropSuggestions(criteriaOf(state), countWithout);
}
