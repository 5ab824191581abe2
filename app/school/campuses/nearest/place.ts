/** Which place an address means by `?pres-de=`: a campus or a commune; distances are measured from it. Pure. */
import { tidyText } from '~/site/typed-text';
import type { Position } from '../globe';
import { plainNames } from './commune-table';
import { kilometresBetween } from './distance';
import type { Gazetteer } from './find-place';
import { longestPlace, placeParameter } from './place-address';

interface AnyCampus extends Position {
  slug: string;
  title: string;
  region: string;
}

export interface KnownPlace extends Position {
  /** As it is shown: `Nantes`, `Châteaubriant (44110)`. */
  name: string;
  /** As addresses have it: a campus's slug, or name and postcode of a commune. Read again it is the same place. */
  word: string;
}

export type PlaceAnswer =
  | { kind: 'none' }
  | { kind: 'found'; place: KnownPlace }
  /** Several are called so, or a region, which has several campuses. */
  | { kind: 'choices'; asked: string; why: 'name' | 'spelling' | 'region'; places: KnownPlace[] }
  | { kind: 'unknown'; asked: string };

/** A commune that bears a campus's name is that campus's own, this many kilometres around it. */
const sameTown = 25;

/** What was typed, tidied and cut; empty when nothing was asked. */
export function askedPlace(parameters: URLSearchParams, name = placeParameter): string {
  return tidyText(parameters.get(name) ?? '', longestPlace);
}

/** @param asked as `askedPlace` has it */
export function findPlace(
  asked: string,
  campuses: readonly AnyCampus[],
  gazetteer: () => Gazetteer,
): PlaceAnswer {
  const wanted = plainNames(asked);
  if (wanted === '') return asked === '' ? { kind: 'none' } : { kind: 'unknown', asked };
  const campus = campuses.find(({ slug, title }) => slug === asked || plainNames(title) === wanted);
  if (campus) return { kind: 'found', place: placeOfCampus(campus) };
  const inRegion = campuses.filter(({ region }) => plainNames(region) === wanted).map(placeOfCampus);
  if (inRegion.length > 0) return { kind: 'choices', asked, why: 'region', places: inRegion };
  const found = gazetteer().find(asked);
  switch (found.kind) {
    case 'unknown':
      return { kind: 'unknown', asked };
    case 'choices': {
      const places = found.places.map((commune) => placeOfCommune(commune, campuses));
      return { kind: 'choices', asked, why: found.spelling ? 'spelling' : 'name', places };
    }
    case 'found':
      return { kind: 'found', place: placeOfCommune(found.place, campuses) };
  }
}

/** Whole kilometres from a place. */
export function kilometresFrom(place: Position, to: Position): number {
  return Math.round(kilometresBetween(place, to));
}

function placeOfCampus({ slug, title, latitude, longitude }: AnyCampus): KnownPlace {
  return { name: title, word: slug, latitude, longitude };
}

interface AnyCommune extends Position {
  name: string;
  postcodes: readonly string[];
}

function placeOfCommune(
  { name, postcodes, ...position }: AnyCommune,
  campuses: readonly AnyCampus[],
): KnownPlace {
  const plain = plainNames(name);
  const own = campuses.find(
    (campus) => plainNames(campus.title) === plain && kilometresBetween(campus, position) < sameTown,
  );
  if (own) return placeOfCampus(own);
  const [postcode = ''] = postcodes;
  const { latitude, longitude } = position;
  const word = `${plain.replaceAll(' ', '-')}-${postcode}`;
  return { name: `${name} (${postcode})`, word, latitude, longitude };
}
