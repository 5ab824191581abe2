/** Names of people: one person has one name, one campus, one function, one programme. Pure. */
import { claimIn, clash } from './clash';
import { type Claim, type Disagreement, foldedText } from './disagreements';
import { campusesIn, type SchoolNames } from './school-names';
import type { ToldEntry, ToldText } from './told-entries';

interface Person {
  name: string;
  campuses: readonly string[];
  role: string;
  year: number | null;
  entry: ToldEntry;
}

export function personNames(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const people = entries.flatMap(peopleOf);
  const byFirst = new Map<string, Person[]>();
  const byName = new Map<string, Person[]>();
  for (const person of people) {
    const first = firstOf(person.name);
    byFirst.set(first, [...(byFirst.get(first) ?? []), person]);
    byName.set(person.name, [...(byName.get(person.name) ?? []), person]);
  }
  const printed = entries.flatMap((entry) =>
    entry.texts.flatMap((told) =>
      namesIn(told.text).map((name) => ({ entry, told, name: foldedText(name) })),
    ),
  );
  const all = [...new Set(printed.map(({ name }) => name))];
  const twins = new Map(all.map((name) => [name, all.filter((other) => areTwins(name, other))]));
  return [
    ...functionsOf(entries),
    ...printed.flatMap(({ entry, told, name }) => {
      const known = byName.get(name);
      if (known) return wrongOf(entry, told, known, names);
      const near = (byFirst.get(firstOf(name)) ?? []).find(
        (person) =>
          areTwins(person.name, name) ||
          (entry.campuses.length === 1 &&
            entry.collection === 'events' &&
            person.entry.collection === 'campuses' &&
            person.campuses.includes(entry.campuses[0] ?? '')),
      );
      return near ? [clash(entry, told, `name of ${near.name}`, [name, near.name])] : [];
    }),
    ...printed.flatMap(({ entry, told, name }) => {
      const [twin] = byName.has(name)
        ? []
        : (twins.get(name) ?? []).filter((other) => !byName.has(other) && other < name);
      const other = twin && printed.find((one) => one.name === twin);
      return other
        ? [
            {
              fact: `name of ${twin}`,
              claims: [claimIn(entry, told, '', name), claimIn(other.entry, other.told, '', twin)],
            },
          ]
        : [];
    }),
  ];
}

/** The school has one president: a function without a campus has one name. */
function functionsOf(entries: readonly ToldEntry[]): Disagreement[] {
  const byFunction = new Map<string, Claim[]>();
  for (const entry of entries)
    for (const told of [...entry.units.filter(({ place }) => !place.endsWith('.image')), ...entry.texts])
      for (const [, name = '', title = ''] of told.text.matchAll(heading)) {
        const fact = foldedText(title)
          .trim()
          .replace(/^(president|direct(?:eur|rice)|mediat(?:eur|rice))e? /, (found) =>
            found.replace(/(?:eur|rice|e)? $/, ' '),
          );
        if (!/iet|ecole|pedagogique|general|institut/.test(fact)) continue;
        const claims = byFunction.get(fact) ?? [];
        claims.push(claimIn(entry, told, fact, foldedText(name)));
        byFunction.set(fact, claims);
      }
  return [...byFunction].flatMap(([fact, claims]) =>
    new Set(claims.map(({ value }) => value)).size > 1 ? [{ fact, claims: claims.slice(0, 6) }] : [],
  );
}

const firstOf = (name: string) => name.split(' ')[0] ?? '';
const restOf = (name: string) => name.split(' ').slice(1).join(' ');

function peopleOf(entry: ToldEntry): Person[] {
  const person = (
    name: unknown,
    campuses: readonly string[],
    role: unknown,
    year: unknown = null,
  ): Person[] =>
    typeof name === 'string'
      ? [
          {
            name: foldedText(name),
            campuses,
            role: foldedText(String(role ?? '')),
            year: year as number | null,
            entry,
          },
        ]
      : [];
  const { fields, collection } = entry;
  const team = (fields['team'] ?? []) as { name?: string; role?: string }[];
  const author = fields['author'] as { name?: string; role?: string } | undefined;
  return [
    ...team.flatMap(({ name, role }) => person(name, entry.campuses, role)),
    ...(collection === 'people'
      ? person(fields['name'], entry.campuses, fields['job'], fields['graduationYear'])
      : []),
    ...(author ? person(author.name, [], author.role) : []),
  ];
}

const capital = "\\p{Lu}[\\p{Ll}’']+(?:-\\p{L}[\\p{Ll}]+)*";
const candidate = new RegExp(
  `(?<![\\p{L}-])${capital}(?: (?:de|du|Le|La|Da|El|Ait|Ben|Van)(?= ))?(?: ${capital}){1,2}(?![\\p{L}-])`,
  'gu',
);

/** `Hélène Marchadour, présidente de l’IET`; in an item, its name and its function. */
const heading = new RegExp(
  `(${capital}(?: ${capital}){1,2})(?:, | \\| )((?:[Pp]résident|[Dd]irect(?:eur|rice)|[Mm]édiat(?:eur|rice))e? [^|.,;:()*]{4,40})`,
  'gu',
);

/** A word that begins a sentence may stand before a name: `Avec Aminata Kouyaté`. */
const namesIn = (text: string): string[] =>
  (text.match(candidate) ?? []).flatMap((found) => {
    const name = found.replace(/’s$/, '');
    const [, ...rest] = name.split(' ');
    return rest.length > 1 && /^\p{Lu}\p{L}{3}/u.test(rest[0] ?? '') ? [name, rest.join(' ')] : [name];
  });

/** `Kouyaté` and `Konaté` of the same first name; `Émilie` and `Élodie` of the same surname. */
function areTwins(one: string, other: string): boolean {
  if (one === other || one[0] !== other[0]) return false;
  if (notFirst.test(one) || notFirst.test(other)) return false;
  const [rest, restOfOther] = [restOf(one), restOf(other)];
  if (firstOf(one) === firstOf(other)) return isNear(rest, restOfOther, rest[0] === restOfOther[0] ? 2 : 1);
  return restOf(one) === restOf(other) && restOf(one).length > 4 && isNear(firstOf(one), firstOf(other), 2);
}

const notFirst =
  /^(?:l[ae]|les|aux?|gare|rue|quai|place|ligne|campus|parc|val|saint|sainte|mastere|bachelor|station|salle|universite) /;

/** At most so many letters are changed, and at least half of them stay. */
function isNear(one: string, other: string, limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit || Math.min(one.length, other.length) < 4) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, letterOfOther] of [...other].entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (row[at + 1] ?? 0) + 1,
          (row[at] ?? 0) + (letter === letterOfOther ? 0 : 1),
        ),
      );
    row = next;
  }
  const distance = row.at(-1) ?? 0;
  return distance <= limit && distance * 2 <= Math.max(one.length, other.length);
}

/** A function and what it is for: `responsable des études`. */
const functionOf =
  /^,? (?:responsable|chargee?|referente?|direct(?:eur|rice)|assistante?|coordinat(?:eur|rice)|conseill(?:er|ere)) (?:des |de la |de l'|d'|du |de |en )?([a-z]{4,})/;

/** A known person with another campus, year or function. */
function wrongOf(
  entry: ToldEntry,
  told: ToldText,
  known: readonly Person[],
  names: SchoolNames,
): Disagreement[] {
  const [person] = known;
  if (!person || firstOf(person.name) === person.name || known.some(({ entry: own }) => own === entry))
    return [];
  const campuses = known.flatMap((one) => one.campuses);
  const text = foldedText(told.text);
  const at = text.indexOf(person.name);
  const near = text.slice(Math.max(0, at - 60), at + person.name.length + 80);
  const cities = campusesIn(
    text.slice(at + person.name.length, at + person.name.length + 60).replace(/[.;|].*/, ''),
    names,
  ).map(({ of }) => of.slug);
  const wrong = (fact: string, said: string, right: string) => [
    clash(entry, told, `${fact} of ${person.name}`, [said, right]),
  ];
  const duty = functionOf.exec(text.slice(at + person.name.length))?.[1] ?? '';
  const roles = known.map((one) => one.role).join(' ');
  const isOther = !/^(?:campus|depuis|adjointe?)$/.test(duty) && campusesIn(duty, names).length === 0;
  const year = known.find((one) => one.year !== null)?.year;
  const saidYear = /promotion (\d{4})/.exec(near)?.[1];
  return [
    ...(campuses.length > 0 && cities.length > 0 && !cities.some((city) => campuses.includes(city))
      ? wrong('campus', cities[0] ?? '', campuses.join(', '))
      : []),
    ...(campuses.length > 0 &&
    campusesIn(text, names).length === 0 &&
    entry.campuses.length > 0 &&
    !entry.campuses.some((one) => campuses.includes(one))
      ? wrong('campus', entry.campuses.join(', '), campuses.join(', '))
      : []),
    ...(duty !== '' && roles !== '' && isOther && !roles.includes(duty.replace(/e?s?$/, ''))
      ? wrong('function', duty, roles)
      : []),
    ...(year && saidYear && saidYear !== String(year) ? wrong('year', saidYear, String(year)) : []),
  ];
}
