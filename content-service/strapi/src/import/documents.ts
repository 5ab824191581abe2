/** Writes the school's entries: all of them without their relations, then the relations; at last it publishes them. */
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
  for (const document of documents) if (document.publish) await publish(strapi, document, idOf(document));
}

interface Translation {
  /** Empty for a type without languages. */
  language: { locale?: string };
  data: Data;
}

const translationsOf = (strapi: Core.Strapi, { uid, locales }: ImportedDocument): Translation[] =>
  Object.entries(locales).map(([locale, data]) => ({
    language: isLocalised(strapi, uid) ? { locale } : {},
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
  if (!hasDrafts(strapi, document.uid)) return;
  for (const { language } of translationsOf(strapi, document))
    await documentsOf(strapi, document.uid).publish({ documentId, ...language });
}
