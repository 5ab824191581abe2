/** Data of the bar above a preview. */
import { renderToStaticMarkup } from 'react-dom/server';
import { collectionBelow, collectionPath, collections } from '~/content/collections';
import type { EditorSession } from '~/editors/editor';
import { labelsOf } from '~/site/labels.server';
import { localePrefix } from '../../content-model/rules/locale';
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

/** Address of a page's content in Strapi's panel: the entry, or its list. */
async function entryInPanel(services: ChromeSources, pathname: string): Promise<string> {
  const english = pathname.startsWith(`${localePrefix.en}/`) || pathname === localePrefix.en;
  const content = english ? services.englishContent : services.content;
  const path = english ? pathname.slice(localePrefix.en.length) : pathname;
  const [, section = '', slug] = path.split('/');
  const names = [section || 'accueil', ...(slug ? [slug] : [])];
  const collection = collectionBelow(`/${section}`);
  const { path: read, models } = collection && !english ? collection : collections.pages;
  const list = `/admin/content-manager/collection-types/api::${models[0]}.${models[0]}`;
  const wanted = collection && !english ? names.slice(1) : names;
  if (wanted.length === 0 || !wanted.every((name) => slugPattern.test(name))) return list;
  const address = `${collectionPath({ path: read }, content.namespace)}/${wanted.join('/')}` as const;
  const entry = await content.read(address, {}, { suppressErrors: true });
  const { documentId } = (entry ?? {}) as { documentId?: unknown };
  return typeof documentId === 'string' && /^\w+$/.test(documentId) ? `${list}/${documentId}` : list;
}
