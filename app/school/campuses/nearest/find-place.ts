/** Finds a place by a visitor's input: a town, a postcode, a department, a region, an address. Pure. */
import { areaContains, areaNames, departmentOf } from './area-names';
import { bySize, communeNames } from './commune-names';
import { type Area, type Commune, type CommuneTable, plainNames } from './commune-table';
import { districts } from './districts';
import { readPlace } from './typed-place';

/** A department or region has `departments`. */
export type PlaceOfFrance = Commune | Area;

export type FoundPlace =
  | { kind: 'found'; place: PlaceOfFrance }
  /** Several have this name; or none has, and these are similar; or no commune has the postcode. */
  | { kind: 'choices'; why: 'name' | 'spelling' | 'code'; places: PlaceOfFrance[] }
  | { kind: 'unknown' };

export interface Gazetteer {
  find(text: string): FoundPlace;
  /** Every commune of exactly this name. */
  byName(name: string): Commune[];
}

/** Places offered when several are possible. */
const mostChoices = 8;
/** Inhabitants of a town that competes with a department of the same name: Vienne, and not Landes (575). */
const likelyTown = 1000;
/** Words of the longest names, and letters of the shortest at the end of an address. */
const longestName = 9;
const shortestName = 3;
/** A text that begins with these is a street; Rue is also a town. */
const street =
  /^(?:rue|avenue|av|boulevard|bd|place|chemin|impasse|allees?|quai|route|square|cours|passage|residence|lieu dit|lycee|college|universite|gare|mairie) /;

export function createGazetteer(table: CommuneTable): Gazetteer {
  const communes = communeNames(table);
  const areas = areaNames(table.areas);

  /** The possible places of a correctly written name. */
  function candidates(name: string): PlaceOfFrance[] {
    const area = areas.byName(name);
    if (!area) return communes.candidates(name);
    return [area, ...communes.byName(name).filter(({ size }) => size >= likelyTown)];
  }

  /** `boulogne s mer`, `stdenis` */
  function writtenOut(name: string): Commune[] {
    const words = [' sur ', ' sous '].map((word) => name.replace(/ s /g, word));
    const saint = name.replace(/^st(e?)(?=[a-z]{3})/, 'saint$1 ');
    return [...words, saint].flatMap((written) => (written === name ? [] : communes.candidates(written)));
  }

  /** `la defense` */
  function ofDistrict(name: string): Commune[] {
    const district = districts.find(([names]) =>
      names.split(' = ').some((other) => plainNames(other) === name),
    );
    const towns = district?.[1].split(', ') ?? [];
    return towns.flatMap((town) => communes.byName(plainNames(town)).slice(0, 1));
  }

  function inArea(area: Area, name: string): Commune[] {
    for (const towns of [communes.byName(name), communes.candidates(name)]) {
      const townsInside = towns.filter((town) => areaContains(area, town));
      if (townsInside.length > 0) return townsInside;
    }
    return [];
  }

  /** `lyon rhone`, `saint denis la reunion` */
  function beforeArea(words: readonly string[]): Commune[] {
    for (let at = 1; at < words.length; at++) {
      const area = areas.byName(words.slice(at).join(' '));
      const towns = area ? inArea(area, words.slice(0, at).join(' ')) : [];
      if (towns.length > 0) return towns;
    }
    return [];
  }

  /** The end of an address, or the beginning of a name: `12 rue de la Paix Paris`, `Nantes sud`. */
  function atEdge(name: string, words: readonly string[]): PlaceOfFrance[] {
    const lengths = Array.from(
      { length: Math.min(words.length - 1, longestName) },
      (_, at) => at + 1,
    ).reverse();
    const ends = lengths.map((length) => words.slice(-length).join(' '));
    const beginnings = street.test(name) ? [] : lengths.map((length) => words.slice(0, length).join(' '));
    const towns = [ends, beginnings].flatMap((side) =>
      firstMatches(side, (edge) => (edge.length < shortestName ? [] : communes.byName(edge))),
    );
    return towns.length > 0 ? towns : firstMatches(ends, (end) => areas.byName(end) ?? []);
  }

  function roughly(name: string): FoundPlace {
    const words = name.split(' ');
    const within = beforeArea(words);
    if (within.length > 0) return choiceOf(within, 'name');
    const edges = atEdge(name, words);
    const slips = communes.writtenLike(name).filter(({ size }) => size >= likelyTown);
    const alike = [...areas.soundingLike(name), ...bySize([...communes.soundingLike(name), ...slips])];
    return alike.length > 0 ? choiceOf([...alike, ...edges], 'spelling') : choiceOf(edges, 'name');
  }

  function findByName(names: readonly string[], number: string | null): FoundPlace {
    const [last = '', ...others] = names.toReversed();
    const numbered = number === null ? undefined : areas.byNumber(number);
    const area = numbered ?? (others.length > 0 ? areas.byName(last) : undefined);
    if (area) {
      // `Vienne (86)`
      if (numbered && areas.byName(last) === area) return choiceOf([area], 'name');
      for (const name of numbered ? [last, ...others] : others) {
        const towns = inArea(area, name);
        if (towns.length > 0) return choiceOf(towns, 'name');
      }
    }
    const places = candidates(last);
    const towns = others.flatMap((name) => communes.byName(name).filter(({ size }) => size >= likelyTown));
    if (places.length + towns.length > 0) return choiceOf([...places, ...towns], 'name');
    const byName = (places: (name: string) => PlaceOfFrance[]) => (name: string) =>
      choiceOf(places(name), 'name');
    for (const look of [byName(candidates), byName(writtenOut), byName(ofDistrict), roughly]) {
      for (const name of [last, ...others]) {
        const result = look(name);
        if (result.kind !== 'unknown') return result;
      }
    }
    return { kind: 'unknown' };
  }

  function withPostcode(postcode: string): Commune[] {
    const sharing = bySize(table.withPostcode(postcode).map(table.at));
    // The first is shown, because the visitor typed it.
    return sharing.map((town) => ({ ...town, postcodes: [...new Set([postcode, ...town.postcodes])] }));
  }

  /** `75000` and `69000` are not postcodes, but mean Paris and Lyon. */
  function chiefTown(postcode: string): Commune[] {
    const area = postcode.endsWith('000') ? areas.byNumber(departmentOf(postcode)) : undefined;
    return area ? [area.chiefTown] : [];
  }

  /** `9741`, `440`: the largest towns of the codes that begin so, and their department. */
  function beginningOfPostcode(digits: string): FoundPlace {
    const codes = digits.length === 4 ? [...'0123456789'].map((digit) => digits + digit) : [`${digits}00`];
    const area = areas.byNumber(departmentOf(digits));
    const towns = bySize(codes.flatMap((code) => table.withPostcode(code).map(table.at)));
    const largest = [...new Map(towns.map((town) => [keyOf(town), town])).values()].slice(0, mostChoices - 2);
    return choiceOf(area ? [...largest, area.chiefTown, area] : largest, 'code');
  }

  /** A number of large companies' mail (`38402`), or a slip: towns of the codes it is made from. */
  function likePostcode(postcode: string): FoundPlace {
    const similar = [`${postcode.slice(0, 4)}0`, `${postcode.slice(0, 3)}00`];
    const towns = similar.flatMap((code) => withPostcode(code).slice(0, 1));
    const area = areas.byNumber(departmentOf(postcode));
    return choiceOf(area ? [...towns, area.chiefTown] : towns, 'code');
  }

  function findByPostcode(postcode: string, names: readonly string[]): FoundPlace {
    const delivered = withPostcode(postcode);
    const sharing = delivered.length > 0 ? delivered : chiefTown(postcode);
    const [namedTown] = sharing
      .filter((town) => names.some((name) => bears(name, plainNames(town.name))))
      .toSorted((a, b) => b.name.length - a.name.length);
    const [largest] = namedTown ? [namedTown] : sharing;
    if (namedTown || names.length === 0)
      return largest ? { kind: 'found', place: largest } : likePostcode(postcode);
    const towns = names.flatMap((name) => communes.byName(name));
    const townsOfDepartment = towns.filter(
      ({ postcodes: [first = ''] }) => departmentOf(first) === departmentOf(postcode),
    );
    if (townsOfDepartment.length > 0) return choiceOf(townsOfDepartment, 'name');
    if (largest) return choiceOf([largest, ...towns], 'name');
    const byName = findByName(names, departmentOf(postcode));
    return byName.kind === 'unknown' ? likePostcode(postcode) : byName;
  }

  return {
    byName: (name) => communes.byName(plainNames(name)),
    find(typed) {
      const { postcode, number, names } = readPlace(typed);
      const [beginning] = /^\d{3,4}$/.exec(typed.trim()) ?? [];
      if (beginning && number === null) return beginningOfPostcode(beginning);
      const [onWater] = typed.includes('/') ? writtenOut(plainNames(typed.replaceAll('/', ' s '))) : [];
      if (onWater) return { kind: 'found', place: onWater };
      if (postcode) return findByPostcode(postcode, names);
      if (names.length > 0) return findByName(names, number);
      const area = number === null ? undefined : areas.byNumber(number);
      return area ? { kind: 'found', place: area } : { kind: 'unknown' };
    },
  };
}

function firstMatches<T>(names: readonly string[], look: (name: string) => T | T[]): T[] {
  for (const name of names) {
    const matches = [look(name)].flat() as T[];
    if (matches.length > 0) return matches;
  }
  return [];
}

/** Whether a text is the name of a town, or an address that begins or ends with it. */
function bears(name: string, town: string): boolean {
  return name === town || name.endsWith(` ${town}`) || name.startsWith(`${town} `);
}

function choiceOf(places: readonly PlaceOfFrance[], why: 'name' | 'spelling' | 'code'): FoundPlace {
  const byKey = new Map<string, PlaceOfFrance>();
  for (const place of places) if (!byKey.has(keyOf(place))) byKey.set(keyOf(place), place);
  const different = [...byKey.values()];
  const [only] = different;
  if (!only) return { kind: 'unknown' };
  if (different.length === 1 && why === 'name') return { kind: 'found', place: only };
  return { kind: 'choices', why, places: different.slice(0, mostChoices) };
}

function keyOf(place: PlaceOfFrance): string {
  return 'departments' in place ? place.departments.join() : `${place.name} ${place.postcodes[0]}`;
}
