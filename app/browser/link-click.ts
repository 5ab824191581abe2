/** Which clicks on plain links become client navigations; the browser handles all others. Pure. */

export interface LinkClick {
  /** The link's address, resolved. */
  href: string;
  target: string | null;
  download: boolean;
  /** Language of the link's target. */
  language: string | null;
  /** `MouseEvent.button`: 0 is the primary one; Enter on a link counts as it. */
  button: number;
  /** Control, Command, Shift or Alt was held: a new tab, a window, a download. */
  modified: boolean;
  /** Another listener has handled the click, e.g. the pop-in. */
  taken: boolean;
}

export interface PageAtHand {
  href: string;
  /** Language of the document. */
  language: string;
  online: boolean;
  /** A chunk failed recently: links load documents for a while. */
  documentsOnly: boolean;
}

/**
 * Paths that are not pages of the app: files, pictures, the demo CRM, hooks, the other language. Admissions pages too:
 * the policy of their own document allows their form to lead to the CRM.
 */
const documents = ['/crm/', '/images/', '/uploads/', '/demo/', '/hooks/', '/assets/', '/icons/', '/en/'];

/** @returns path, query and hash to go to, or null when the browser follows the link itself */
export function clientDestination(click: LinkClick, page: PageAtHand): string | null {
  if (click.taken || click.modified || click.button !== 0 || click.download) return null;
  if (click.target !== null && click.target !== '' && click.target !== '_self') return null;
  if (click.language !== null && click.language !== page.language) return null;
  // The chrome of an English page is English, so its links load documents.
  if (page.language !== 'fr') return null;
  if (!page.online || page.documentsOnly) return null;
  return pageAddress(click.href, page.href);
}

/** @returns path, query and hash when `href` is another page of this app, else null */
export function pageAddress(href: string, here: string): string | null {
  const [url, current] = [parse(href), new URL(here)];
  if (!url || url.origin !== current.origin || !isPagePath(url.pathname)) return null;
  const samePage = url.pathname === current.pathname && url.search === current.search;
  // An anchor on the current page: the browser scrolls, moves the focus and sets `:target`.
  if (samePage && href.includes('#')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/**
 * Not addresses the server would redirect (trailing slash, upper case, two slashes). The router would also read a path
 * that begins with two slashes as another site's address.
 */
function isPagePath(path: string): boolean {
  if (path === '/') return true;
  if (path.includes('//')) return false;
  if (documents.some((prefix) => `${path}/`.startsWith(prefix))) return false;
  return !path.endsWith('/') && path === path.toLowerCase() && !/\.[a-z0-9]+$/.test(path);
}

function parse(href: string): URL | null {
  return URL.canParse(href) ? new URL(href) : null;
}
