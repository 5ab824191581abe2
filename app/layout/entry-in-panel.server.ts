import { collectionBelow, collectionPath, collections } from '~/content/collections';
import { localeOfPath, localePrefix } from '../../content-model/rules/locale';
import { slugPattern } from '../../content-model/values/slug';
import type { ChromeSources } from './chrome-content.server';

/** Path of a page's content in Strapi's panel: its entry, or else the list of its collection. */
export async function entryInPanel(services: ChromeSources, pathname: string): Promise<string> {
  const isEnglish = localeOfPath(pathname) === 'en';
  const content = isEnglish ? services.englishContent : services.content;
  const path = isEnglish ? pathname.slice(localePrefix.en.length) : pathname;
  const [, section = '', slug] = path.split('/');
  // In English there are editorial pages only.
  const sectionCollection = isEnglish ? undefined : collectionBelow(`/${section}`);
  const collection = sectionCollection ?? collections.pages;
  const names = [...(sectionCollection ? [] : [section || 'accueil']), ...(slug ? [slug] : [])];
  const [model] = collection.models;
  const list = `/admin/content-manager/collection-types/api::${model}.${model}`;
  if (names.length === 0 || !names.every((name) => slugPattern.test(name))) return list;
  const address = `${collectionPath(collection, content.namespace)}/${names.join('/')}` as const;
  const entry = await content.read(address, {}, { suppressErrors: true });
  const { documentId } = (entry ?? {}) as { documentId?: unknown };
  const hasEntry = typeof documentId === 'string' && /^\w+$/.test(documentId);
  return hasEntry ? `${list}/${documentId}` : list;
}
