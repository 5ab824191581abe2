/** Which clicks on plain links become client navigations, and to which address. */
import { isModified } from '~/ui/is-modified';
import { closestLink } from './closest-link';
import { reloadGuard } from './reload-guard';

/** @returns path, query and hash of the client navigation, or null when the browser handles the click */
export function destinationOf(event: MouseEvent): string | null {
  const link = closestLink(event);
  if (!link) return null;
  const { element, href } = link;
  return clientDestination(
    {
      href,
      target: element.getAttribute('target'),
      download: element.hasAttribute('download'),
      language: element.getAttribute('hreflang'),
      button: event.button,
      modified: isModified(event),
      handled: event.defaultPrevented,
    },
    {
      href: location.href,
      // Offline, the service worker serves visited pages and the offline page.
      online: navigator.onLine || Boolean(navigator.serviceWorker?.controller),
      documentsOnly: loadsDocuments(),
    },
  );
}

/** Whether every link of the current page loads a document. */
export function loadsDocuments(): boolean {
  const { dataset, lang } = document.documentElement;
  // The bar of a preview describes one page, and the chrome of an English page is English.
  return reloadGuard.isClosed(Date.now()) || 'preview' in dataset || lang !== 'fr';
}

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
  handled: boolean;
}

export interface CurrentPage {
  href: string;
  online: boolean;
  /** Every link loads a document, e.g. because a chunk failed recently. */
  documentsOnly: boolean;
}

/**
 * Paths that only a document can show: files, pictures, hooks and the other language are no pages of the app, and only
 * the policy of an admissions page's own document allows its form to lead to the CRM.
 */
const documentPaths = ['/crm/', '/images/', '/uploads/', '/demo/', '/hooks/', '/assets/', '/icons/', '/en/'];

/** @returns path, query and hash to go to, or null when the browser follows the link itself */
export function clientDestination(click: LinkClick, page: CurrentPage): string | null {
  if (click.handled || click.modified || click.button !== 0 || click.download) return null;
  if (click.target !== null && click.target !== '' && click.target !== '_self') return null;
  // Pages whose links do not load documents are French.
  if (click.language !== null && click.language !== 'fr') return null;
  if (!page.online || page.documentsOnly) return null;
  return pageAddress(click.href, page.href);
}

/** @returns path, query and hash when `href` is another page of this app, else null */
export function pageAddress(href: string, currentHref: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  const current = new URL(currentHref);
  if (url.origin !== current.origin || !isPagePath(url.pathname)) return null;
  const samePage = url.pathname === current.pathname && url.search === current.search;
  // An anchor on the current page: the browser scrolls, moves the focus and sets `:target`.
  if (samePage && href.includes('#')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** At the end of a file's path. */
const fileExtension = /\.[a-z0-9]+$/;

/**
 * Whether a path is a page's, and as the server writes it: it would redirect a trailing slash, upper case or two
 * slashes, and the router would read a path that begins with two slashes as another site's address.
 */
function isPagePath(path: string): boolean {
  if (path === '/') return true;
  if (path.includes('//')) return false;
  if (documentPaths.some((prefix) => `${path}/`.startsWith(prefix))) return false;
  return !path.endsWith('/') && path === path.toLowerCase() && !fileExtension.test(path);
}
