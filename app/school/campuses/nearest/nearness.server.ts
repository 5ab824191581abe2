/** The notice of a list about the place it is sorted from. */
import { formatNumber } from '~/site/format';
import type { Labels } from '~/site/labels';
import { nearName } from '../campus-name';
import type { CampusSummary } from '../campuses.server';
import type { Position } from '../globe';
import { isOnSite, kilometresFrom } from './around-place';
import { franceGazetteer } from './gazetteer.server';
import { askedPlace, findPlace, type KnownPlace, type PlaceAnswer } from './place';

/** The data in the page. */
export interface Nearness {
  /** The input. */
  input: string;
  /** The place: its slug in addresses, and `Près de Nantes`; null without a known one. */
  place: { word: string; name: string; near: string } | null;
  /** Why no place is known, in a sentence. */
  problem: string | null;
  /** Places to choose from then. */
  choices: { word: string; name: string }[];
}

export interface FoundNearness {
  shown: Nearness;
  from: KnownPlace | null;
  /** The address names no place, or a campus by its own slug: there are few such pages. */
  common: boolean;
}

export function nearnessOf(
  parameters: URLSearchParams,
  campuses: readonly CampusSummary[],
  t: Labels,
): FoundNearness {
  const input = askedPlace(parameters);
  const answer = findPlace(input, campuses, franceGazetteer);
  const common = input === '' || campuses.some(({ slug }) => slug === input);
  if (answer.kind === 'found') {
    const { word, name, inSentence = name } = answer.place;
    // The field shows the name of the place, however it was typed.
    const place = { word, name, near: nearName(inSentence, t) };
    return { shown: { input: name, place, problem: null, choices: [] }, from: answer.place, common };
  }
  const choices = 'places' in answer ? answer.places : [];
  return {
    shown: {
      input: input,
      place: null,
      problem: problemOf(answer, t),
      choices: choices.map(({ word, name }) => ({ word, name })),
    },
    from: null,
    common,
  };
}

/** @param word the form of a place in addresses */
export function placeNamed(word: string | null, campuses: readonly CampusSummary[]): KnownPlace | null {
  const answer = findPlace(word ?? '', campuses, franceGazetteer);
  return answer.kind === 'found' ? answer.place : null;
}

function problemOf(answer: Exclude<PlaceAnswer, { kind: 'found' }>, t: Labels): string | null {
  if (answer.kind === 'none') return null;
  const { asked } = answer;
  if (answer.kind === 'unknown') return t('campuses.place.unknown', { asked });
  if (answer.kind === 'region') return t('campuses.place.region', { asked });
  return t(`campuses.near.${answer.why}`, { asked });
}

/** `à 12 km`, `sur place` */
export function awayText(from: Position, to: Position, t: Labels): string {
  const kilometres = kilometresFrom(from, to);
  if (!Number.isFinite(kilometres)) return '';
  if (isOnSite(from, to)) return t('campuses.near.here');
  return t('campuses.place.away', { distance: formatNumber(kilometres) }).replaceAll(' ', '\u00a0');
}

/** There are 35,000 places and countless wrong ones: pages around them are kept like searches. */
export function keepLikeSearch(headers: Headers, { common }: Pick<FoundNearness, 'common'>): void {
  if (!common) headers.set('cache-control', 'public, s-maxage=60');
}

type AnyCampus = Pick<CampusSummary, 'slug' | 'title' | 'latitude' | 'longitude'>;

export interface AroundPlace {
  place: KnownPlace;
  campuses: readonly AnyCampus[];
  /** As shown on pages. */
  nearestOf: (campus: AnyCampus) => NearestCampus;
}

/** The nearest campus of something. */
export interface NearestCampus {
  slug: string;
  title: string;
  /** `à 12 km`, `sur place` */
  distance: string;
}

/** @param place null without a known one */
export function aroundPlace(
  place: KnownPlace | null,
  campuses: readonly AnyCampus[],
  t: Labels,
): AroundPlace | null {
  if (!place) return null;
  return {
    place,
    campuses,
    nearestOf: (campus) => ({
      slug: campus.slug,
      title: campus.title,
      distance: awayText(place, campus, t),
    }),
  };
}
