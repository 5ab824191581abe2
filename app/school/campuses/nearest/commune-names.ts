/** Communes by name. Pure. */
import { soundOf } from '~/search/sound';
import type { Commune, CommuneTable } from './commune-table';

export interface CommuneNames {
  /** Communes of exactly this name; merged ones if no other has it. */
  byName(wanted: string): Commune[];
  /** The possible ones: the one of this name, or all that begin with it, or with an article and it. */
  candidates(wanted: string): Commune[];
  soundingLike(wanted: string): Commune[];
}

/** Difference in letters between a name and a similar one. */
const lettersMore = 2;

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
    const found: number[] = [];
    const line = `\n${wanted}`;
    for (let place = text.indexOf(line); place !== -1; place = text.indexOf(line, place + 1))
      if (ends.includes(text[place + line.length] ?? '')) found.push(position(starts, place + 1));
    return found;
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
  };
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
