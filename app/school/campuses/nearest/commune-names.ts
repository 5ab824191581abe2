/** Communes by name. Every name that is searched for is in the form of `plainNames`. Pure. */

import type { Commune, CommuneTable } from './commune-table';
import { differsByOneLetter, shortens } from './similar-spelling';
import { soundOf } from './sound';

/** The largest commune comes first in each list. */
export interface CommuneNames {
  /** Communes of exactly this name; merged ones if no other has it. */
  byName(wanted: string): Commune[];
  /**
   * The commune of this name if none that begins with it is larger, else all of these; if there is none, those of this
   * name after an article: `mans` finds `Le Mans`.
   */
  candidates(wanted: string): Commune[];
  soundingLike(wanted: string): Commune[];
  /** Those whose words it shortens (`clermont fd`), or whose name differs by one letter. */
  writtenLike(wanted: string): Commune[];
}

/** Letters by which names of the same sound may differ in length. */
const maxLengthDifference = 2;
/** Letters of the shortest name that may be mistyped. */
const shortestMistyped = 4;

export function communeNames(table: CommuneTable): CommuneNames {
  const names = table.names.split('\n');
  const positionsOf = nameFinder(table.names, names);
  const stillExists = (position: number) => position < table.count;

  function byName(wanted: string): Commune[] {
    const positions = positionsOf(wanted, '\n');
    const present = positions.filter(stillExists);
    return bySize((present.length > 0 ? present : positions).map(table.at));
  }

  function candidates(wanted: string): Commune[] {
    const named = byName(wanted);
    const beginning = positionsOf(wanted, ' ').filter(stillExists).map(table.at);
    const possible = bySize([...named, ...beginning]);
    const [only] = named;
    if (only && named.length === 1 && only.size >= (possible[0]?.size ?? 0)) return [only];
    if (possible.length > 0) return possible;
    return bySize(['le', 'la', 'les', 'l'].flatMap((article) => byName(`${article} ${wanted}`)));
  }

  /** Communes, merged ones included, whose name begins with the same letter and is similar. */
  function similar(wanted: string, isSimilar: (name: string) => boolean): Commune[] {
    const positions = names.flatMap((name, position) =>
      name[0] === wanted[0] && isSimilar(name) ? [position] : [],
    );
    return bySize(positions.map(table.at));
  }

  return {
    byName,
    candidates,
    soundingLike(wanted) {
      const sound = soundOf(wanted);
      return similar(
        wanted,
        (name) => Math.abs(name.length - wanted.length) <= maxLengthDifference && soundOf(name) === sound,
      );
    },
    writtenLike(wanted) {
      if (wanted.length < shortestMistyped) return [];
      return similar(wanted, (name) => differsByOneLetter(wanted, name) || shortens(wanted, name));
    },
  };
}

export function bySize(communes: readonly Commune[]): Commune[] {
  return communes.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
}

/**
 * Finds names in one text with a name on each line, which is faster than to compare them one by one.
 *
 * @returns a function with the positions of the names that are a text (`end` is a line break) or begin with its words
 * (`end` is a space)
 */
function nameFinder(text: string, names: readonly string[]) {
  const lines = `\n${text}\n`;
  const starts: number[] = [];
  let start = 1;
  for (const name of names) {
    starts.push(start);
    start += name.length + 1;
  }
  return (wanted: string, end: '\n' | ' '): number[] => {
    const positions: number[] = [];
    const line = `\n${wanted}${end}`;
    for (let place = lines.indexOf(line); place !== -1; place = lines.indexOf(line, place + 1))
      positions.push(indexOfNumber(starts, place + 1));
    return positions;
  };
}

/** Index of a number in ascending numbers. */
function indexOfNumber(ascending: readonly number[], wanted: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
