/** Which requests the service worker handles; all others go to the network. Pure. */
import { isTrackingParameter } from '../base/tracking-parameters';
import { addressOfPage, asksForData } from '../framework/data-requests';
import { offlinePath, savedPath } from '../offline/stores';

/**
 * `page`: a document; `data`: a loader's answer for a navigation without reload; `picture`; `asset`: a script, style
 * sheet, font or icon of a build.
 */
export type RequestKind = 'page' | 'data' | 'picture' | 'asset';

export interface RequestFacts {
  method: string;
  url: URL;
  /** `Request.mode`: documents are requested with `navigate`. */
  mode: string;
  /** Whether only a part of the file is asked for. */
  range: boolean;
}

/**
 * Paths that are never stored and never answered here: admissions and the CRM, the editors' sign-in, the debug page, the
 * demo's pages, documents, hooks, health and metrics.
 */
const excludedPaths = /^\/(?:crm|login|error|demo|uploads|hooks|api|healthz|readyz|metrics)(?:\/|$)/;
/**
 * Files of the site, which are not pages: feeds, calendars, the site map, the web app manifest, scripts and pictures.
 * Other points are part of an address that an editor has chosen (`salon.2026`).
 */
const filePaths = /\.(?:ics|atom|rss|xml|json|txt|webmanifest|js|ico|png|svg|webp)$/i;

/** @returns null when it is not stored */
export function requestKind({ method, url, mode, range }: RequestFacts, origin: string): RequestKind | null {
  if (method !== 'GET' || range || url.origin !== origin || excludedPaths.test(url.pathname)) return null;
  if (url.searchParams.has('preview')) return null;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/images/')) return 'picture';
  if (asksForData(url.href)) return 'data';
  return mode === 'navigate' && !filePaths.test(url.pathname) ? 'page' : null;
}

/** A navigation to a page, as opposed to a form that is sent. */
export function isDocument({ method, mode, range }: RequestFacts): boolean {
  return method === 'GET' && mode === 'navigate' && !range;
}

/**
 * The address a page is stored under: without fragment and tracking parameters. The installed pages do not
 * depend on any parameter.
 */
export function copyKey(url: URL): string {
  const key = new URL(url);
  key.hash = '';
  if (isInstalledPage(url) && !asksForData(url.href)) key.search = '';
  for (const name of [...key.searchParams.keys()])
    if (isTrackingParameter(name)) key.searchParams.delete(name);
  return key.href;
}

/** Path and query of a page, from its address or that of its data. */
export function pageOf(url: URL): string {
  const { pathname, search } = new URL(copyKey(url));
  return addressOfPage(pathname + search);
}

/**
 * Whether it is the offline page or the list of saved programmes, which are installed with each version, and not stored
 * among the visited pages.
 */
export function isInstalledPage(url: URL): boolean {
  return url.pathname === offlinePath || url.pathname === savedPath;
}

/** @returns the part of the path that all widths and formats of a picture share; null when it is not a picture */
export function variantKey(path: string): string | null {
  return /^\/images\/[a-z]+\/\d+(\/.+)$/.exec(path)?.[1] ?? null;
}

/** Paths of the scripts, style sheets, fonts and drawings of the build that a page names. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? [])];
}

/** Paths of the pictures of a page's content, in its order. */
export function picturesOf(html: string): string[] {
  return html.slice(html.indexOf('<main')).match(/\/images\/[a-z]+\/\d+\/[^"\s]+/g) ?? [];
}
