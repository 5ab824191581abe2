/** All that the entries say in two ways. Pure. */
import { saidAlone } from './alone';
import { type Told, toldIn } from './claims';
import { type Denied, deniedFacts } from './declared';
import { itemCounts } from './item-counts';
import { namesOf } from './names';
import { deniedByOwn } from './own-facts';
import { openPairs } from './pairs';
import type { ToldEntry } from './told-entries';
import { untold } from './translations';
import { keyOf, twins } from './twins';

export interface Saying {
  value: string;
  where: string;
  sentence: string;
}

export interface Contradiction {
  about: string;
  one: Saying;
  other: Saying;
}

export function contradictions(entries: readonly ToldEntry[]): Contradiction[] {
  const names = namesOf(entries);
  const all = entries.flatMap((entry) =>
    entry.statements.map((statement) => toldIn(entry, statement, names)),
  );
  const people = new Set(
    [...names.values()]
      .flat()
      .filter(({ of }) => of.type === 'person')
      .map(({ of }) => keyOf(of.slug)),
  );
  return [
    ...[...deniedFacts(all), ...deniedByOwn(all, entries), ...saidAlone(all)].map(denied),
    ...untold(all).map(({ told, value, instead }) => ({
      about: `${value.kind} of a translation`,
      one: saying(told, inWords(value)),
      other: saying(instead.told, inWords(instead.value)),
    })),
    ...twins(all, people).map(({ said, like, one, other }) => ({
      about: 'a name or address',
      one: saying(one, said),
      other: saying(other, like),
    })),
    ...itemCounts(entries).map(({ entry, place, text, said, counted }) => ({
      about: 'number of items',
      one: { value: said, where: `${entry.collection}/${entry.slug}#${place}`, sentence: text },
      other: { value: String(counted), where: entry.slug, sentence: 'its items' },
    })),
    ...openPairs(all).map(({ one, other, shared }) => ({
      about: `${one.kind}: ${shared.join(' ')}`,
      one: saying(one.told, inWords(one.value)),
      other: saying(other.told, inWords(other.value)),
    })),
  ];
}

const inWords = ({ is, range }: { is: readonly (string | number)[]; range?: readonly [number, number] }) =>
  range ? range.join(' to ') : is.join(' or ');

const denied = ({ told, of, kind, said, known }: Denied): Contradiction => ({
  about: `${kind} of ${of}`,
  one: saying(told, said),
  other: { value: known, where: of, sentence: 'its fields' },
});

const saying = ({ entry, statement }: Told, value: string): Saying => ({
  value,
  where: `${entry.collection}/${entry.slug}#${statement.place}`,
  sentence: [statement.heading, statement.text].filter((text) => text !== '').join(' | '),
});
