/** The campuses around a place, nearest first. Pure. */
import type { Position } from '../globe';
import type { Gazetteer } from './find-place';
import { askedPlace, findPlace, kilometresFrom } from './place';

type AnyCampus = Parameters<typeof findPlace>[1][number];

export type NearestAnswer = { asked: string } & (
  | { kind: 'near'; place: string; campuses: { slug: string; kilometres: number }[] }
  | { kind: 'region'; place: string; campuses: { slug: string }[] }
  /** Read again, a name is the place. */
  | { kind: 'choices'; why: 'name' | 'spelling' | 'code'; places: { name: string }[] }
  | { kind: 'unknown' }
);

/** Number of campuses shown; the others are in the directory below. */
const nearestShown = 6;

/** The input, trimmed and cut; empty without one. */
export function parsePlace(parameters: URLSearchParams): string {
  return askedPlace(parameters, 'pres');
}

/** Around a place the nearest, of a region all. */
export function nearestCampuses(
  asked: string,
  campuses: readonly AnyCampus[],
  gazetteer: () => Gazetteer,
): NearestAnswer {
  const answer = findPlace(asked, campuses, gazetteer);
  switch (answer.kind) {
    case 'none':
    case 'unknown':
      return { asked, kind: 'unknown' };
    case 'choices':
      return { asked, kind: 'choices', why: answer.why, places: answer.places.map(({ name }) => ({ name })) };
    case 'region':
      return {
        asked,
        kind: 'region',
        place: answer.region,
        campuses: answer.places.map(({ word }) => ({ slug: word })),
      };
    case 'found': {
      const { name, inSentence = name } = answer.place;
      return { asked, kind: 'near', place: inSentence, campuses: sortByDistance(campuses, answer.place) };
    }
  }
}

function sortByDistance(campuses: readonly AnyCampus[], from: Position) {
  return campuses
    .map((campus) => ({ slug: campus.slug, kilometres: kilometresFrom(from, campus) }))
    .filter(({ kilometres }) => Number.isFinite(kilometres))
    .sort((a, b) => a.kilometres - b.kilometres || (a.slug < b.slug ? -1 : 1))
    .slice(0, nearestShown);
}
