/**
 * Writes the school's entries: first all of them without their relations, then the relations, then they are published.
 * Content that an editor wrote, removed or made before the import is never changed.
 */
import type { Core } from '@strapi/strapi';
import { documentsOf, hasDrafts, isLocalised } from '../untyped-strapi';
import type { Memory } from './memory';
import { resolveReferences } from './references';
import type { Data, ImportedDocument } from './school';

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  /** Unchanged because an editor has edited them. */
  kept: string[];
}

interface Draft {
  documentId: string;
  updatedAt: string;
}

export async function importDocuments(
  strapi: Core.Strapi,
  documents: ImportedDocument[],
  memory: Memory,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, kept: [] };
  const written: ImportedDocument[] = [];
  for (const document of documents) if (await begin(strapi, document, memory, report)) written.push(document);
  for (const document of written) await setRelations(strapi, document, memory);
  // A link to an entry that is published later waits for it.
  for (const document of written) if (document.publish) await publish(strapi, document, memory);
  for (const document of written) await remember(strapi, document, memory);
  return report;
}

const nameOf = ({ uid, key }: ImportedDocument) => `${uid} ${key}`;

function localesOf(strapi: Core.Strapi, { uid, locales }: ImportedDocument): [string | undefined, Data][] {
  return Object.entries(locales).map(([locale, data]) => [
    isLocalised(strapi, uid) ? locale : undefined,
    data,
  ]);
}

/**
 * Creates or updates a document without its relations
 * @returns false if nothing is to be done
 */
async function begin(
  strapi: Core.Strapi,
  document: ImportedDocument,
  memory: Memory,
  report: ImportReport,
): Promise<boolean> {
  const name = nameOf(document);
  const known = memory.documents[name];
  if (!known) {
    if (await standsAlready(strapi, document)) {
      report.kept.push(name);
      return false;
    }
    const documentId = await write(strapi, document, memory, undefined, false);
    memory.documents[name] = { documentId, digest: '', writtenAt: {} };
    report.created += 1;
    return true;
  }
  if (known.digest === document.digest) {
    report.unchanged += 1;
    return false;
  }
  if (known.digest !== '' && (await wasEdited(strapi, document, known.writtenAt, known.documentId))) {
    report.kept.push(name);
    return false;
  }
  await write(strapi, document, memory, known.documentId, false);
  report.updated += 1;
  return true;
}

async function write(
  strapi: Core.Strapi,
  document: ImportedDocument,
  memory: Memory,
  documentId: string | undefined,
  relations: boolean,
): Promise<string> {
  let id = documentId;
  for (const [locale, source] of localesOf(strapi, document)) {
    const data = resolveReferences(source, { memory, relations });
    const params = { data, ...(locale ? { locale } : {}) };
    if (id === undefined) id = (await documentsOf(strapi, document.uid).create(params)).documentId;
    else await documentsOf(strapi, document.uid).update({ documentId: id, ...params });
  }
  if (id === undefined) throw new Error(`${nameOf(document)}: no language`);
  return id;
}

async function setRelations(strapi: Core.Strapi, document: ImportedDocument, memory: Memory): Promise<void> {
  if (!JSON.stringify(document.locales).includes('"$entries"')) return;
  await write(strapi, document, memory, memory.documents[nameOf(document)]?.documentId, true);
}

async function publish(strapi: Core.Strapi, document: ImportedDocument, memory: Memory): Promise<void> {
  if (!hasDrafts(strapi, document.uid)) return;
  const { documentId } = memory.documents[nameOf(document)] as { documentId: string };
  for (const [locale] of localesOf(strapi, document)) {
    await documentsOf(strapi, document.uid).publish({ documentId, ...(locale ? { locale } : {}) });
  }
}

async function remember(strapi: Core.Strapi, document: ImportedDocument, memory: Memory): Promise<void> {
  const known = memory.documents[nameOf(document)];
  if (!known) return;
  known.digest = document.digest;
  for (const [locale] of localesOf(strapi, document)) {
    const draft = await draftOf(strapi, document.uid, known.documentId, locale);
    if (draft) known.writtenAt[locale ?? ''] = String(draft.updatedAt);
  }
}

async function wasEdited(
  strapi: Core.Strapi,
  document: ImportedDocument,
  writtenAt: Record<string, string>,
  documentId: string,
): Promise<boolean> {
  for (const [locale] of localesOf(strapi, document)) {
    const draft = await draftOf(strapi, document.uid, documentId, locale);
    // A missing document was removed by an editor.
    if (!draft || String(draft.updatedAt) !== writtenAt[locale ?? '']) return true;
  }
  return false;
}

async function draftOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
  locale: string | undefined,
): Promise<Draft | null> {
  return documentsOf(strapi, uid).findOne({ documentId, ...(locale ? { locale } : {}) });
}

/** An entry of the same address, or the one entry of a single type, that the import did not make. */
async function standsAlready(strapi: Core.Strapi, document: ImportedDocument): Promise<boolean> {
  const [[locale, data] = [undefined, {} as Data]] = localesOf(strapi, document);
  const keys = ['rubrique', 'slug', 'type', 'from'].filter(
    (name) => name in data && typeof data[name] !== 'object',
  );
  const filters = Object.fromEntries(keys.map((name) => [name, { $eq: data[name] }]));
  if ('rubrique' in data && data.slug === null) Object.assign(filters, { slug: { $null: true } });
  const found = await documentsOf(strapi, document.uid).findFirst({
    filters,
    ...(locale ? { locale } : {}),
  });
  return found !== null;
}
