/** Names, addresses and long numbers that are a letter or two from another one of the site: one of them is mistyped. Pure. */
import type { Told } from './claims';
import { email } from './words';

export interface Twins {
  said: string;
  like: string;
  one: Told;
  other: Told;
}

export const capital = "\\p{Lu}[\\p{Ll}’']+(?:-\\p{L}[\\p{Ll}]+){0,3}";
const forms: readonly RegExp[] = [
  email,
  /(?<!\d)\d(?:[ .]?\d){10,13}(?!\d)/g,
  /«\s?\p{Lu}[^»]{4,40}»/gu,
  new RegExp(
    `(?<![\\p{L}-])${capital}(?: (?:de|du|Le|La|Da|El|Ait|Ben|Van)(?= ))?(?: ${capital}){1,2}(?![\\p{L}-])`,
    'gu',
  ),
];

/** @param declared those that fields state, which may be alike */
export function twins(all: readonly Told[], declared: ReadonlySet<string>): Twins[] {
  return forms.flatMap((form) => {
    const where = new Map<string, Told[]>();
    for (const told of all)
      for (const found of told.statement.text.match(form) ?? [])
        for (const name of withoutFirst(found)) {
          const key = keyOf(name);
          where.set(key, [...(where.get(key) ?? []), told]);
        }
    const byStart = new Map<string, string[]>();
    for (const key of where.keys())
      for (const part of [...partsOf(key)]) byStart.set(part, [...(byStart.get(part) ?? []), key]);
    const seen = new Set<string>();
    return [...where].flatMap(([said, [one]]) =>
      [...new Set([...partsOf(said)].flatMap((part) => byStart.get(part) ?? []))].flatMap((like) => {
        const [other] = where.get(like) ?? [];
        if (
          like <= said ||
          seen.has(`${said}|${like}`) ||
          (declared.has(said) && declared.has(like)) ||
          !areTwins(said, like) ||
          !one ||
          !other
        )
          return [];
        seen.add(`${said}|${like}`);
        return [{ said, like, one, other }];
      }),
    );
  });
}

/** A word that begins a sentence may stand before a name: `Avec Aminata Kouyaté`. */
const withoutFirst = (found: string): string[] => {
  const [, ...rest] = found.split(' ');
  return rest.length > 1 && /^\p{Lu}\p{Ll}/u.test(rest[0] ?? '') ? [found, rest.join(' ')] : [found];
};

export const keyOf = (text: string) =>
  text
    .replace(/^[\d .]+$/, (number) => number.replace(/\D/g, ''))
    .replace(/^«\s?|\s?»$/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** Twins share their beginning or their end. */
const partsOf = (key: string) => new Set([`^${key.slice(0, 5)}`, `${key.slice(-6)}$`]);

/** At most two letters differ, and only in one of the words. */
function areTwins(one: string, other: string): boolean {
  if (/^\d|@/.test(one))
    return one.length === other.length ? distance(one, other) <= 2 : distance(one, other) === 1;
  const [words, others] = [one.split(' '), other.split(' ')];
  if (words.length !== others.length) return false;
  const changed = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? ''] as const],
  );
  const [pair] = changed;
  if (!pair || changed.length > 1 || pair[0][0] !== pair[1][0]) return false;
  const length = Math.max(pair[0].length, pair[1].length);
  return (
    length > 4 &&
    distance(pair[0], pair[1]) <= Math.min(4, length / 2) &&
    (distance(pair[0], pair[1]) <= 2 || length > 7)
  );
}

function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 4) return 9;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, also] of [...other].entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (letter === also ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
