/**
 * Resolves the place of `?pres-de=`, from which distances are measured: a campus, commune, department or region. Pure.
 */
import { tidyText } from '~/site/visitor-text';
import type { Position } from '../globe';
import { areaContains } from './area-names';
import { isInTown } from './campus-town';
import type { Area } from './commune-table';
import type { Gazetteer } from './gazetteer';
import { longestPlace, placeParameter } from './place-address';
import type { ChoiceReason, PlaceOfFrance } from './place-search-result';
import { plainNames } from './plain-names';

interface AnyCampus extends Position {
  slug: string;
  title: string;
  city: string;
  region: string;
  postalCode: string;
}

export interface ResolvedPlace extends Position {
  /** As shown: `Nantes`, `Châteaubriant (44110)`, `Loire-Atlantique (44)`. */
  name: string;
  /** The form after a preposition, if it differs from the name: `la Loire-Atlantique (44)`. */
  inSentence?: string;
  /**
   * The form in addresses: a campus's slug, name and postcode of a commune, number of a department, name of a region.
   * Read again it is the same place.
   */
  word: string;
}

export type PlaceAnswer =
  | { kind: 'none' }
  | { kind: 'found'; place: ResolvedPlace }
  /** Several are possible; or none has this name or postcode, and these are similar. */
  | { kind: 'choices'; asked: string; why: ChoiceReason; places: ResolvedPlace[] }
  /** A region, with its campuses. */
  | { kind: 'region'; asked: string; region: string; places: ResolvedPlace[] }
  | { kind: 'unknown'; asked: string };

/** The input of the parameter of a place, trimmed and cut; empty without one. */
export function placeInput(parameters: URLSearchParams, parameter = placeParameter): string {
  return tidyText(parameters.get(parameter) ?? '', longestPlace);
}

/** @param asked as `placeInput` returns it */
export function resolvePlace(
  asked: string,
  campuses: readonly AnyCampus[],
  gazetteer: () => Gazetteer,
): PlaceAnswer {
  const plainInput = plainNames(asked);
  if (plainInput === '') return asked === '' ? { kind: 'none' } : { kind: 'unknown', asked };
  const campus = campuses.find(({ slug, title }) => slug === asked || plainNames(title) === plainInput);
  if (campus) return { kind: 'found', place: placeOfCampus(campus) };
  const inRegion = campuses.filter(({ region }) => plainNames(region) === plainInput);
  if (inRegion[0]) return regionAnswer(asked, inRegion[0].region, inRegion.map(placeOfCampus));
  const answer = gazetteer().find(asked);
  switch (answer.kind) {
    case 'unknown':
      return { kind: 'unknown', asked };
    case 'choices': {
      const places = answer.places.flatMap((place) => placesOf(place, campuses).map(withMergedName(place)));
      return { kind: 'choices', asked, why: answer.why, places };
    }
    case 'found': {
      const places = placesOf(answer.place, campuses);
      return regionAnswer(asked, answer.place.name, places);
    }
  }
}

/** A place has one; a region has several, its campuses. */
function regionAnswer(asked: string, region: string, places: ResolvedPlace[]): PlaceAnswer {
  const [only, ...more] = places;
  return only && more.length === 0
    ? { kind: 'found', place: only }
    : { kind: 'region', asked, region, places };
}

/** A commune or a department is one place, a region the campuses in it. */
function placesOf(place: PlaceOfFrance, campuses: readonly AnyCampus[]): ResolvedPlace[] {
  if (!('departments' in place)) return [placeOfCommune(place, campuses)];
  const plain = plainNames(place.name);
  const namesake = campuses.find(({ title }) => plainNames(title) === plain);
  if (namesake) return [placeOfCampus(namesake)];
  const inside = campuses.filter(({ postalCode }) => areaContains(place, { postcodes: [postalCode] }));
  if (place.departments.length > 1 && inside.length > 0) return inside.map(placeOfCampus);
  return [placeOfArea(place)];
}

/** Distances are measured from the chief town. */
function placeOfArea({ name, article, chiefTown, departments }: Area): ResolvedPlace {
  const [number, ...others] = departments;
  const shownName = others.length > 0 ? name : `${name} (${number})`;
  const { latitude, longitude } = chiefTown;
  return {
    name: shownName,
    inSentence: `${articles[article] ?? ''}${shownName}`,
    word: others.length > 0 ? plainNames(name).replaceAll(' ', '-') : (number ?? ''),
    latitude,
    longitude,
  };
}

/** By the numbers of Insee; with capitals if they merge with the preposition. */
const articles: Readonly<Record<number, string>> = { 2: 'Le ', 3: 'la ', 4: 'Les ', 5: 'l’' };

/** `Seynod, Annecy`: the name that was typed explains why a commune of another name is offered. */
function withMergedName(place: PlaceOfFrance) {
  const mergedName = 'mergedName' in place ? place.mergedName : undefined;
  return (resolved: ResolvedPlace) =>
    mergedName ? { ...resolved, name: `${mergedName}, ${resolved.name}` } : resolved;
}

function placeOfCampus({ slug, title, latitude, longitude }: AnyCampus): ResolvedPlace {
  return { name: title, word: slug, latitude, longitude };
}

interface AnyCommune extends Position {
  name: string;
  postcodes: readonly string[];
}

function placeOfCommune(
  { name, postcodes, ...position }: AnyCommune,
  campuses: readonly AnyCampus[],
): ResolvedPlace {
  const plain = plainNames(name);
  const campusInTown = campuses.find((campus) =>
    isInTown([campus.title, campus.city], campus, { name, ...position }),
  );
  if (campusInTown && plainNames(campusInTown.title) === plain) return placeOfCampus(campusInTown);
  const [postcode = ''] = postcodes;
  // A town whose campus has another name keeps its name, but has the campus's position.
  const { latitude, longitude } = campusInTown ?? position;
  const word = `${plain.replaceAll(' ', '-')}-${postcode}`;
  return { name: `${name} (${postcode})`, word, latitude, longitude };
}
