/** Lists the visited pages stored on this device, from the service worker's store. */
import { copyHeaders, stores } from './stores';

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
  const copy = await store.match(address);
  if (!copy) return null;
  const { pathname, search } = new URL(address);
  const title = decodeURIComponent(copy.headers.get(copyHeaders.title) ?? '') || pathname;
  const readAt = new Date(Number(copy.headers.get(copyHeaders.at) ?? 0)).toISOString();
  return { href: pathname + search, title, readAt };
}
