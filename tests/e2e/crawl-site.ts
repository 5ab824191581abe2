/** Follows every link of a site in a browser without JavaScript, several tabs at a time. */
import { EventEmitter, once } from 'node:events';
import type { Browser } from 'playwright/test';

export interface Visit {
  address: string;
  from: string;
  status: number;
  html: string;
  title: string;
  canonical: string | null;
  headings: number;
  missingLabel: boolean;
  links: string[];
}

/** Tabs open at a time. */
const tabs = 4;

/** @param start what is visited, and where the crawl begins */
export async function crawlSite(browser: Browser, origin: string, start: readonly string[] = ['/']) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  await context.addInitScript(leaveUndrawn);
  const seen = new Map(start.map((address) => [address, 'the start']));
  const queue = [...start];
  const visits: Visit[] = [];
  const consoleErrors: string[] = [];
  let busy = 0;
  const ended = new EventEmitter();

  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${page.url()}: ${message.text()}`);
      });
      while (queue.length > 0 || busy > 0) {
        const address = queue.shift();
        if (address === undefined) {
          await once(ended, 'visit');
          continue;
        }
        busy += 1;
        const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
        const visit: Visit = {
          address,
          from: seen.get(address) ?? '',
          status: response?.status() ?? 0,
          html: (await response?.text()) ?? '',
          ...(await page.evaluate(() => ({
            title: document.title,
            canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
            headings: document.querySelectorAll('h1').length,
            missingLabel: document.documentElement.textContent?.includes('Taxo introuvable') ?? false,
            links: [...document.querySelectorAll('a[href]')].map(
              // Links of the map are SVG's, whose `href` is no string.
              (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
            ),
          }))),
        };
        visits.push(visit);
        for (const link of visit.links) {
          const next = pageAddress(link, origin);
          if (next === null || seen.has(next)) continue;
          seen.set(next, address);
          queue.push(next);
        }
        busy -= 1;
        ended.emit('visit');
      }
      await page.close();
    }),
  );
  await context.close();
  return { visits, consoleErrors };
}

export function deadLinks(visits: readonly Visit[]): string[] {
  return visits
    .filter((visit) => visit.status !== 200)
    .map((visit) => `${visit.status} ${visit.address} (linked from ${visit.from})`);
}

/** Runs in the browser, before the page: what is read here need not be laid out and painted, half of the work. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { display: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Pages of this site. Combinations of filters are left to their own tests: one parameter is followed. */
function pageAddress(link: string, origin: string): string | null {
  const url = new URL(link);
  if (url.origin !== origin) return null;
  if (
    /^\/(?:images|uploads|assets|demo)\//.test(url.pathname) ||
    /\.(?:ics|atom|rss|xml|json|txt)$/.test(url.pathname)
  )
    return null;
  if ([...url.searchParams].length > 1) return null;
  return url.pathname + url.search;
}
