/** Words that would reveal the demonstration on another school's site, derived from its data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorsPages } from '../../app/site/editors-pages';
import { englishLabels } from '../../app/site/english-labels.server';
import { createLabels } from '../../app/site/labels';
import { defaultLabels } from '../../app/site/labels/index';
import { loadContent } from '../../content-service/embedded/load';

export const secondSchool = path.resolve('tests/second-school/data');
const firstSchool = path.resolve('content-service/data');

/** All authored texts in a folder, as one text. */
function textOf(directory: string): string {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:json|md)$/.test(name))
    .map((name) => readFileSync(path.join(directory, name), 'utf8'))
    .join('\n');
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found);

/** The settings, as in their file. */
interface Authored {
  schools: Record<'name' | 'legalName' | 'address' | 'siret' | 'nda', string | undefined>[];
  social: { url: string }[];
}

/**
 * Names, slugs, numbers, addresses and telephone numbers of the first school, without those of the second or of any
 * school.
 */
export function wordsOfFirstSchool(): string[] {
  const { settings, labels, labelsInEnglish, entries } = loadContent(firstSchool);
  const { schools, social } = settings as unknown as Authored;
  const text = textOf(firstSchool);
  const { campuses, programmes, people, events, news, posts, offers, careers, podcasts, partners, articles } =
    entries;
  const titled = [campuses, programmes, events, news, posts, offers, careers, podcasts, articles].flat();
  const words = [
    settings.title,
    settings.siteName,
    ...schools.flatMap(({ name, legalName, address, siret, nda }) => [name, legalName, address, siret, nda]),
    ...social.map(({ url }) => url),
    ...Object.values({ ...labels, ...labelsInEnglish }),
    ...[labels, labelsInEnglish].flatMap((texts) => [
      texts['commons.brand.name'],
      texts['commons.brand.fullName'],
    ]),
    `${campuses.length} campus`,
    `${programmes.length} formations`,
    ...titled.flatMap(({ title, slug }) => [title, slug]),
    ...[...people, ...partners].flatMap(({ name, slug }) => [name, slug]),
    ...matches(text, /[\w.-]+@[\w.-]+\.example/g),
    ...matches(text, /\b0\d(?: \d{2}){4}\b/g),
    ...matches(text, /[\w-]+(?:\.[\w-]+)*\.example/g),
  ];
  const anySchools = [
    ...Object.values(defaultLabels),
    ...Object.values(englishLabels),
    // Addresses that the specification names.
    ...editorsPages(createLabels({})),
  ];
  const own = [textOf(secondSchool), ...anySchools].join('\n');
  return [...new Set(words)].filter(
    (word): word is string => typeof word === 'string' && word.length > 1 && !holds(own, word),
  );
}

/** Whether a text has the word as a separate word; `Europe/Paris` is not `Paris`. */
export function holds(text: string, word: string): boolean {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const before = /^[a-z0-9-]+$/.test(word) ? '(?<![\\p{L}\\d_-])' : '(?<![\\p{L}\\d_/-])';
  return new RegExp(`${before}${escaped}(?![\\p{L}\\d_-])`, 'u').test(text);
}
