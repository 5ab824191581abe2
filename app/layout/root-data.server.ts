/** Makes the root loader's data. */

import type { EditorSession } from '~/editors/editor';
import type { PartCache } from '~/parts/part-renderer.server';
import { labelsForBrowser } from '~/site/browser-labels.server';
import { localeOfPath } from '../../content-model/rules/locale';
import { bareChrome } from './bare-chrome';
import { type ChromeContent, type ChromeSources, loadChromeContent } from './chrome-content.server';
import { chromeParts } from './chrome-parts.server';
import { previewBar } from './preview-bar.server';
import type { RootData } from './root-data';

interface Sources extends ChromeSources {
  preview: EditorSession | null;
}

export async function loadRootData(services: Sources, pathname: string, parts: PartCache): Promise<RootData> {
  const content = await loadChromeContent(services, localeOfPath(pathname));
  const data = toRootData(content, pathname, parts);
  if (!services.preview) return data;
  // A worker would keep pages for later; an editor is not a visitor whose page views are measured.
  const features = { ...data.features, serviceWorker: false, measured: 0 };
  return { ...data, features, preview: await previewBar(services, services.preview, pathname) };
}

export function toRootData(content: ChromeContent, pathname: string, parts: PartCache): RootData {
  const { settings, menus: _menus, campuses: _campuses, events: _events, ...shown } = content;
  return {
    ...shown,
    labels: labelsForBrowser(shown.labels),
    settings: { siteName: settings.siteName, phone: settings.phone },
    parts: chromeParts(content, pathname, parts.among(content)),
  };
}

const { siteName, phone } = bareChrome.settings;

/** The chrome's data if nothing can be loaded. */
export const bareContent: ChromeContent = {
  ...bareChrome,
  settings: {
    siteName,
    phone,
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
