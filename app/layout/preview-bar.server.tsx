/** Data of the bar above a preview. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { EditorSession } from '~/editors/editor';
import { labelsOf } from '~/site/labels.server';
import type { ChromeSources } from './chrome-content.server';
import { entryInPanel } from './entry-in-panel.server';
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
