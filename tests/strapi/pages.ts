/** Which pages are visited, and where the texts of the embedded service's pages are kept for the comparison. */
import { type RenderedSite, renderedSite } from '../contract/rendered-site';

export const pagesFile = 'node_modules/.cache/strapi-pages.json';

export const starts = ['/', '/en', '/plan', '/sitemap.xml'];

/**
 * A site that has read its labels: a page is sent with the site's own words where the service's are late, and the first
 * page of each language is.
 */
export async function warmSite(): Promise<RenderedSite> {
  const site = await renderedSite('http://localhost:3000');
  for (const start of starts) await (await site.ask(start)).text();
  return site;
}

/** `npm run test:strapi -- --short` */
export const short = process.env.STRAPI_SHORT === 'true';

/** Filters and calendars have no end; each form is enough once. */
export const worthGoing = (address: string): boolean =>
  (!/[?#]/.test(address) || /^\/(?:actualites|blog|agenda|formations)\?page=\d+$/.test(address)) &&
  (!short || isInSample(address));

/** A fifth, the same on both services. */
const isInSample = (address: string) =>
  [...address].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5 === 0;
