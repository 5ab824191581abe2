/** The communes of France: what stands in `communes.txt.br`, and the form their names are compared in. Pure. */
import { foldAccents } from '~/search/stem';
import type { Position } from '../globe';

export interface Commune extends Position {
  name: string;
  /** Five digits each; the first is the one shown. */
  postcodes: readonly string[];
  /** Inhabitants, to the nearest power of two. */
  size: number;
}

export interface CommuneTable {
  /** Their names as `plainNames` has them, in the order of the table. */
  names: string;
  at(index: number): Commune;
  /** Positions of the communes with a postcode. */
  withPostcode(postcode: string): number[];
}

/**
 * Parses entries on demand: creating 35,000 objects would block the event loop.
 *
 * @param text see `tools/communes.mjs`
 */
export function readCommunes(text: string): CommuneTable {
  const [names = '', postcodes = '', latitudes = '', longitudes = '', sizes = ''] = text.split('\n\n');
  const written = names.split('\n');
  const lists = postcodes.split(' ');
  const firsts = runningSums(lists.map((list) => Number.parseInt(list, 10)));
  const norths = runningSums(latitudes.split(' ').map(Number));
  const easts = runningSums(longitudes.split(' ').map(Number));

  function postcodesAt(index: number): string[] {
    const [, ...others] = (lists[index] ?? '').split(',').map(Number);
    const first = firsts[index] ?? 0;
    return [first, ...others.map((other) => first + other)].map(fiveDigits);
  }

  return {
    names: plainNames(names),
    at: (index) => ({
      name: typographic(written[index] ?? ''),
      postcodes: postcodesAt(index),
      latitude: (norths[index] ?? 0) / 100,
      longitude: (easts[index] ?? 0) / 100,
      size: 2 ** Number.parseInt(sizes[index] ?? '0', 36),
    }),
    withPostcode(postcode) {
      const wanted = Number(postcode);
      return lists.flatMap((list, index) => {
        const own = firsts[index] === wanted || (list.includes(',') && postcodesAt(index).includes(postcode));
        return own ? [index] : [];
      });
    },
  };
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
 * Names as they are compared, one a line: `St-Étienne`, `saint etienne` and `SAINT-ÉTIENNE` are one. All at
 * once: 35,000 calls would take as many times longer.
 */
export function plainNames(names: string): string {
  return foldAccents(names)
    .replace(/[^a-z0-9\n]+/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\bst(?=e? )/g, 'saint');
}
