/** Finds a place by the name of a town or a postcode. Pure. */
import { soundOf } from '~/search/sound';
import { type Commune, type CommuneTable, plainNames } from './commune-table';

export type FoundPlace =
  | { kind: 'found'; place: Commune }
  /** Several towns with this or a similar name; the largest first. */
  | { kind: 'choices'; places: Commune[]; spelling: boolean }
  | { kind: 'unknown' };

export interface Gazetteer {
  find(text: string): FoundPlace;
  /** Every commune of exactly this name. */
  called(name: string): Commune[];
}

/** Towns offered when several are called so. */
const mostChoices = 8;
/** Letters a name may have more or fewer than one that sounds like it. */
const lettersMore = 2;

export function createGazetteer({ names, at, withPostcode }: CommuneTable): Gazetteer {
  const lines = names.split('\n');
  const text = `\n${names}\n`;
  /** Where each name begins in `text`, in order. */
  const starts: number[] = [];
  for (let at = 1, line = 0; line < lines.length; at += (lines[line]?.length ?? 0) + 1, line++)
    starts.push(at);

  /** Communes whose name begins with these words. */
  function beginningWith(wanted: string): { commune: Commune; whole: boolean }[] {
    const found: { commune: Commune; whole: boolean }[] = [];
    const line = `\n${wanted}`;
    for (let place = text.indexOf(line); place !== -1; place = text.indexOf(line, place + 1)) {
      const after = text[place + line.length];
      if (after !== '\n' && after !== ' ') continue;
      found.push({ commune: at(position(starts, place + 1)), whole: after === '\n' });
    }
    return found;
  }

  function named(wanted: string): FoundPlace {
    const found = beginningWith(wanted);
    const whole = found.filter((one) => one.whole).map(({ commune }) => commune);
    const all = bySize(found.map(({ commune }) => commune));
    const [only] = whole;
    if (only && whole.length === 1 && only.size >= (all[0]?.size ?? 0)) return { kind: 'found', place: only };
    return choiceOf(all, false);
  }

  /** `mans` is Le Mans. */
  function withArticle(wanted: string): FoundPlace {
    const all = ['le', 'la', 'les', 'l'].flatMap((article) =>
      beginningWith(`${article} ${wanted}`).flatMap(({ commune, whole }) => (whole ? [commune] : [])),
    );
    return choiceOf(bySize(all), false);
  }

  function soundingLike(wanted: string): FoundPlace {
    const sound = soundOf(wanted);
    const alike = lines.flatMap((name, index) => {
      const near = name[0] === wanted[0] && Math.abs(name.length - wanted.length) <= lettersMore;
      return near && soundOf(name) === sound ? [at(index)] : [];
    });
    return choiceOf(bySize(alike), true);
  }

  function delivered(postcode: string, wanted: string): FoundPlace {
    const sharing = bySize(withPostcode(postcode).map(at));
    const named = sharing.find(({ name }) => plainNames(name) === wanted);
    const place = named ?? sharing[0];
    return place ? { kind: 'found', place } : { kind: 'unknown' };
  }

  return {
    called: (name) =>
      beginningWith(plainNames(name)).flatMap(({ commune, whole }) => (whole ? [commune] : [])),
    find(typed) {
      const [, department, office] = /(?:^|\D)(\d{2})\s?(\d{3})(?!\d)/.exec(typed) ?? [];
      // `Paris 13e`, `Lyon 7e arrondissement`: a town has one centre.
      const wanted = plainNames(typed.replace(/\d\S*|arrondissement|cedex|\n/gi, ' '));
      if (department && office) return delivered(`${department}${office}`, wanted);
      if (wanted === '') return { kind: 'unknown' };
      for (const look of [named, withArticle, soundingLike]) {
        const found = look(wanted);
        if (found.kind !== 'unknown') return found;
      }
      return { kind: 'unknown' };
    },
  };
}

function choiceOf(places: Commune[], spelling: boolean): FoundPlace {
  const [only] = places;
  if (!only) return { kind: 'unknown' };
  if (places.length === 1 && !spelling) return { kind: 'found', place: only };
  return { kind: 'choices', places: places.slice(0, mostChoices), spelling };
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

function bySize(communes: readonly Commune[]): Commune[] {
  return [...communes].sort((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1));
}
