/** Names under which texts speak of campuses and programmes. Pure. */
import { foldedText } from './disagreements';
import type { ToldEntry } from './told-entries';

export const diplomas = ['btsa', 'bts', 'bac pro', 'bachelor', 'mastere'] as const;
export type Diploma = (typeof diplomas)[number];

export interface NamedCampus {
  slug: string;
  city: string;
  names: readonly string[];
}

export interface NamedProgramme {
  entry: ToldEntry;
  slug: string;
  diploma: Diploma | null;
  /** `gestion et protection de la nature` */
  subject: string;
  /** `gpn` */
  short: string;
  names: readonly string[];
}

export interface SchoolNames {
  campuses: readonly NamedCampus[];
  programmes: readonly NamedProgramme[];
}

export function schoolNames(entries: readonly ToldEntry[]): SchoolNames {
  const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
  return {
    campuses: of('campuses').map(({ slug, fields }) => {
      const city = foldedText(String(fields['city'] ?? fields['title']));
      return { slug, city, names: [...new Set([city, foldedText(String(fields['title']))])] };
    }),
    programmes: of('programmes').map(namedProgramme),
  };
}

const diplomaWord = /^(btsa|bts|bac pro|bachelor|mastere) /;

function namedProgramme(entry: ToldEntry): NamedProgramme {
  const title = foldedText(String(entry.fields['title']));
  const shortTitle = foldedText(String(entry.fields['shortTitle'] ?? title));
  const diploma = (diplomaWord.exec(title)?.[1] ?? null) as Diploma | null;
  const subject = title.replace(diplomaWord, '');
  const short = shortTitle.replace(diplomaWord, '');
  const names = diploma
    ? [title, shortTitle, `${diploma} ${subject}`, `${diploma} ${short}`]
    : [
        `titre ${title}`,
        `titre de ${title}`,
        `formation courte ${title}`,
        ...(title.includes(' de ') ? [] : [title]),
      ];
  // A long subject is a name by itself.
  const bare = diploma && subject.split(' ').length > 4 ? [subject] : [];
  return { entry, slug: entry.slug, diploma, subject, short, names: [...new Set([...names, ...bare])] };
}

const isInWord = (character: string | undefined) => character !== undefined && /[\p{L}\d+-]/u.test(character);

export interface Mention<T> {
  of: T;
  start: number;
  end: number;
}

/** Where a folded text has one of the names, by whole words; the longest name at a place counts. */
export function mentionsOf<T>(
  text: string,
  named: readonly { of: T; names: readonly string[] }[],
): Mention<T>[] {
  const found = named.flatMap(({ of, names }) =>
    names.flatMap((name) => placesOf(text, name).map((start) => ({ of, start, end: start + name.length }))),
  );
  return found
    .filter((one) => !found.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.start - b.start);
}

const covers = (other: Mention<unknown>, one: Mention<unknown>) =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start;

function placesOf(text: string, name: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); name !== '' && at >= 0; at = text.indexOf(name, at + name.length))
    if (!isInWord(text[at - 1]) && !isInWord(text[at + name.length])) places.push(at);
  return places;
}

/** Several rules read the same text. */
function kept<T>(find: (text: string, names: SchoolNames) => T): (text: string, names: SchoolNames) => T {
  const known = new WeakMap<SchoolNames, Map<string, T>>();
  return (text, names) => {
    const texts = known.get(names) ?? new Map<string, T>();
    known.set(names, texts);
    const found = texts.get(text) ?? find(text, names);
    texts.set(text, found);
    return found;
  };
}

export const programmesIn = kept((text, { programmes }) => {
  const found = mentionsOf(
    text,
    programmes.map((of) => ({ of, names: of.names })),
  );
  // The same words in two programmes name neither.
  return found.filter(
    (one) =>
      !found.some((other) => other.of !== one.of && other.start === one.start && other.end === one.end),
  );
});

export const campusesIn = kept((text, { campuses }) =>
  mentionsOf(
    text,
    campuses.map((of) => ({ of, names: of.names })),
  ),
);
