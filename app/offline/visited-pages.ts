/** Lists the visited pages stored on this device, from the service worker's store. */
import { stores } from './stores';

export interface VisitedPage {
  /** Path and query. */
  href: string;
  title: string;
  /** When it was read, ISO 8601. */
  readAt: string;
}

/** @returns the pages, the last read first; empty if the browser has no stores */
export async function listVisitedPages(): Promise<VisitedPage[]> {
  try {
    const store = await caches.open(stores.pages);
    const pages = await Promise.all((await store.keys()).map((request) => readPage(store, request.url)));
    return pages.filter((page) => page !== null).sort((a, b) => b.readAt.localeCompare(a.readAt));
  } catch {
    // Private windows and old browsers have no stores.
    return [];
  }
}

async function readPage(store: Cache, address: string): Promise<VisitedPage | null> {
  const copy = await store.match(address, { ignoreVary: true });
  if (!copy) return null;
  const { pathname, search } = new URL(address);
  const title = titleOf(await copy.text()) || pathname;
  return { href: pathname + search, title, readAt: receptionDate(copy).toISOString() };
}

/** The name of the site, after the title of each page. */
const siteName = / \| [^|]*$/;

/** The page's title without the name of the site. */
function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  return new DOMParser().parseFromString(head, 'text/html').title.replace(siteName, '');
}

/** When a stored copy was received. The former worker, until version 0.4, noted the time in a header of its own. */
export function receptionDate({ headers }: Response): Date {
  return new Date(headers.get('date') ?? Number(headers.get('x-kept-at')));
}
