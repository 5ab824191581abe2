import type { RenderedPart } from '~/parts/part';
import { unnamedSchool } from '~/site/labels/commons';
import { sidePages } from '../../content-model/rules/linked-pages';
import { type ChromePart, chromeIds } from './chrome-parts';
import type { RootData } from './root-data';

const version = 'bare';
const bare = (name: ChromePart) => ({ id: chromeIds[name], version });

/** Whether a part is one of the chrome without data. */
export const isBare = (part: RenderedPart): boolean => part.version === version;

/** The chrome without data, after a root loader that failed or was not called: logo, actions, legal links. */
export const bareChrome: RootData = {
  settings: { siteName: unnamedSchool, phone: null },
  locale: 'fr',
  labels: {},
  absent: Object.values(sidePages),
  features: { english: false, profiles: false, demo: false, serviceWorker: false },
  frames: { footer: undefined, banner: undefined },
  consent: { purposes: [], tagManager: undefined },
  parts: {
    logo: bare('logo'),
    top: bare('top'),
    entries: bare('entries'),
    foot: bare('foot'),
    footer: bare('footer'),
  },
};
