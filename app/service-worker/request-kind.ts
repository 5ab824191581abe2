/** Which requests the service worker handles; all others go to the network. Pure. */
import { asksForData } from '../framework/data-requests';

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
