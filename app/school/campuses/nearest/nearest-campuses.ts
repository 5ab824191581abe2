/** The campuses around a place, nearest first. Pure. */
import type { Position } from '../globe';
import { plainNames } from './commune-table';
import type { Gazetteer } from './find-place';
import { askedPlace, kilometresFrom } from './place';

interface AnyCampus extends Position {
  slug: string;
  title: string;
  region: string;
}

export type NearestAnswer = { asked: string } & (
  | { kind: 'near'; place: string; campuses: { slug: string; kilometres: number }[] }
  | { kind: 'region'; place: string; campuses: { slug: string }[] }
  | { kind: 'choices'; spelling: boolean; places: { name: string; postcode: string }[] }
  | { kind: 'unknown' }
);

/** Campuses shown; the others stand in the directory below. */
const nearestShown = 6;

/** What was typed, tidied and cut; empty when nothing was asked. */
export function parsePlace(parameters: URLSearchParams): string {
  return askedPlace(parameters, 'pres');
}

/** A campus is a place, too, and so is a region; any other is looked up. */
export function nearestCampuses(
  asked: string,
  campuses: readonly AnyCampus[],
  gazetteer: () => Gazetteer,
): NearestAnswer {
  const wanted = plainNames(asked);
  const called = campuses.find(({ title }) => plainNames(title) === wanted);
  if (called) return { asked, kind: 'near', place: called.title, campuses: sorted(campuses, called) };
  const inRegion = campuses.filter(({ region }) => plainNames(region) === wanted);
  if (inRegion[0]) {
    const { region } = inRegion[0];
    return { asked, kind: 'region', place: region, campuses: inRegion.map(({ slug }) => ({ slug })) };
  }
  const found = gazetteer().find(asked);
  if (found.kind === 'found') {
    const { name, postcodes } = found.place;
    const place = `${name} (${postcodes[0]})`;
    return { asked, kind: 'near', place, campuses: sorted(campuses, found.place) };
  }
  if (found.kind === 'unknown') return { asked, kind: 'unknown' };
  const places = found.places.map(({ name, postcodes }) => ({ name, postcode: postcodes[0] ?? '' }));
  return { asked, kind: 'choices', spelling: found.spelling, places };
}

function sorted(campuses: readonly AnyCampus[], from: Position) {
  return campuses
    .map((campus) => ({ slug: campus.slug, kilometres: kilometresFrom(from, campus) }))
    .filter(({ kilometres }) => Number.isFinite(kilometres))
    .sort((a, b) => a.kilometres - b.kilometres || (a.slug < b.slug ? -1 : 1))
    .slice(0, nearestShown);
}
