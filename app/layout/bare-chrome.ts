import { sidePages } from '~/site/editors-pages';
import { unnamedSchool } from '~/site/labels/commons';
import type { RootData } from './root-data.server';

/** The chrome without data, after a failed root loader: logo, actions, legal links. */
export const bareChrome: RootData = {
  settings: {
    siteName: unnamedSchool,
    email: null,
    phone: null,
    address: null,
    social: [],
    logo: null,
    schoolLogo: null,
    siteUrl: null,
  },
  menus: { navbar: [], footer: [] },
  locale: 'fr',
  labels: {},
  campuses: [],
  events: [],
  absent: Object.values(sidePages),
  features: { english: false, profiles: false, demo: false, serviceWorker: false },
  frames: { footer: null, banner: null },
  consent: { asked: [], tagManager: null },
};
