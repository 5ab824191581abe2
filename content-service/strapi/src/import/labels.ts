/** Labels that the school changed, one entry a key; a key that is there already is the editors'. */
import type { Core } from '@strapi/strapi';
import type { School } from './school';

const uid = 'api::label.label';

export async function importLabels(strapi: Core.Strapi, labels: School['labels']): Promise<void> {
  const ids = new Map<string, string>();
  for (const { locale, key, value } of labels) {
    const found = await strapi.documents(uid).findFirst({ locale, filters: { key } });
    if (found) {
      ids.set(key, found.documentId);
      continue;
    }
    const documentId = ids.get(key);
    const data = { key, value } as never;
    if (documentId) await strapi.documents(uid).update({ documentId, locale, data });
    else ids.set(key, (await strapi.documents(uid).create({ locale, data })).documentId);
  }
}
