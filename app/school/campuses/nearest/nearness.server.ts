/** What pages show of the visitor's place: the place that was found, or why there is none. */
import type { Labels } from '~/site/labels';
import { nearName } from '../campus-name';
import type { CampusSummary } from '../campuses.server';
import { franceGazetteer } from './france-gazetteer.server';
import { type PlaceAnswer, type ResolvedPlace, resolvePlace } from './resolve-place';

/** The part that the page shows. */
export interface Nearness {
  /** The content of the field. */
  input: string;
  /** The place: its form in addresses, its name, and `Près de Nantes`; null without one. */
  place: { word: string; name: string; near: string } | null;
  /** Why no place was found, in a sentence. */
  problem: string | null;
  /** Places to choose from, if there is a problem. */
  choices: { word: string; name: string }[];
}

interface NearnessResult {
  shown: Nearness;
  /** The place by which the list is sorted. */
  from: ResolvedPlace | null;
  /** Whether the address names no place, or a campus by its slug: many visitors share such a page. */
  isUsualPlace: boolean;
}

/** @param input as `placeInput` returns it */
export function nearnessOf(input: string, campuses: readonly CampusSummary[], t: Labels): NearnessResult {
  const answer = resolvePlace(input, campuses, franceGazetteer);
  const isUsualPlace = input === '' || campuses.some(({ slug }) => slug === input);
  if (answer.kind === 'found') {
    const { word, name, inSentence = name } = answer.place;
    // The field shows the name of the place, however it was typed.
    const place = { word, name, near: nearName(inSentence, t) };
    return { shown: { input: name, place, problem: null, choices: [] }, from: answer.place, isUsualPlace };
  }
  const choices = 'places' in answer ? answer.places : [];
  return {
    shown: {
      input,
      place: null,
      problem: problemOf(answer, t),
      choices: choices.map(({ word, name }) => ({ word, name })),
    },
    from: null,
    isUsualPlace,
  };
}

/** @param word the form of a place in addresses */
export function placeFromAddress(
  word: string | null,
  campuses: readonly CampusSummary[],
): ResolvedPlace | null {
  const answer = resolvePlace(word ?? '', campuses, franceGazetteer);
  return answer.kind === 'found' ? answer.place : null;
}

function problemOf(answer: Exclude<PlaceAnswer, { kind: 'found' }>, t: Labels): string | null {
  if (answer.kind === 'none') return null;
  const { asked } = answer;
  if (answer.kind === 'unknown') return t('campuses.place.unknown', { asked });
  if (answer.kind === 'region') return t('campuses.place.region', { asked });
  return t(`campuses.near.${answer.why}`, { asked });
}

/** There are 35,000 places and countless misspelt ones: pages around them are cached as briefly as searches. */
export function cacheByPlace(headers: Headers, { isUsualPlace }: Pick<NearnessResult, 'isUsualPlace'>): void {
  if (!isUsualPlace) headers.set('cache-control', 'public, s-maxage=60');
}
