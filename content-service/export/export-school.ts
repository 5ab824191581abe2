/** A school's data files as entries for another service: the input of Strapi's import. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CollectionName, uidOf } from '../../content-model/places';
import { type Attribute, attributesOf, attributesOfSchema } from '../contract/attributes';
import { servedCollections, singles } from '../contract/collections';
import { resolveDate } from '../embedded/dates';
import { identityOf as fileNameOfEntry, filesBelow, readSource } from '../embedded/load';
import { fileNameOf, type Picture } from './pictures';
import { pictureKey, type StoredForm, storedEntry } from './stored-form';

type Entry = Record<string, unknown>;

interface ExportedDocument {
  uid: string;
  /** Its name in references: the slug, if the type has one. */
  key: string;
  /** The languages that visitors see. */
  publish: string[];
  locales: Record<string, Entry>;
  /** Changes that are not published yet, by language. */
  drafts: Record<string, Entry>;
}

interface ExportedSchool {
  name: string;
  documents: ExportedDocument[];
  labels: { locale: string; key: string; value: string }[];
  pictures: (Picture & { key: string; file: string })[];
}

/** Collections that entries of the others refer to. */
const referencedFirst: readonly CollectionName[] = [
  'sectors',
  'newsCategories',
  'careers',
  'campuses',
  'programmes',
];

/** @param now base of relative dates */
export function exportSchool(directory: string, now: Date): ExportedSchool {
  const pictures = new Map<string, Picture>();
  const names = Object.keys(servedCollections) as CollectionName[];
  const orderedNames = [...referencedFirst, ...names.filter((name) => !referencedFirst.includes(name))];
  const sources = new Map(orderedNames.map((name) => [name, readCollection(directory, name)]));
  const zones = new Map(
    sources.get('campuses')?.map(({ slug, timezone }) => [slug, String(timezone ?? 'Europe/Paris')]),
  );
  const formOf = (source: Entry): StoredForm => ({
    resolveDate: (authored) => resolveDate(authored, now, zones.get(source.campus) ?? 'Europe/Paris'),
    uidOf: (collection) => uidOf(servedCollections[collection as CollectionName].singular),
    addPicture: (picture) => pictures.set(pictureKey(picture.url, picture.alternativeText), picture),
  });
  const storedFormOf = (source: Entry, attributes: readonly Attribute[]) =>
    storedEntry(source, attributes, formOf(source));

  const documents = orderedNames.flatMap((name): ExportedDocument[] => {
    const { singular } = servedCollections[name];
    const attributes = attributesOf(name);
    const { entries, changes } = withoutChanges(sources.get(name) ?? []);
    return byDocument(name, entries).map(({ key, locales }) => {
      const languages = Object.entries(locales);
      return {
        uid: uidOf(singular),
        key,
        publish: languages.flatMap(([locale, source]) => (isPublished(source) ? [locale] : [])),
        locales: Object.fromEntries(
          languages.map(([locale, source]) => [locale, storedFormOf(source, attributes)]),
        ),
        drafts: Object.fromEntries(
          languages.flatMap(([locale, source]) => {
            const change = changes.get(fileNameOfEntry(source));
            return change ? [[locale, storedFormOf(change, attributes)]] : [];
          }),
        ),
      };
    });
  });
  const exportSingle = (name: 'settings' | 'crm', singular: string): ExportedDocument => {
    const source = readFile(path.join(directory, singles[name].file));
    const entry = storedFormOf(source, attributesOfSchema(name, singles[name].schema));
    return { uid: uidOf(singular), key: name, publish: [], locales: { fr: entry }, drafts: {} };
  };
  return {
    name: nameOf(readFile(path.join(directory, singles.settings.file))),
    documents: [...documents, exportSingle('settings', 'setting'), exportSingle('crm', 'crm-setting')],
    labels: [...labelsOf(directory, 'labels', 'fr'), ...labelsOf(directory, 'labelsInEnglish', 'en')],
    pictures: [...pictures].map(([key, picture]) => ({ ...picture, key, file: fileNameOf(picture.url) })),
  };
}

function readCollection(directory: string, name: CollectionName): Entry[] {
  return filesBelow(path.join(directory, servedCollections[name].folder)).map(readFile);
}

const isPublished = ({ publishDate, draft }: Entry): boolean => publishDate !== null && draft !== true;

/** The entries, and beside them the drafts of those that are published too, by the name of their file. */
function withoutChanges(sources: readonly Entry[]): { entries: Entry[]; changes: Map<string, Entry> } {
  const withoutDraft = new Set(sources.filter(({ draft }) => draft !== true).map(fileNameOfEntry));
  const isChange = (source: Entry) => source.draft === true && withoutDraft.has(fileNameOfEntry(source));
  return {
    entries: sources.filter((source) => !isChange(source)),
    changes: new Map(sources.filter(isChange).map((source) => [fileNameOfEntry(source), source])),
  };
}

/** The school's name on the site. */
function nameOf({ siteName, title, schools }: Entry): string {
  const [school] = (schools ?? []) as Entry[];
  return String(siteName || title || school?.name || 'a school without a name');
}

/** @throws for a file that cannot be read; `content validate` says more */
function readFile(file: string): Entry {
  const problems: string[] = [];
  const source = readSource(file, file, problems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return source as Entry;
}

function labelsOf(
  directory: string,
  name: 'labels' | 'labelsInEnglish',
  locale: string,
): ExportedSchool['labels'] {
  const file = path.join(directory, singles[name].file);
  if (!existsSync(file)) return [];
  return Object.entries(readFile(file)).map(([key, value]) => ({ locale, key, value: String(value) }));
}

/** The languages of one page or menu are one document. */
function byDocument(
  name: CollectionName,
  sources: Entry[],
): { key: string; locales: Record<string, Entry> }[] {
  if (name !== 'articles' && name !== 'menus') {
    return sources.map((source) => ({ key: String(source.slug ?? source.from), locales: { fr: source } }));
  }
  const french = sources.filter(({ locale }) => locale !== 'en');
  const english = new Map(
    sources.filter(({ locale }) => locale === 'en').map((source) => [identityOf(source), source]),
  );
  const frenchDocuments = french.map((source) => {
    const identity = translationOf(source);
    const translation = english.get(identity);
    if (translation) english.delete(identity);
    return { key: identityOf(source), locales: { fr: source, ...(translation ? { en: translation } : {}) } };
  });
  return [
    ...frenchDocuments,
    ...[...english].map(([identity, source]) => ({ key: `en/${identity}`, locales: { en: source } })),
  ];
}

function identityOf({ type, rubrique, slug }: Entry): string {
  return type === undefined ? `${rubrique}/${slug ?? ''}` : String(type);
}

/** The English address of the same page; a menu has the same type. */
function translationOf(source: Entry): string {
  if (source.type !== undefined) return identityOf(source);
  const localizations = (source.localizations ?? []) as Entry[];
  const english = localizations.find(({ locale }) => locale === 'en');
  return english ? identityOf(english) : '';
}
