/** Removes another school's content of an earlier import, unless an editor has changed it since. */
import type { Core } from '@strapi/strapi';
import { documentsOf } from '../untyped-strapi';
import type { ImportMemory, Memory } from './memory';
import type { ImportedDocument } from './school';

export interface Removals {
  removed: number;
  /** Unchanged because an editor has edited them. */
  kept: string[];
}

/** @param documents of the school that comes */
export async function removeOthers(
  strapi: Core.Strapi,
  documents: readonly ImportedDocument[],
  memory: Memory,
): Promise<Removals> {
  const coming = new Set(documents.map(({ uid, key }) => `${uid} ${key}`));
  const languages: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const removals: Removals = { removed: 0, kept: [] };
  for (const [name, known] of Object.entries(memory.documents)) {
    if (coming.has(name)) continue;
    const [uid = ''] = name.split(' ');
    if (await isUntouched(strapi, uid, known, languages)) {
      await documentsOf(strapi, uid).delete({
        documentId: known.documentId,
        ...('' in known.writtenAt ? {} : { locale: '*' }),
      });
      removals.removed += 1;
    } else removals.kept.push(name);
    // An entry that an editor has changed no longer belongs to the import.
    delete memory.documents[name];
  }
  return removals;
}

async function isUntouched(
  strapi: Core.Strapi,
  uid: string,
  { documentId, writtenAt }: ImportMemory,
  languages: { code: string }[],
): Promise<boolean> {
  // A type without languages has one document.
  const locales = '' in writtenAt ? [''] : languages.map(({ code }) => code);
  for (const locale of locales) {
    const query = { documentId, ...(locale ? { locale } : {}) };
    const draft: { updatedAt: string } | null = await documentsOf(strapi, uid).findOne(query);
    // A translation that the import did not write comes from an editor.
    if (draft && String(draft.updatedAt) !== writtenAt[locale]) return false;
  }
  return true;
}
