/** What a statement claims: values, of whom, in which words. Pure. */
import { type Mention, mentionsIn, type Names } from './names';
import { qualitiesIn } from './qualities';
import type { Statement, ToldEntry } from './told-entries';
import { type Value, valuesIn } from './values';
import { isWord, stemOf, wordsOf } from './words';

export interface Claim {
  told: Told;
  kind: string;
  value: Value;
  /** Weight of each word near the value, before rarity. */
  words: ReadonlyMap<string, number>;
}

export interface Told {
  entry: ToldEntry;
  statement: Statement;
  /** Its place in any item of the list. */
  listed: string;
  words: readonly string[];
  stems: ReadonlySet<string>;
  mentions: readonly Mention[];
  headMentions: readonly Mention[];
  /** Of the question that it answers. */
  askedMentions: readonly Mention[];
  values: readonly Value[];
  claims: readonly Claim[];
  campuses: ReadonlySet<string>;
  programmes: ReadonlySet<string>;
  /** Kinds of diploma; a BTSA is a BTS. */
  diplomas: ReadonlySet<string>;
  /** Words of the names of whom it is about. */
  named: ReadonlySet<string>;
  /** Words of what it stands under: they tell nothing of two claims of one entry. */
  under: ReadonlyMap<string, number>;
}

const around = 8;

/** Whether the school itself speaks of all of it: not in a story, a sheet or an event. */
export const isSchoolText = ({ entry }: Pick<Told, 'entry'>): boolean =>
  /^(?:answers|articles|faqs|settings)$/.test(entry.collection);

/** Where another place is a fact: not in a story or an event. */
const isOfSchool = /^(?:answers|articles|campuses|faqs|podcasts|programmes|settings)$/;

export function toldIn(entry: ToldEntry, statement: Statement, names: Names): Told {
  const words = wordsOf(statement.text, entry.locale);
  const head = wordsOf(statement.heading, entry.locale);
  const mentions = mentionsIn(words, names).filter(isCapital(statement.text));
  const headMentions = mentionsIn(head, names);
  const subject = (
    type: 'campus' | 'programme',
    own: readonly string[],
    isOwn: boolean,
  ): ReadonlySet<string> => {
    const slugs = (list: readonly Mention[]) =>
      list.filter(({ of }) => of.type === type).map(({ of }) => of.slug);
    const named = [slugs(mentions), slugs(headMentions)].find((list) => list.length > 0);
    return new Set(isOwn ? own : (named ?? (own.length > 4 ? [] : own)));
  };
  // Names say whom a claim is about, not what it claims.
  const named = new Set(mentions.flatMap(({ from, to }) => words.slice(from, to).map(stemOf)));
  const base = new Map<string, number>();
  const under = new Map<string, number>();
  const put = (map: Map<string, number>, found: readonly string[], weight: number) => {
    for (const word of found) {
      const stem = stemOf(word);
      if (isWord(word) && !named.has(stem) && (map.get(stem) ?? 0) < weight) map.set(stem, weight);
    }
  };
  put(under, wordsOf(entry.title, entry.locale), 0.35);
  put(under, wordsOf(statement.block, entry.locale), 0.4);
  put(base, head, 0.8);
  put(base, words, 0.6);
  const mentioned = new Set([...mentions, ...headMentions].map(({ of }) => `@${of.slug}`));
  for (const slug of mentioned) base.set(slug, 0.7);
  const claims: Claim[] = [];
  const told: Told = {
    entry,
    statement,
    listed: statement.place.replace(/\d+/g, ''),
    words,
    stems: new Set([...words.filter(isWord).map(stemOf), ...mentioned]),
    mentions,
    headMentions,
    askedMentions: /^(?:answers|faqs)$/.test(entry.collection)
      ? mentionsIn(wordsOf(entry.title, entry.locale), names)
      : [],
    values: [...valuesIn(words), ...qualitiesIn(words), ...placesIn(mentions, entry, statement)].filter(
      ({ kind }) => kind !== 'place' || isOfSchool.test(entry.collection),
    ),
    claims,
    campuses: subject('campus', entry.campuses, entry.collection === 'campuses'),
    programmes: subject('programme', entry.programmes, entry.collection === 'programmes'),
    diplomas: diplomasOf([...mentions, ...headMentions], entry),
    named: new Set([...named, ...namedBy(names, entry, mentions, headMentions)]),
    under,
  };
  for (const value of told.values) {
    const near = new Map(base);
    put(near, words.slice(Math.max(0, value.from - around), value.from), 1);
    put(near, words.slice(value.to, value.to + around), 1);
    for (const word of words.slice(value.from, value.to)) near.delete(stemOf(word));
    claims.push({ told, kind: value.kind, value, words: near });
  }
  return told;
}

/** Another campus than its own; not the one of a quoted student. */
const placesIn = (mentions: readonly Mention[], { campuses }: ToldEntry, { place }: Statement): Value[] =>
  mentions
    .filter(({ of }) => of.type === 'campus' && !campuses.includes(of.slug) && !place.endsWith('.role'))
    .map(({ of, from, to }) => ({ kind: 'place', is: [of.slug], from, to }));

/** `des tours de plaine` is no city. */
const isCapital =
  (text: string) =>
  ({ of: { type, slug, facts } }: Mention): boolean =>
    type === 'group'
      ? text.includes(slug)
      : type !== 'campus' || [...(facts.get('name') ?? [])].some((name) => text.includes(String(name)));

function diplomasOf(mentions: readonly Mention[], { collection, title }: ToldEntry): ReadonlySet<string> {
  const found = mentions.flatMap(({ of }) =>
    of.type === 'diploma'
      ? [of.slug]
      : of.type === 'programme'
        ? [...(of.facts.get('diploma') ?? [])].map(String)
        : [],
  );
  const own =
    collection === 'programmes'
      ? (/^(?:BTSA?|Bac pro|Bachelor|Mastère)(?= )/.exec(title)?.slice(0) ?? [])
      : [];
  return new Set([...(own.length > 0 ? own : found)].map((diploma) => diploma.replace('BTSA', 'BTS')));
}

const stems = new WeakMap<Names, Map<string, readonly string[]>>();

/** Words of the names of its campuses and programmes. */
function namedBy(
  names: Names,
  { campuses, programmes }: ToldEntry,
  ...mentions: readonly (readonly Mention[])[]
): string[] {
  const known = stems.get(names) ?? new Map<string, string[]>();
  if (!stems.has(names)) {
    stems.set(names, known);
    for (const { words, of } of [...names.values()].flat())
      known.set(of.slug, [...(known.get(of.slug) ?? []), ...words.map(stemOf)]);
  }
  return [...campuses, ...programmes, ...mentions.flat().map(({ of }) => of.slug)].flatMap(
    (slug) => known.get(slug) ?? [],
  );
}
