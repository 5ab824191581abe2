/** The communes of France: the content of `communes.txt.br`, and the form in which their names are compared. Pure. */
import { foldAccents } from '~/search/normalise';
import type { Position } from '../globe';

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
    postcodes = '',
    latitudes = '',
    longitudes = '',
    sizes = '',
    merged = '',
    parents = '',
    areas = '',
  ] = text.split('\n\n');
  const written = names.split('\n');
  const mergedNames = merged.split('\n');
  const lists = postcodes.split(' ');
  const firsts = runningSums(lists.map((list) => Number.parseInt(list, 10)));
  const norths = runningSums(latitudes.split(' ').map(Number));
  const easts = runningSums(longitudes.split(' ').map(Number));
  const parentOf = runningSums(parents.split(' ').map(Number));

  function postcodesAt(index: number): string[] {
    const [, ...others] = (lists[index] ?? '').split(',').map(Number);
    const first = firsts[index] ?? 0;
    return [first, ...others.map((other) => first + other)].map(fiveDigits);
  }

  function at(index: number): Commune {
    const mergedName = mergedNames[index - written.length];
    if (mergedName)
      return { ...at(parentOf[index - written.length] ?? 0), mergedName: typographic(mergedName) };
    return {
      name: typographic(written[index] ?? ''),
      postcodes: postcodesAt(index),
      latitude: (norths[index] ?? 0) / 100,
      longitude: (easts[index] ?? 0) / 100,
      size: 2 ** Number.parseInt(sizes[index] ?? '0', 36),
    };
  }

  return {
    names: plainNames(merged ? `${names}\n${merged}` : names),
    count: written.length,
    at,
    withPostcode(postcode) {
      const postcodeNumber = Number(postcode);
      return lists.flatMap((list, index) => {
        const hasPostcode =
          firsts[index] === postcodeNumber || (list.includes(',') && postcodesAt(index).includes(postcode));
        return hasPostcode ? [index] : [];
      });
    },
    areas: areas ? areas.split('\n').map(readArea) : [],
  };

  function readArea(line: string): Area {
    const [name = '', article, town, codes = ''] = line.split('|');
    return {
      name: typographic(name),
      article: Number(article),
      chiefTown: at(Number(town)),
      departments: codes.split(','),
    };
  }
}

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

/**
 * Names as they are compared, one a line: `St-Étienne`, `saint etienne` and `SAINT-ÉTIENNE` are one. All at once:
 * 35,000 calls would take far longer.
 */
export function plainNames(names: string): string {
  return foldAccents(names)
    .replace(/[^a-z0-9\n]+/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\bst(?=e?s? )/g, 'saint');
}
