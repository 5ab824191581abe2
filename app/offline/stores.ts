/** Names and limits of the Cache API stores for offline reading. Pure. */
import { pathTo } from '~/addresses/path-to';

/** Stores that survive a new version; the files of a version are in Workbox's own. */
export const stores = {
  pages: 'pages',
  data: 'data',
  pictures: 'pictures',
  /** Scripts, style sheets, fonts and drawings of the builds whose pages are stored. */
  assets: 'assets',
  saved: 'saved',
  /** The offline page and the list of saved programmes. */
  always: 'always',
} as const;

export type StoreName = keyof typeof stores;

/** Largest number of entries of each store; the longest unused ones are removed first. Without `saved` some 25 MB. */
export const storeLimits: Readonly<Record<StoreName, number>> = {
  pages: 50,
  data: 50,
  pictures: 60,
  assets: 250,
  // Twenty programmes, each with its picture. Workbox still counts those that the visitor has removed.
  saved: 120,
  always: 2,
};

/** Path of the page that is shown when a page cannot be loaded. */
export const offlinePath = pathTo('hors-ligne');
/** The list of saved programmes. */
export const savedPath = pathTo('mes-formations');
