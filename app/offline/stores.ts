/** Names and limits of the Cache API stores for offline reading. Pure. */
import { pathTo } from '~/screens/list/path-to';

/**
 * Stores of the Cache API. The stores of one version (`site-…`) hold shared files and the offline and saved pages; the
 * others hold visited pages and pictures, and survive a new version.
 */
export const stores = {
  pages: 'pages',
  data: 'data',
  pictures: 'pictures',
  assets: 'assets',
  saved: 'saved',
} as const;

export type StoreName = keyof typeof stores;

/** @param version of the build */
export const siteStore = (version: string) => `site-${version}`;
export const isSiteStore = (name: string) => name.startsWith('site-');

export interface StoreLimit {
  entries: number;
  bytes: number;
}

const megabyte = 1_000_000;

/** At most 50 pages and 60 pictures. Together with two versions of the site at 1.5 MB each: 25 MB. */
export const storeLimits: Readonly<Record<StoreName, StoreLimit>> = {
  pages: { entries: 50, bytes: 7 * megabyte },
  data: { entries: 50, bytes: 2.5 * megabyte },
  pictures: { entries: 60, bytes: 6 * megabyte },
  assets: { entries: 150, bytes: 1.5 * megabyte },
  // Twenty programmes, each with its picture.
  saved: { entries: 40, bytes: 5 * megabyte },
};

/** Path of the page that is shown when a page cannot be loaded. */
export const offlinePath = pathTo('hors-ligne');
/** The list of saved programmes. */
export const savedPath = pathTo('mes-formations');

/** Headers added to a stored copy. */
export const copyHeaders = {
  /** When it was stored, milliseconds since 1970. */
  at: 'x-kept-at',
  /** Bytes. */
  size: 'x-kept-size',
  /** Title of the page, URI-encoded: headers are Latin-1. */
  title: 'x-kept-title',
  /** Paths of the scripts, style sheets and fonts the page names, separated by spaces. */
  assets: 'x-kept-assets',
} as const;
