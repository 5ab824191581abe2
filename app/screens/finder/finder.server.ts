/** Loads the finder's data for an address. */
import type { ContentClient } from '~/content/client.server';
import type { AroundPlace, NearestCampus } from '~/school/campuses/nearest/nearness.server';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { knownValues } from '~/school/programmes/finder/facet-values';
import { type FacetName, type Facets, type FacetValue, facetNames } from '~/school/programmes/finder/facets';
import { type FinderState, parseFinderState } from '~/school/programmes/finder/finder-state';
import type { ProgrammeSummary } from '~/school/programmes/programmes.server';
import { pageCount } from '~/site/list-pages';
import { whileSame } from '../../../content-model/values/while-same';
import { type Criterion, criteriaOf, dropSuggestions, withoutCriteria } from './drop-suggestions';
import { countAmong, type FacetItem, type FacetMatches, findAmong } from './facet-engine';
import { createFinderIndex, type FinderCard, type FinderEntry, type FinderIndex } from './finder-index';
import { entriesWithin, placeEntries } from './place-entries';
import type { RankProgrammes } from './rank.server';

/** Programmes on a page of the list. */
export const pageSize = 48;

const indexOf = whileSame((programmes: readonly ProgrammeSummary[]) => createFinderIndex(programmes));

/** @throws {ContentError} */
export async function loadFinderIndex(content: ContentClient): Promise<FinderIndex> {
  return indexOf(await listAllProgrammes(content));
}

/**
 * @param values every value of the school for each facet, with its words
 * @param rank finds programmes by words
 * @param vicinity the place in the address
 * @returns null if the list has no such page
 * @throws {ContentError}
 */
export async function find(
  index: FinderIndex,
  parameters: URLSearchParams,
  values: Facets<readonly FacetValue[]>,
  rank: RankProgrammes,
  vicinity: AroundPlace | null = null,
) {
  const { state, unknown } = parseFinderState(parameters, knownValues(values), vicinity?.place.word);
  if (!state) return null;
  const meant = state.text === '' ? null : await findProgrammes(index, state.text, rank);
  const { programmes, counts } = findAmong(
    entriesWithin(inOrder(index, state, meant), vicinity),
    state.chosen,
  );
  const placed = placeEntries(programmes, vicinity, state);
  const total = programmes.length;
  const pages = pageCount(total, pageSize);
  if (state.page > pages) return null;
  const first = (state.page - 1) * pageSize;
  return {
    state,
    unknown,
    total,
    /** Those taught at the place itself; null without one. */
    onSite: vicinity ? placed.filter(({ onSite }) => onSite).length : null,
    pages,
    cards: placed
      .slice(first, first + pageSize)
      .map(({ entry, nearest }): PlacedCard => (nearest ? { ...entry.card, nearest } : entry.card)),
    facets: facetNames.map((name) => ({ name, options: optionsOf(name, values, counts, index, state) })),
    suggestions: total > 0 ? [] : suggestionsFor(state, index, meant, vicinity),
  };
}

/** A card, around a place with its nearest campus. */
type PlacedCard = FinderCard & { nearest?: NearestCampus };

export type FinderData = NonNullable<Awaited<ReturnType<typeof find>>>;
export type FacetData = FinderData['facets'][number];

async function findProgrammes({ bySlug }: FinderIndex, text: string, rank: RankProgrammes) {
  return (await rank(text)).flatMap((slug) => bySlug.get(slug) ?? []);
}

/** The programmes the text matches, in the chosen order; all without a text. Equally far ones are sorted, too. */
function inOrder({ orders }: FinderIndex, { sort }: FinderState, meant: FinderEntry[] | null) {
  if (sort === 'relevance' || sort === 'distance') return meant ?? orders.level;
  if (meant === null) return orders[sort];
  const among = new Set(meant);
  return orders[sort].filter((entry) => among.has(entry));
}

/** Values of at least one programme, and chosen ones. */
function optionsOf(
  name: FacetName,
  values: Facets<readonly FacetValue[]>,
  counts: FacetMatches<FacetItem>['counts'],
  { taught }: FinderIndex,
  { chosen }: FinderState,
) {
  return values[name]
    .filter(({ value }) => taught[name].has(value) || chosen[name].includes(value))
    .map(({ value, label }) => ({ value, label, count: counts[name].get(value) ?? 0 }));
}

function suggestionsFor(
  state: FinderState,
  { orders }: FinderIndex,
  meant: FinderEntry[] | null,
  vicinity: AroundPlace | null,
) {
  const countWithout = (drop: readonly Criterion[]) => {
    const entries = drop.includes('text') ? orders.level : (meant ?? orders.level);
    const within = entriesWithin(entries, drop.includes('near') ? null : vicinity);
    return countAmong(within, withoutCriteria(state, drop).chosen);
  };
  return dropSuggestions(criteriaOf(state), countWithout);
}
