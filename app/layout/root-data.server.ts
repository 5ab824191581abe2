/** Makes the root loader's data. */

import type { EditorSession } from '~/editors/editor';
import type { PartCache } from '~/parts/part-renderer.server';
import { labelsForBrowser } from '~/site/browser-labels.server';
import { localeOfPath } from '../../content-model/rules/locale';
import { bareChrome } from './bare-chrome';
import { type ChromeContent, type ChromeSources, loadChromeContent } from './chrome-content.server';
import type { WholeChrome } from './chrome-parts';
import { chromeParts } from './chrome-parts.server';
import { previewBar } from './preview-bar.server';
import type { RootData } from './root-data';

type RenderedRootData = RootData & { parts: WholeChrome };

interface Sources extends ChromeSources {
  parts: PartCache;
  preview: EditorSession | null;
}

export async function loadRootData(services: Sources, pathname: string): Promise<RenderedRootData> {
  const content = await loadChromeContent(services, localeOfPath(pathname));
  const data = toRootData(content, pathname, services.parts);
  if (!services.preview) return data;
  // A worker would keep pages for later.
  const features = { ...data.features, serviceWorker: false };
  return { ...data, features, preview: await previewBar(services, services.preview, pathname) };
}

export function toRootData(content: ChromeContent, pathname: string, parts: PartCache): RenderedRootData {
  // The browser needs neither menus nor lists: their parts are rendered here.
  const { settings, menus: _menus, campuses: _campuses, events: _events, ...shown } = content;
  return {
    ...shown,
    labels: labelsForBrowser(shown.labels),
    settings: { siteName: settings.siteName, phone: settings.phone },
    parts: chromeParts(content, pathname, parts.rendererFor(content)),
  };
}

/** The chrome's data if nothing can be loaded. */
export const bareContent: ChromeContent = {
  ...bareChrome,
  settings: {
    ...bareChrome.settings,
    email: null,
    address: null,
    social: [],
    logo: null,
    schoolLogo: null,
    siteUrl: null,
    accessibility: null,
  },
  menus: { navbar: [], footer: [] },
  campuses: [],
  events: [],
};
