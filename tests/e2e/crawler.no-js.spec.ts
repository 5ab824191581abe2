/** Every address a visitor without JavaScript can reach from the home page. */
import type { BrowserContext } from 'playwright/test';
import { expect, test } from './fixtures';
import { siteOrigin } from './servers';

interface Visit {
  address: string;
  from: string;
  status: number;
  title: string;
  canonical: string | null;
  headings: number;
  missingLabel: boolean;
  links: string[];
}

/** Tabs open at a time. */
const tabs = 4;

test.setTimeout(360_000);

test('every reachable address answers, with one heading, a title of its own and no missing label', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteOrigin });
  await context.addInitScript(leaveUndrawn);
  const { visits, consoleErrors } = await crawl(context);
  await context.close();

  const pages = visits.filter((visit) => visit.status === 200);
  expect(pages.length).toBeGreaterThan(250);
  expect(dead(visits), 'dead links').toEqual([]);
  expect(consoleErrors, 'console errors').toEqual([]);
  expect(
    pages.filter((page) => page.headings !== 1).map((page) => `${page.address}: ${page.headings}`),
    'pages without exactly one h1',
  ).toEqual([]);
  expect(
    pages.filter((page) => page.missingLabel).map((page) => page.address),
    'pages with a missing label',
  ).toEqual([]);
  expect(sharedTitles(pages), 'titles that stand on several pages').toEqual([]);
});

/** Runs in the browser, before the page: what is read here need not be laid out and painted, half of the work. */
function leaveUndrawn(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { display: none !important }');
  document.adoptedStyleSheets = [sheet];
}

function dead(visits: readonly Visit[]): string[] {
  return visits
    .filter((visit) => visit.status !== 200)
    .map((visit) => `${visit.status} ${visit.address} (linked from ${visit.from})`);
}

/** Addresses with the same canonical are one page. */
function sharedTitles(pages: readonly Visit[]): string[] {
  const byTitle = new Map<string, Set<string>>();
  for (const page of pages) {
    const owners = byTitle.get(page.title) ?? new Set();
    byTitle.set(page.title, owners.add(page.canonical ?? page.address));
  }
  return [...byTitle]
    .filter(([, owners]) => owners.size > 1)
    .map(([title, owners]) => `${title}: ${[...owners].join(' ')}`);
}

async function crawl(context: BrowserContext) {
  const seen = new Map<string, string>([['/', 'the start']]);
  const queue = ['/'];
  const visits: Visit[] = [];
  const consoleErrors: string[] = [];
  let busy = 0;

  await Promise.all(
    Array.from({ length: tabs }, async () => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${page.url()}: ${message.text()}`);
      });
      while (queue.length > 0 || busy > 0) {
        const address = queue.shift();
        if (address === undefined) {
          await new Promise((resolve) => setImmediate(resolve));
          await page.waitForLoadState();
          continue;
        }
        busy += 1;
        const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
        const visit: Visit = {
          address,
          from: seen.get(address) ?? '',
          status: response?.status() ?? 0,
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
          const next = internalAddress(link);
          if (next === null || seen.has(next)) continue;
          seen.set(next, address);
          queue.push(next);
        }
        busy -= 1;
      }
      await page.close();
    }),
  );
  return { visits, consoleErrors };
}

/** Pages of this site. Combinations of filters are left to their own tests: one parameter is followed. */
function internalAddress(link: string): string | null {
  const url = new URL(link);
  if (url.origin !== siteOrigin) return null;
  if (
    /^\/(?:images|uploads|assets|demo)\//.test(url.pathname) ||
    /\.(?:ics|atom|rss|xml|json|txt)$/.test(url.pathname)
  )
    return null;
  if ([...url.searchParams].length > 1) return null;
  return url.pathname + url.search;
}
