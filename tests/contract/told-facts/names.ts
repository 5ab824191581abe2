/** Names under which texts speak of campuses, programmes, kinds of diploma, people and associations. Pure. */
import type { ToldEntry } from './told-entries';
import { ministryIn, valuesIn } from './values';
import { wordsOf } from './words';

export interface Thing {
  type: 'campus' | 'programme' | 'diploma' | 'person' | 'group';
  slug: string;
  /** What its fields say, by kind of value: nothing else may be said of it. */
  facts: ReadonlyMap<string, ReadonlySet<string | number>>;
}

export interface Mention {
  of: Thing;
  from: number;
  to: number;
}

interface Name {
  words: readonly string[];
  of: Thing;
}

export type Names = ReadonlyMap<string, readonly Name[]>;

const object = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
const strings = (value: unknown) =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'string') as string[];
const diplomaWord = /^(BTSA|BTS|Bac pro|Bachelor|Mastère) /;
const plurals: Readonly<Record<string, readonly string[]>> = {
  BTSA: ['BTSA'],
  BTS: ['BTS'],
  'Bac pro': ['bac pro', 'bacs pro', 'bac professionnel', 'bacs professionnels'],
  Bachelor: ['bachelor', 'bachelors'],
  Mastère: ['mastère', 'mastères'],
};

export function namesOf(entries: readonly ToldEntry[]): Names {
  const names = new Map<string, Name[]>();
  const add = (of: Thing, texts: readonly string[]) => {
    for (const text of new Set(texts)) {
      const words = wordsOf(text, 'fr');
      const [first = ''] = words;
      if (text !== '') names.set(first, [...(names.get(first) ?? []), { words, of }]);
    }
  };
  const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
  for (const { slug, fields } of of('campuses')) {
    const texts = [String(fields['title']), String(fields['city'] ?? '')];
    add({ type: 'campus', slug, facts: new Map([['name', new Set(texts)]]) }, texts);
  }
  for (const entry of of('programmes')) {
    const title = String(entry.fields['title']);
    const short = String(entry.fields['shortTitle'] ?? title);
    const diploma = diplomaWord.exec(title)?.[1];
    const subject = title.replace(diplomaWord, '');
    const texts = diploma
      ? [
          title,
          short,
          ...(plurals[diploma] ?? []).flatMap((word) => [
            `${word} ${subject}`,
            `${word} ${short.replace(diplomaWord, '')}`,
            `${word} en ${subject}`,
          ]),
          ...(subject.split(' ').length > 3 ? [subject] : []),
          ...(/^[A-Z]{3,6}$/.test(short.replace(diplomaWord, '')) ? [short.replace(diplomaWord, '')] : []),
        ]
      : [
          ...(title.includes(' de ') ? [] : [title]),
          `titre ${title}`,
          `titre de ${title}`,
          `formation courte ${title}`,
        ];
    add({ type: 'programme', slug: entry.slug, facts: programmeFacts(entry) }, texts);
  }
  for (const [diploma, words] of Object.entries(plurals)) {
    // The price of a BTS is that of a BTSA as well.
    const all = of('programmes')
      .filter(({ fields }) => String(fields['title']).startsWith(diploma))
      .map((entry) => {
        const isOne = String(entry.fields['title']).startsWith(`${diploma} `);
        return { facts: new Map([...programmeFacts(entry)].filter(([kind]) => isOne || kind.includes('€'))) };
      });
    if (all.length > 0) add({ type: 'diploma', slug: diploma, facts: union(all) }, words);
  }
  const people = new Map<string, Map<string, Set<string>>>();
  const person = (name: unknown, facts: Readonly<Record<string, readonly string[]>>) => {
    if (typeof name !== 'string' || !name.includes(' ')) return;
    const known = people.get(name) ?? new Map<string, Set<string>>();
    people.set(name, known);
    for (const [kind, values] of Object.entries(facts))
      if (values.length > 0) known.set(kind, new Set([...(known.get(kind) ?? []), ...values]));
  };
  for (const { fields, campuses } of of('campuses'))
    for (const { name, role } of (fields['team'] ?? []) as { name?: string; role?: string }[])
      person(name, { campus: campuses, role: [role ?? ''] });
  for (const { fields, campuses, programmes } of of('people'))
    person(fields['name'], {
      campus: campuses,
      programme: programmes,
      year: fields['graduationYear'] ? [String(fields['graduationYear'])] : [],
    });
  for (const [name, facts] of people) add({ type: 'person', slug: name, facts }, [name]);
  // What a campus alone has under its own name.
  const groups = new Map<string, Set<string>>();
  for (const { campuses, statements } of of('campuses'))
    for (const { text } of statements)
      for (const [, name = ''] of text.matchAll(/« ?([^»]{4,40}?) ?»/g))
        if (/^\p{Lu}/u.test(name)) groups.set(name, new Set([...(groups.get(name) ?? []), ...campuses]));
  for (const [name, campus] of groups)
    if (campus.size === 1) add({ type: 'group', slug: name, facts: new Map([['campus', campus]]) }, [name]);
  for (const list of names.values()) list.sort((a, b) => b.words.length - a.words.length);
  return names;
}

/** What some programmes say together; each has its own campuses. */
export function union(programmes: readonly Pick<Thing, 'facts'>[]): Thing['facts'] {
  const together = new Map<string, Set<string | number>>();
  for (const { facts } of programmes)
    for (const [kind, values] of facts)
      if (!kind.startsWith('campu')) together.set(kind, new Set([...(together.get(kind) ?? []), ...values]));
  return together;
}

const factor: Readonly<Record<string, number>> = { years: 12, months: 1 };

function programmeFacts({ fields }: ToldEntry): Map<string, Set<string | number>> {
  const facts = new Map<string, Set<string | number>>();
  const put = (kind: string, ...values: (string | number | null | undefined)[]) => {
    const known = values.filter((value) => value !== null && value !== undefined && value !== '') as (
      | string
      | number
    )[];
    if (known.length > 0) facts.set(kind, new Set(known));
  };
  const { value, unit } = object(fields['duration']) as { value?: number; unit?: string };
  if (value !== undefined && factor[unit ?? '']) put('months', value * (factor[unit ?? ''] ?? 0));
  if (value !== undefined && unit === 'hours') put('minute', value * 60);
  const rhythms = strings(fields['rhythms']);
  put(
    'rhythm',
    ...(rhythms.includes('fulltime') ? ['fulltime'] : []),
    ...(rhythms.some((one) => one !== 'fulltime') ? ['alternating'] : []),
  );
  put(
    'bac',
    ...[fields['entryLevel'], fields['exitLevel']]
      .filter((level) => typeof level === 'number')
      .map((level) => `bac+${level}`),
  );
  put('level', object(fields['certification'])['level'] as number | null);
  put('diploma', diplomaWord.exec(String(fields['title']))?.[1]);
  put('ministry', ministryIn(wordsOf(String(object(fields['certification'])['certifier'] ?? ''), 'fr')));
  put('€', ...((fields['prices'] ?? []) as { amount?: number }[]).map(({ amount }) => amount));
  put(
    'fulltime €',
    ...((fields['prices'] ?? []) as { status?: string; amount?: number }[])
      .filter(({ status }) => status === 'initial')
      .map(({ amount }) => amount),
  );
  put(
    'alternation',
    ...((fields['schedule'] ?? []) as { text?: string }[])
      .flatMap(({ text = '' }) => valuesIn(wordsOf(text, 'fr')))
      .flatMap(({ kind, is }) => (kind === 'alternation' ? is.map(Number) : [])),
  );
  put('campus', ...strings(fields['campuses']));
  put('campu', strings(fields['campuses']).length || null);
  return facts;
}

/** Where words have one of the names; the longest at a place counts. */
export function mentionsIn(words: readonly string[], names: Names): Mention[] {
  const found: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const name = names
      .get(words[from] ?? '')
      ?.find(({ words: wanted }) => wanted.every((word, at) => words[from + at] === word));
    if (!name) continue;
    found.push({ of: name.of, from, to: from + name.words.length });
    from += name.words.length - 1;
  }
  return found;
}
