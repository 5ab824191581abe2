/** The communes of France: the content of `communes.txt.br`. Pure. */
import type { Position } from '../globe';
import { plainNames } from './plain-names';

export interface Commune extends Position {
  name: string;
  /** Five digits each; the first is the one shown. */
  postcodes: readonly string[];
  /** Inhabitants, to the nearest power of two. */
  size: number;
  /** Name of a commune that is part of it since, if it was found by that name. */
  mergedName?: string;
}

/** A department or a region. */
export interface Area {
  name: string;
  /** Insee's numbers of articles (TNCC): 2 `Le`, 3 `La`, 4 `Les`, 5 `L’`, otherwise none. */
  article: number;
  chiefTown: Commune;
  /** Their numbers: `44`, `2A`, `974`. A department has one, its own. */
  departments: readonly string[];
}

export interface CommuneTable {
  /** Their names in the form of `plainNames`, in the order of the table; then those of merged communes. */
  names: string;
  /** Number of communes that still exist. The entries after them are merged communes. */
  count: number;
  at(index: number): Commune;
  /** Positions of the communes with a postcode. */
  withPostcode(postcode: string): number[];
  /** Departments, then regions. */
  areas: readonly Area[];
}

/**
 * Parses entries on demand: creating 35,000 objects would block the event loop.
 *
 * @param text see `tools/communes.mjs`
 */
export function readCommunes(text: string): CommuneTable {
  const [
    names = '',
    postcodeDifferences = '',
    latitudeDifferences = '',
    longitudeDifferences = '',
    sizes = '',
    mergedNames = '',
    parentDifferences = '',
    areas = '',
  ] = text.split('\n\n');
  const communeNames = names.split('\n');
  const formerNames = mergedNames.split('\n');
  const postcodeLists = postcodeDifferences.split(' ');
  const firstPostcodes = runningSums(postcodeLists.map((list) => Number.parseInt(list, 10)));
  const latitudes = runningSums(latitudeDifferences.split(' ').map(Number));
  const longitudes = runningSums(longitudeDifferences.split(' ').map(Number));
  const parents = runningSums(parentDifferences.split(' ').map(Number));

  /** A commune with several postcodes has the others as differences from the first. */
  function postcodesAt(index: number): string[] {
    const [, ...others] = (postcodeLists[index] ?? '').split(',').map(Number);
    const first = firstPostcodes[index] ?? 0;
    return [first, ...others.map((other) => first + other)].map(fiveDigits);
  }

  function at(index: number): Commune {
    const formerIndex = index - communeNames.length;
    const formerName = formerNames[formerIndex];
    if (formerName) return { ...at(parents[formerIndex] ?? 0), mergedName: typographic(formerName) };
    return {
      name: typographic(communeNames[index] ?? ''),
      postcodes: postcodesAt(index),
      latitude: (latitudes[index] ?? 0) / 100,
      longitude: (longitudes[index] ?? 0) / 100,
      size: 2 ** Number.parseInt(sizes[index] ?? '0', 36),
    };
  }

  function withPostcode(postcode: string): number[] {
    const postcodeNumber = Number(postcode);
    return postcodeLists.flatMap((list, index) => {
      const hasPostcode =
        firstPostcodes[index] === postcodeNumber ||
        (list.includes(',') && postcodesAt(index).includes(postcode));
      return hasPostcode ? [index] : [];
    });
  }

  function readArea(line: string): Area {
    const [name = '', article, town, codes = ''] = line.split('|');
    return {
      name: typographic(name),
      article: Number(article),
      chiefTown: at(Number(town)),
      departments: codes.split(','),
    };
  }

  return {
    names: plainNames(mergedNames ? `${names}\n${mergedNames}` : names),
    count: communeNames.length,
    at,
    withPostcode,
    areas: areas ? areas.split('\n').map(readArea) : [],
  };
}

/** The file has numbers as differences from the number before, which take fewer bytes. */
function runningSums(differences: readonly number[]): Int32Array {
  const sums = Int32Array.from(differences);
  for (let index = 1; index < sums.length; index++) sums[index] = (sums[index] ?? 0) + (sums[index - 1] ?? 0);
  return sums;
}

/** The source has typewriter's apostrophes: `L'Haÿ-les-Roses`. */
function typographic(name: string): string {
  return name.replaceAll("'", '’');
}

function fiveDigits(code: number): string {
  return String(code).padStart(5, '0');
}
