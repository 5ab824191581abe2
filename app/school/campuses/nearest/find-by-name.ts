/** Finds a place by its name, with that of its area or without, and by what people write instead. Pure. */
import { type AreaNames, areaContains } from './area-names';
import { bySize, type CommuneNames } from './commune-names';
import type { Area, Commune } from './commune-table';
import { townsOfDistrict } from './districts';
import { answerWith, type PlaceOfFrance, type PlaceSearchResult } from './place-search-result';

/** The names of France; those that are searched for are in the form of `plainNames`. */
export interface PlaceNames {
  communes: CommuneNames;
  areas: AreaNames;
}

/** Inhabitants of a town that competes with a department of the same name: Vienne, and not Landes (575). */
const likelyTownSize = 1000;
/** Words of the longest name at an edge of a text. */
const maxNameWords = 9;
/** Letters of the shortest name there. */
const minNameLetters = 3;
/** A text that begins with these is a street; Rue is also a town. */
const streetBeginning =
  /^(?:rue|avenue|av|boulevard|bd|place|chemin|impasse|allees?|quai|route|square|cours|passage|residence|lieu dit|lycee|college|universite|gare|mairie) /;

/**
 * Finds the places that typed names mean: in an area named with them, else of exactly a name, else of an abbreviation,
 * a district or a similar name.
 *
 * @param names parts of the typed text, in their order: the last one is the likeliest to be the town
 * @param departmentNumber as typed beside the names; null without one
 */
export function findByName(
  placeNames: PlaceNames,
  names: readonly string[],
  departmentNumber: string | null,
): PlaceSearchResult {
  const lastFirst = names.toReversed();
  const places = placesInArea(placeNames, lastFirst, departmentNumber);
  if (places.length > 0) return answerWith(places, 'name');
  const exactPlaces = placesWithName(placeNames, lastFirst);
  if (exactPlaces.length > 0) return answerWith(exactPlaces, 'name');
  const searches: ((name: string) => PlaceSearchResult)[] = [
    (name) => answerWith(candidates(placeNames, name), 'name'),
    (name) => answerWith(expandAbbreviation(placeNames, name), 'name'),
    (name) => answerWith(communesOfDistrict(placeNames, name), 'name'),
    (name) => findRoughly(placeNames, name),
  ];
  for (const search of searches) {
    for (const name of lastFirst) {
      const answer = search(name);
      if (answer.kind !== 'unknown') return answer;
    }
  }
  return { kind: 'unknown' };
}

/** The area itself (`Vienne (86)`), or the towns of these names in it: those of the first name that has any. */
function placesInArea(
  placeNames: PlaceNames,
  [last = '', ...others]: readonly string[],
  departmentNumber: string | null,
): PlaceOfFrance[] {
  const { areas } = placeNames;
  const numberedArea = departmentNumber === null ? undefined : areas.byNumber(departmentNumber);
  if (numberedArea) {
    if (areas.byName(last) === numberedArea) return [numberedArea];
    return firstMatches([last, ...others], (name) => townsInArea(placeNames, numberedArea, name));
  }
  const namedArea = others.length > 0 ? areas.byName(last) : undefined;
  return namedArea ? firstMatches(others, (name) => townsInArea(placeNames, namedArea, name)) : [];
}

function townsInArea({ communes }: PlaceNames, area: Area, name: string): Commune[] {
  for (const towns of [communes.byName(name), communes.candidates(name)]) {
    const townsInside = towns.filter((town) => areaContains(area, town));
    if (townsInside.length > 0) return townsInside;
  }
  return [];
}

/** The possible places of the last name, and the larger towns of exactly the other names. */
function placesWithName(placeNames: PlaceNames, [last = '', ...others]: readonly string[]): PlaceOfFrance[] {
  const towns = others.flatMap((name) => placeNames.communes.byName(name).filter(isLikelyTown));
  return [...candidates(placeNames, last), ...towns];
}

/** The possible places of a correctly written name. */
function candidates({ communes, areas }: PlaceNames, name: string): PlaceOfFrance[] {
  const area = areas.byName(name);
  return area ? [area, ...communes.byName(name).filter(isLikelyTown)] : communes.candidates(name);
}

const isLikelyTown = ({ size }: Commune): boolean => size >= likelyTownSize;

/** Towns of an abbreviated name: `boulogne s mer`, `stdenis` */
export function expandAbbreviation({ communes }: Pick<PlaceNames, 'communes'>, name: string): Commune[] {
  const onWater = [' sur ', ' sous '].map((preposition) => name.replace(/ s /g, preposition));
  const saint = name.replace(/^st(e?)(?=[a-z]{3})/, 'saint$1 ');
  return [...onWater, saint].flatMap((fullName) => (fullName === name ? [] : communes.candidates(fullName)));
}

/** Towns of a district: `la defense` */
function communesOfDistrict({ communes }: PlaceNames, name: string): Commune[] {
  return townsOfDistrict(name).flatMap((town) => communes.byName(town).slice(0, 1));
}

/** A name with an area behind it, one that is similar, or a longer text that begins or ends with a name. */
function findRoughly(placeNames: PlaceNames, name: string): PlaceSearchResult {
  const { communes, areas } = placeNames;
  const words = name.split(' ');
  const townsOfArea = townsBeforeArea(placeNames, words);
  if (townsOfArea.length > 0) return answerWith(townsOfArea, 'name');
  const placesAtEdges = placesAtEdge(placeNames, words);
  const misspeltTowns = communes.writtenLike(name).filter(isLikelyTown);
  const similarPlaces = [
    ...areas.soundingLike(name),
    ...bySize([...communes.soundingLike(name), ...misspeltTowns]),
  ];
  return similarPlaces.length > 0
    ? answerWith([...similarPlaces, ...placesAtEdges], 'spelling')
    : answerWith(placesAtEdges, 'name');
}

/** `lyon rhone`, `saint denis la reunion` */
function townsBeforeArea(placeNames: PlaceNames, words: readonly string[]): Commune[] {
  for (let length = 1; length < words.length; length++) {
    const area = placeNames.areas.byName(words.slice(length).join(' '));
    const towns = area ? townsInArea(placeNames, area, words.slice(0, length).join(' ')) : [];
    if (towns.length > 0) return towns;
  }
  return [];
}

/** The town at the end of an address, or at the beginning of a text: `12 rue de la paix paris`, `nantes sud`. */
function placesAtEdge({ communes, areas }: PlaceNames, words: readonly string[]): PlaceOfFrance[] {
  const longest = Math.min(words.length - 1, maxNameWords);
  const lengths = Array.from({ length: longest }, (_, index) => longest - index);
  const ends = lengths.map((length) => words.slice(-length).join(' '));
  const isStreet = streetBeginning.test(words.join(' '));
  const beginnings = isStreet ? [] : lengths.map((length) => words.slice(0, length).join(' '));
  const townsOf = (edge: string) => (edge.length < minNameLetters ? [] : communes.byName(edge));
  const towns = [...firstMatches(ends, townsOf), ...firstMatches(beginnings, townsOf)];
  if (towns.length > 0) return towns;
  return firstMatches(ends, (end) => {
    const area = areas.byName(end);
    return area ? [area] : [];
  });
}

/** The places of the first name that has any. */
function firstMatches<P>(names: readonly string[], placesOf: (name: string) => P[]): P[] {
  for (const name of names) {
    const places = placesOf(name);
    if (places.length > 0) return places;
  }
  return [];
}
