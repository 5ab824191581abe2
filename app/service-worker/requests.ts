/** Which requests the service worker has a say in; every other one is the network's alone. Pure. */
import { offlinePath, savedPath } from '../offline/stores';

/**
 * `page`: a document; `data`: what a page's loader returns for a navigation without reload; `picture`;
 * `asset`: a script, style sheet, font or icon of a build.
 */
export type Kind = 'page' | 'data' | 'picture' | 'asset';

export interface AskedFor {
  method: string;
  url: URL;
  /** `Request.mode`: documents are asked for with `navigate`. */
  mode: string;
  /** Bytes of a file are asked for in parts. */
  range: boolean;
}

/**
 * Never kept, never answered from here: admissions and the CRM, the debug page, the demo's own pages,
 * documents, hooks, health and metrics.
 */
const never = /^\/(?:crm|error|demo|uploads|hooks|api|healthz|readyz|metrics)(?:\/|$)/;
/** Files with an extension are no pages: feeds, calendars, the site map, the web app manifest. */
const file = /\.[a-z0-9]+$/i;

/** @returns null for what is not kept */
export function kindOf({ method, url, mode, range }: AskedFor, origin: string): Kind | null {
  if (method !== 'GET' || range || url.origin !== origin || never.test(url.pathname)) return null;
  if (url.searchParams.has('preview')) return null;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  if (url.pathname.startsWith('/images/')) return 'picture';
  if (file.test(url.pathname)) return null;
  if (mode === 'navigate') return 'page';
  return url.searchParams.has('_data') ? 'data' : null;
}

/** A page somebody goes to, as opposed to a form that is sent. */
export function isDocument({ method, mode, range }: AskedFor): boolean {
  return method === 'GET' && mode === 'navigate' && !range;
}

/** Parameters that say where a visitor came from, and nothing about the page. */
const strange = /^(?:utm_\w+|origine-tracking|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|yclid)$/;

/**
 * Under which address a page is kept: without fragment, and without what came from an advertisement. The
 * site's own pages are the same whatever is asked of them.
 */
export function keyOf(url: URL): string {
  const key = new URL(url);
  key.hash = '';
  if (isOwnPage(url) && !url.searchParams.has('_data')) key.search = '';
  for (const name of [...key.searchParams.keys()]) if (strange.test(name)) key.searchParams.delete(name);
  return key.href;
}

/** Pages that come with each version of the site and are kept with it, not among the visited ones. */
export function isOwnPage(url: URL): boolean {
  return url.pathname === offlinePath || url.pathname === savedPath;
}
