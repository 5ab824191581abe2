/** Follows the site's own links from page to page, as a search engine does. */
import { JSDOM } from 'jsdom';
import type { RenderedSite } from './rendered-site';

export interface FoundPage {
  /** Path and query. */
  address: string;
  status: number;
  html: string;
  document: Document;
}

/** Addresses that are no pages. */
const files = /^\/(?:images|uploads|assets|demo)\/|\.[a-z]{2,12}$/;

/** @param follow whether an address is worth going to */
export async function crawl(
  site: RenderedSite,
  start: readonly string[],
  follow: (address: string) => boolean,
): Promise<FoundPage[]> {
  const known = new Set(start);
  const found: FoundPage[] = [];
  // A set grows while it is walked.
  for (const address of known) {
    const page = await visit(site, address);
    found.push(page);
    for (const link of page.document.querySelectorAll('a[href]')) {
      const target = new URL(link.getAttribute('href') ?? '', `http://site.invalid${address}`);
      if (target.host !== 'site.invalid' || files.test(target.pathname)) continue;
      const next = target.pathname + target.search;
      if (follow(next)) known.add(next);
    }
  }
  return found;
}

export async function visit(site: RenderedSite, address: string): Promise<FoundPage> {
  const response = await site.ask(address);
  const html = await response.text();
  return { address, status: response.status, html, document: new JSDOM(html).window.document };
}
