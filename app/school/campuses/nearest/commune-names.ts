/** Communes by name. Pure. */

import type { Commune, CommuneTable } from './commune-table';
import { soundOf } from './sound';

export interface CommuneNames {
  /** Communes of exactly this name; merged ones if no other has it. */
  byName(wanted: string): Commune[];
  /** The possible ones: the one of this name, or all that begin with it, or with an article and it. */
  candidates(wanted: string): Commune[];
  soundingLike(wanted: string): Commune[];
  /** Those whose words it shortens (`clermont fd`), or whose name differs by one letter. */
  writtenLike(wanted: string): Commune[];
}

/** Difference in letters between a name and a similar one. */
const lettersMore = 2;
/** Letters of the shortest name that may have a slip, and of a word that is not shortened. */
const shortestSlip = 4;
const shortestWord = 3;

/** Every requested name is in the form of `plainNames`; the largest commune comes first. */
export function communeNames({ names, count, at }: CommuneTable): CommuneNames {
  const lines = names.split('\n');
  const text = `\n${names}\n`;
  /** Start of each name in `text`, in order. */
  const starts: number[] = [];
  for (let at = 1, line = 0; line < lines.length; at += (lines[line]?.length ?? 0) + 1, line++)
    starts.push(at);

  /** Entries whose name is this, or begins with these words. */
  function entries(wanted: string, ends: readonly string[]): number[] {
    const positions: number[] = [];
    const line = `\n${wanted}`;
    for (let place = text.indexOf(line); place !== -1; place = text.indexOf(line, place + 1))
      if (ends.includes(text[place + line.length] ?? '')) positions.push(position(starts, place + 1));
    return positions;
  }

  function byName(wanted: string): Commune[] {
    const whole = entries(wanted, ['\n']);
    const present = whole.filter((index) => index < count);
    return bySize((present.length > 0 ? present : whole).map(at));
  }

  function beginningWith(wanted: string): Commune[] {
    const going = entries(wanted, [' ']).filter((index) => index < count);
    return going.map(at);
  }

  return {
    byName,
    candidates(wanted) {
      const whole = byName(wanted);
      const all = bySize([...whole, ...beginningWith(wanted)]);
      const [only] = whole;
      if (only && whole.length === 1 && only.size >= (all[0]?.size ?? 0)) return [only];
      // `mans` is Le Mans.
      return all.length > 0
        ? all
        : bySize(['le', 'la', 'les', 'l'].flatMap((article) => byName(`${article} ${wanted}`)));
    },
    soundingLike(wanted) {
      const sound = soundOf(wanted);
      const alike = lines.flatMap((name, index) => {
        const near = name[0] === wanted[0] && Math.abs(name.length - wanted.length) <= lettersMore;
        return near && soundOf(name) === sound ? [at(index)] : [];
      });
      return bySize(alike);
    },
    writtenLike(wanted) {
      if (wanted.length < shortestSlip) return [];
      const alike = lines.flatMap((name, index) =>
        name[0] === wanted[0] && (differsByOne(wanted, name) || shortens(wanted, name)) ? [at(index)] : [],
      );
      return bySize(alike);
    },
  };
}

/** A letter more, less, other, or two exchanged. */
function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join('');
}

/** Whether each word is one of the name, or letters of it in their order; and one is whole. */
function shortens(wanted: string, name: string): boolean {
  if (name.length <= wanted.length) return false;
  const [typed, words] = [wanted.split(' '), name.split(' ')];
  if (typed.length < 2 || typed.length !== words.length) return false;
  if (!typed.some((word, at) => word.length >= shortestWord && word === words[at])) return false;
  return typed.every((word, at) => isWithin(word, words[at] ?? ''));
}

function isWithin(short: string, word: string): boolean {
  if (short[0] !== word[0]) return false;
  let at = 0;
  for (const letter of word) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** Index of a number in ascending numbers. */
function position(ascending: readonly number[], wanted: number): number {
  let [low, high] = [0, ascending.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function bySize(communes: readonly Commune[]): Commune[] {
  return communes.toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
}
