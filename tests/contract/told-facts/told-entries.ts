/** The entries of the content's files as texts, with the campuses and programmes that each is about. */
import path from 'node:path';
import { countedPaths, type FactSettings, factsOf } from '../../../content-model/fact-values';
import { type Facts, withFacts } from '../../../content-model/values/fact-quotes';
import { filesBelow, identityOf, readSource } from '../../../content-service/embedded/load';

/** A sentence, or a cell of a table. */
export interface ToldText {
  /** Keys of the fields to it, `blocks.2.text`. */
  place: string;
  /** One line, with ordinary spaces. */
  text: string;
}

export interface ToldEntry {
  /** The folder of its file: `programmes`. */
  collection: string;
  slug: string;
  fields: Readonly<Record<string, unknown>>;
  campuses: readonly string[];
  programmes: readonly string[];
  texts: readonly ToldText[];
  /** What is read together: an item of a list, a row of a table; ` | ` between its parts. */
  units: readonly ToldText[];
}

const collections = [
  'answers',
  'articles',
  'campuses',
  'careers',
  'events',
  'faqs',
  'news',
  'offers',
  'partners',
  'people',
  'podcasts',
  'posts',
  'programmes',
  'sectors',
  'works',
];

export function toldEntries(directory: string): ToldEntry[] {
  const { admission, ...settings } = readSource(
    path.join(directory, 'settings.json'),
    'settings',
    [],
  ) as FactSettings;
  const files = (folder: string) => filesBelow(path.join(directory, folder));
  const counts = Object.fromEntries(
    Object.entries(countedPaths).map(([name, folder]) => [name, files(folder).length]),
  );
  const facts = { fr: factsOf(settings, counts, 'fr'), en: factsOf(settings, counts, 'en') };
  return [
    toldEntry('settings', { ...settings, slug: 'settings' }, facts.fr),
    ...collections.flatMap((collection) =>
      files(collection).map((file) => {
        const fields = readSource(file, file, []) as Record<string, unknown>;
        return toldEntry(collection, fields, facts[fields['locale'] === 'en' ? 'en' : 'fr']);
      }),
    ),
  ];
}

export function toldEntry(
  collection: string,
  fields: Record<string, unknown>,
  facts: Facts = new Map(),
): ToldEntry {
  const slug = identityOf(fields);
  const texts = textsOf(fields, '', facts);
  const own = (of: string) => (collection === of ? [slug] : []);
  return {
    collection,
    slug,
    fields,
    campuses: [...own('campuses'), ...slugsIn(fields, 'campus', 'campuses')],
    programmes: [
      ...own('programmes'),
      ...(collection === 'programmes' ? [] : slugsIn(fields, 'programme', 'programmes')),
    ],
    texts,
    units: unitsOf(texts),
  };
}

function slugsIn(fields: Readonly<Record<string, unknown>>, one: string, many: string): string[] {
  const found = [fields[one], ...(Array.isArray(fields[many]) ? fields[many] : [])];
  return found.filter((slug) => typeof slug === 'string');
}

/** Fields that no visitor reads, or that are names of other entries. */
const unread =
  /(?:^|\.)(?:slug|url|href|id|file|locale|campus|campuses|programmes?|careers|followOn|sector|type|kind|mode|theme|rome|__component|dateStart|dateEnd|updatedAt|updatedOn|publishDate|wordings|category|cat_news|icon|email|rubrique)(?:\.|$)/;

function textsOf(value: unknown, place: string, facts: Facts): ToldText[] {
  if (unread.test(place)) return [];
  if (typeof value === 'string') return linesOf(withFacts(value, facts)).map((text) => ({ place, text }));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, place === '' ? key : `${place}.${key}`, facts),
  );
}

/** Texts of the same item, row or entry. */
function unitsOf(texts: readonly ToldText[]): ToldText[] {
  const byItem = new Map<string, string[]>();
  for (const { place, text } of texts) {
    const item = place.replace(/\.[^.]*$/, '');
    if (item !== place) byItem.set(item, [...(byItem.get(item) ?? []), text]);
  }
  return [...byItem].map(([place, parts]) => ({ place, text: parts.join(' | ') }));
}

const linesOf = (text: string): string[] =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,300}\)/g, '$1')
    .split('\n')
    .flatMap((line) => line.trim().split(/(?<=[.!?…]) (?=[\p{Lu}«\d*])/u))
    .filter((line) => /\p{L}|\d/u.test(line));
