/** Data of the bar above a preview. */
import { renderToStaticMarkup } from 'react-dom/server';
import { collectionBelow, collectionPath, collections } from '~/content/collections';
import { localePrefix } from '~/content/locale';
import type { EditorSession } from '~/editors/editor';
import { labelsOf } from '~/site/labels.server';
import { slugPattern } from '../../content-model/values/slug';
import { PreviewBar } from './preview-bar';
import sheet from './preview-bar.css?url';
import type { RootData, RootDataSources } from './root-data.server';

interface Sources extends RootDataSources {
  preview: EditorSession | null;
}

/** The data of the chrome, for an editor with the bar. */
export async function withPreviewBar(services: Sources, data: RootData, pathname: string): Promise<RootData> {
  const { preview, env } = services;
  if (!preview) return data;
  const { adminOrigin } = env.preview;
  const [t, entry] = await Promise.all([labelsOf(services), adminOrigin && entryInPanel(services, pathname)]);
  const words = {
    shown: t(preview.status === 'draft' ? 'preview.bar.draft' : 'preview.bar.published'),
    edit: t('preview.bar.edit'),
    leave: t('preview.bar.leave'),
  };
  const editor = [preview.name, preview.role].filter((part) => part !== '').join(' · ');
  const address = entry ? `${adminOrigin}${entry}` : null;
  const bar = <PreviewBar words={words} editor={editor} entry={address} sheet={sheet} />;
  // A worker would keep pages for later; an editor is no visitor whose page views are measured.
  return {
    ...data,
    features: { ...data.features, serviceWorker: false, measured: 0 },
    preview: { name: t('preview.bar.name'), html: renderToStaticMarkup(bar) },
  };
}

/** Address of what a page is made of in Strapi's panel: the entry, or the list it stands in. */
async function entryInPanel(services: Sources, pathname: string): Promise<string> {
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
  const address = [collectionPath({ path: read }, content.namespace), ...wanted].join('/');
  const entry = await content.read(address, {}, { suppressErrors: true });
  const { documentId } = (entry ?? {}) as { documentId?: unknown };
  return typeof documentId === 'string' && /^\w+$/.test(documentId) ? `${list}/${documentId}` : list;
}
