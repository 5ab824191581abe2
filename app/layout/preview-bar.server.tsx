/** Data of the bar above a preview. */
import { renderToStaticMarkup } from 'react-dom/server';
import { collectionBelow, collectionPath, collections } from '~/content/collections';
import type { EditorSession } from '~/editors/editor';
import { labelsOf } from '~/site/labels.server';
import { localeOfPath, localePrefix } from '../../content-model/rules/locale';
import { slugPattern } from '../../content-model/values/slug';
import type { ChromeSources } from './chrome-content.server';
import { PreviewBar } from './preview-bar';
import sheet from './preview-bar.css?url';
import type { RootData } from './root-data';

export async function previewBar(
  services: ChromeSources,
  preview: EditorSession,
  pathname: string,
): Promise<NonNullable<RootData['preview']>> {
  const { adminOrigin } = services.env.preview;
  const [t, entry] = await Promise.all([labelsOf(services), adminOrigin && entryInPanel(services, pathname)]);
  const words = {
    shown: t(preview.status === 'draft' ? 'preview.bar.draft' : 'preview.bar.published'),
    edit: t('preview.bar.edit'),
    leave: t('preview.bar.leave'),
  };
  const editor = [preview.name, preview.role].filter((part) => part !== '').join(' · ');
  const address = entry ? `${adminOrigin}${entry}` : null;
  const bar = <PreviewBar words={words} editor={editor} entry={address} sheet={sheet} />;
  return { name: t('preview.bar.name'), html: renderToStaticMarkup(bar) };
}

/** Address of a page's content in Strapi's panel: its entry, or else the list of its collection. */
async function entryInPanel(services: ChromeSources, pathname: string): Promise<string> {
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
