/**
 * What one text alone says and others would say too: a name or address of the school that no other text has, a count
 * that all others of its kind contradict, another last day. Pure.
 */
import { isSchoolText, type Told } from './claims';
import type { Denied } from './declared';
import { capital } from './twins';
import { isSame, type Value } from './values';
import { email, foldedText, isWord, stemOf } from './words';

export function saidAlone(all: readonly Told[]): Denied[] {
  const school = all.filter(isSchoolText);
  return [...namesAlone(all, school), ...countsAlone(all), ...daysAlone(all)];
}

const name = new RegExp(`(?<![\\p{L}-])(?!(?:Avec|Hors|Sans) )${capital} ${capital}(?![\\p{L}-])`, 'gu');

const beside = /\.(?:name|author|role|transcript|quote|title|label)$/;

/** In a sentence, not beside a portrait; an address may be the one of its page, `logement@`. */
function namesAlone(all: readonly Told[], school: readonly Told[]): Denied[] {
  const times = new Map<string, Set<unknown>>();
  const foundIn = ({ statement: { text } }: Told) => [
    ...(text.match(name) ?? []),
    ...(text.match(email) ?? []),
  ];
  for (const told of all)
    for (const found of foundIn(told)) times.set(found, (times.get(found) ?? new Set()).add(told.statement));
  return school
    .filter(({ entry, statement }) => entry.locale === 'fr' && !beside.test(statement.place))
    .flatMap((told) => {
      const { entry, statement } = told;
      const page = foldedText([entry.slug, entry.title, statement.block, statement.heading].join(' '));
      return foundIn(told)
        .filter((found) => times.get(found)?.size === 1)
        .filter(
          (found) =>
            !found.includes('@') || !page.includes(foldedText(found.split('@')[0] ?? '').slice(0, 5)),
        )
        .map((found) => ({
          told,
          of: 'the school',
          kind: 'name',
          said: found,
          known: 'no other text has it',
        }));
    });
}

interface Counted {
  told: Told;
  value: Value;
}

/** `neuf secteurs`, twice and more, and `huit secteurs`; in one text, `un stage de six semaines`. */
function countsAlone(all: readonly Told[]): Denied[] {
  const kinds = new Map<string, Counted[]>();
  for (const told of all)
    for (const value of told.values) {
      const noun = value.range ? undefined : countedBy(told, value);
      for (const scope of noun === undefined ? [] : scopesOf(told, value)) {
        const key = `${scope} ${value.kind} ${noun}`;
        kinds.set(key, [...(kinds.get(key) ?? []), { told, value }]);
      }
    }
  return [...kinds].flatMap(([of, claims]) => {
    const [odd, ...more] = claims.filter(
      ({ value }) => claims.filter((other) => isSame(value.kind, value, other.value)).length === 1,
    );
    const others = claims.filter((one) => one !== odd);
    const [first] = others;
    if (!odd || more.length > 0 || !first || others.length < 2) return [];
    return others.every(({ value }) => isSame(value.kind, first.value, value))
      ? [{ told: odd.told, of, kind: 'count', said: odd.value.is.join(), known: first.value.is.join() }]
      : [];
  });
}

const isSpan = /^(?:months|day|minute|€)$/;

const scopesOf = ({ entry }: Told, { kind }: Value): string[] => [
  ...(isSchoolText({ entry }) ? ['the school'] : []),
  ...(isSpan.test(kind) ? [entry.slug] : []),
];

/** The noun of `neuf secteurs`, `un stage de six semaines`, `six semaines de stage`; the level of a language. */
function countedBy(told: Told, value: Value): string | undefined {
  const { words } = told;
  const { kind, from, to } = value;
  if (kind === 'cefr') return '';
  if (!isSpan.test(kind)) return Number(value.is[0]) > 1 && isCount(told, value) ? '' : undefined;
  const isOf = (index: number) => /^(?:de|d|en)$/.test(words[index] ?? '');
  const nouns = [isOf(from - 1) ? words[from - 2] : undefined, isOf(to) ? words[to + 1] : undefined];
  return nouns
    .filter((noun) => noun !== undefined && isWord(noun) && !/^(?:cours|entreprise)$/.test(noun))
    .map((noun) => stemOf(noun ?? ''))[0];
}

/** Right before its noun, and no unit. */
const isCount = ({ words }: Told, { kind, from, to }: Value): boolean =>
  to - from === 2 &&
  /^\p{L}{4,}$/u.test(words[to - 1] ?? '') &&
  !/^(?:person|age|level|year|campu|alle|%|clock|premie)$/.test(kind);

const deadline = /(\S{4,20}) (?:avant le|jusqu.au|au plus tard le) (\d{1,2}(?:er)? [a-z]{3,9})/g;
const period = /du (\d{1,2}(?:er)? [a-z]{3,9}) au (\d{1,2}(?:er)? [a-z]{3,9})/g;

/** `se demande avant le 15 mai`: one day for a verb; `du 19 janvier au 12 mars`: one end for a beginning. */
function daysAlone(all: readonly Told[]): Denied[] {
  const known = new Map<string, string>();
  return all.flatMap((told) => {
    const text = foldedText(told.statement.text);
    const days = [
      ...[...text.matchAll(deadline)].map(([, verb = '', day = '']) => [stemOf(verb), day] as const),
      ...[...text.matchAll(period)].flatMap(([, from = '', to = '']) => [
        [`from ${from}`, to] as const,
        [`to ${to}`, from] as const,
      ]),
    ];
    return days.flatMap(([of, said]) => {
      const before = known.get(of) ?? said;
      known.set(of, before);
      return before === said ? [] : [{ told, of, kind: 'day', said, known: before }];
    });
  });
}
