/** The entries of the content's files as statements: each sentence, cell and field, with what it stands under. */
import path from 'node:path';
import { countedPaths, type FactSettings, factsOf } from '../../../content-model/fact-values';
import { type Facts, mayQuote, withFacts } from '../../../content-model/values/fact-quotes';
import { filesBelow, identityOf, readSource } from '../../../content-service/embedded/load';
import { fieldSentences } from './field-sentences';

export type Fields = Readonly<Record<string, unknown>>;

export interface Statement {
  /** Keys of the field: `blocks.2.text`. */
  place: string;
  /** One sentence, with ordinary spaces. */
  text: string;
  /** Title of its item, headings of its cell. */
  heading: string;
  /** Title of its block. */
  block: string;
  /** What stands around the facts that it quotes; without any, nothing. */
  around: readonly string[];
}

export interface ToldEntry {
  /** The folder of its file: `programmes`. */
  collection: string;
  slug: string;
  locale: string;
  title: string;
  fields: Fields;
  campuses: readonly string[];
  programmes: readonly string[];
  statements: readonly Statement[];
}

const collections =
  'answers articles campuses careers events faqs news offers partners people podcasts posts programmes sectors works'.split(
    ' ',
  );

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
    toldEntry('settings', { ...settings, admission, slug: 'settings' }, facts.fr),
    ...collections.flatMap((collection) =>
      files(collection).map((file) => {
        const fields = readSource(file, file, []) as Fields;
        return toldEntry(collection, fields, facts[fields['locale'] === 'en' ? 'en' : 'fr']);
      }),
    ),
  ];
}

export function toldEntry(collection: string, fields: Fields, facts: Facts = new Map()): ToldEntry {
  const slug = identityOf(fields as Record<string, unknown>);
  const own = (of: string) => (collection === of ? [slug] : []);
  const title = String(fields['question'] ?? fields['title'] ?? fields['name'] ?? '');
  return {
    collection,
    slug,
    locale: fields['locale'] === 'en' ? 'en' : 'fr',
    title,
    fields,
    campuses: [
      ...own('campuses'),
      ...(collection === 'programmes' ? [] : slugsIn(fields, 'campus', 'campuses')),
    ],
    programmes: [
      ...own('programmes'),
      ...(collection === 'programmes' ? [] : slugsIn(fields, 'programme', 'programmes')),
    ],
    statements: [
      ...statementsOf(fields, '', { heading: '', block: '' }, facts),
      ...fieldSentences(collection, fields).map((text) => ({
        place: 'field',
        text,
        heading: '',
        block: '',
        around: [],
      })),
    ],
  };
}

function slugsIn(fields: Fields, one: string, many: string): string[] {
  const found = [fields[one], ...(Array.isArray(fields[many]) ? fields[many] : [])];
  return found.filter((slug) => typeof slug === 'string');
}

/** Fields that no visitor reads, or that are names of other entries. */
const unread =
  /(?:^|\.)(?:slug|url|href|id|file|locale|campus|campuses|programmes?|careers|followOn|sector|type|kind|mode|theme|rome|__component|dateStart|dateEnd|updatedAt|updatedOn|opensOn|closesOn|startsOn|registeredOn|expiresOn|assessedOn|publishDate|wordings|category|cat_news|icon|rubrique|anchor|day|place|rhythm|siret|nda|size|alternativeText|plateCaption)$|week\.title$/;

interface Under {
  heading: string;
  block: string;
}

function statementsOf(value: unknown, place: string, under: Under, facts: Facts): Statement[] {
  if (unread.test(place) && !/^rhythm$/.test(place)) return [];
  if (typeof value === 'string')
    return linesOf(value).map((line) => ({
      place,
      text: withFacts(line, facts).replace(spaces, ' '),
      ...under,
      around: partsOf(line),
    }));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Fields;
  if (Array.isArray(fields['rows'])) return cellsOf(fields, place, facts);
  if (typeof fields['value'] === 'string' && typeof fields['label'] === 'string')
    return figureOf(fields, place, under, facts);
  const isBlock = /blocks\.\d+$/.test(place);
  const title = ['title', 'question', 'name', 'label', 'date']
    .map((key) =>
      place !== '' && typeof fields[key] === 'string' ? withFacts(String(fields[key]), facts) : '',
    )
    .filter((text) => text !== '')
    .join(' ');
  const all = strings(fields).join(' ');
  return Object.entries(fields).flatMap(([key, inner]) =>
    statementsOf(
      inner,
      place === '' ? key : `${place}.${key}`,
      isBlock
        ? { heading: '', block: title }
        : /\.\d+$/.test(place)
          ? { ...under, heading: /^(?:date|value|label)$/.test(key) ? withFacts(all, facts) : title }
          : under,
      facts,
    ),
  );
}

const strings = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, value]) =>
    typeof value === 'string' && !unread.test(key) ? [value] : [],
  );

/** A figure with its label is one sentence. */
function figureOf(fields: Fields, place: string, under: Under, facts: Facts): Statement[] {
  const { value, unit, label, ...others } = fields;
  const text = [value, unit, label].filter(Boolean).join(' ');
  return [
    ...statementsOf(text, `${place}.value`, under, facts),
    ...Object.entries(others).flatMap(([key, inner]) =>
      statementsOf(inner, `${place}.${key}`, { ...under, heading: withFacts(String(label), facts) }, facts),
    ),
  ];
}

/** A cell, under its column and in its row. */
function cellsOf(fields: Fields, place: string, facts: Facts): Statement[] {
  const columns = (fields['columns'] ?? []) as string[];
  const block = [fields['title'], fields['caption']].filter(Boolean).join(' ');
  return (fields['rows'] as string[][]).flatMap((row, index) =>
    row.slice(1).map((cell, column) => ({
      place: `${place}.rows.${index}.${column + 1}`,
      text: withFacts(cell, facts).replace(spaces, ' '),
      around: partsOf(cell),
      heading: `${row[0]} | ${columns[column + 1] ?? ''}`,
      block,
    })),
  );
}

const partsOf = (text: string): string[] => (mayQuote(text) ? text.split(/\{\{[^{}]{1,90}\}\}/) : []);

const spaces = /[\u00a0\u202f]/g;

const linesOf = (text: string): string[] =>
  text
    .replace(spaces, ' ')
    .replace(/<[^<>]{1,200}>/g, ' ')
    .replace(/\[([^[\]]{0,300})\]\([^()]{0,300}\)/g, '$1')
    .replace(/[*_]{1,2}(?=[\p{L}\p{N}«])|(?<=[\p{L}\p{N}».,:;!?])[*_]{1,2}/gu, '')
    .split('\n')
    .flatMap((line) => line.trim().split(/(?<=[^\d][.!?…]) (?=[\p{Lu}«\d])/u))
    .filter((line) => /\p{L}|\d/u.test(line));
