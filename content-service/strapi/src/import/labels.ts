/** Labels that the school changed, one entry a key. */
import type { Core } from '@strapi/strapi';
import { documentsOf } from '../untyped-strapi';
import type { School } from './school';

export async function importLabels(strapi: Core.Strapi, labels: School['labels']): Promise<void> {
  const documents = documentsOf(strapi, 'api::label.label');
  const ids = new Map<string, string>();
  for (const { locale, key, value } of labels) {
    const documentId = ids.get(key);
    const data = { key, value };
    if (documentId) await documents.update({ documentId, locale, data });
    else ids.set(key, (await documents.create({ locale, data })).documentId);
  }
}
