/**
 * Writes the school's entries: all of them without their relations, then the relations. It publishes them, and at last
 * writes the changes that are not published yet.
 */
import type { Core } from '@strapi/strapi';
import { documentsOf, hasDrafts, isLocalised } from '../untyped-strapi';
import { type Lookups, resolveReferences } from './references';
import type { Data, ImportedDocument } from './school';

/** @param pictures their ids by their keys */
export async function importDocuments(
  strapi: Core.Strapi,
  documents: readonly ImportedDocument[],
  pictures: Lookups['pictures'],
): Promise<void> {
  const ids = new Map<string, string>();
  for (const document of documents) {
    const documentId = await create(strapi, document, { pictures, documents: null });
    ids.set(`${document.uid} ${document.key}`, documentId);
  }
  const idOf = ({ uid, key }: ImportedDocument) => ids.get(`${uid} ${key}`) as string;
  for (const document of documents)
    if (JSON.stringify(document.locales).includes('"$entries"'))
      await update(strapi, document, idOf(document), { pictures, documents: ids });
  // A link to an entry that is published later waits for it.
  for (const document of documents) await publish(strapi, document, idOf(document));
  for (const document of documents)
    if (hasDrafts(strapi, document.uid))
      await update(strapi, { ...document, locales: document.drafts }, idOf(document), {
        pictures,
        documents: ids,
      });
}

/** Empty for a type without languages. */
type Language = { locale?: string };

interface Translation {
  language: Language;
  data: Data;
}

const languageOf = (strapi: Core.Strapi, uid: string, locale: string): Language =>
  isLocalised(strapi, uid) ? { locale } : {};

const translationsOf = (strapi: Core.Strapi, { uid, locales }: ImportedDocument): Translation[] =>
  Object.entries(locales).map(([locale, data]) => ({
    language: languageOf(strapi, uid, locale),
    data,
  }));

async function create(strapi: Core.Strapi, document: ImportedDocument, lookups: Lookups): Promise<string> {
  const documents = documentsOf(strapi, document.uid);
  const [first, ...others] = translationsOf(strapi, document);
  if (!first) throw new Error(`${document.uid} ${document.key}: no language`);
  const data = resolveReferences(first.data, lookups);
  const { documentId } = await documents.create({ ...first.language, data });
  for (const { language, data } of others)
    await documents.update({ documentId, ...language, data: resolveReferences(data, lookups) });
  return documentId;
}

async function update(
  strapi: Core.Strapi,
  document: ImportedDocument,
  documentId: string,
  lookups: Lookups,
): Promise<void> {
  for (const { language, data } of translationsOf(strapi, document))
    await documentsOf(strapi, document.uid).update({
      documentId,
      ...language,
      data: resolveReferences(data, lookups),
    });
}

async function publish(strapi: Core.Strapi, document: ImportedDocument, documentId: string): Promise<void> {
  const { uid } = document;
  if (!hasDrafts(strapi, uid)) return;
  for (const locale of document.publish)
    await documentsOf(strapi, uid).publish({ documentId, ...languageOf(strapi, uid, locale) });
}
