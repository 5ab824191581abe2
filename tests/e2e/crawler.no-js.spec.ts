/** Every address a visitor without JavaScript can reach from the home page. */
import { otherBars, otherPlaces } from './consistent-pages';
import { crawlSite, deadLinks, missingAssets, type Visit } from './crawl-site';
import { expect, test } from './fixtures';
import { unclearLinks } from './link-names';
import { pressButtons } from './pressed-buttons';
import { siteOrigin } from './servers';

test.setTimeout(360_000);

test('every reachable address answers with one heading, a unique title and its labels, and every button acts', async () => {
  const visits = await crawlSite(siteOrigin);
  const pages = visits.filter((visit) => visit.status === 200);
  expect(pages.length).toBeGreaterThan(250);
  expect(deadLinks(visits), 'dead links').toEqual([]);
  expect(await missingAssets(visits, siteOrigin), 'files that do not come').toEqual([]);
  expect(
    pages.flatMap(({ address, refused }) => refused.map((what) => `${address}: ${what}`)),
    'what the policy of the page refuses',
  ).toEqual([]);
  expect(
    pages.filter((page) => page.headings !== 1).map((page) => `${page.address}: ${page.headings}`),
    'pages without exactly one h1',
  ).toEqual([]);
  expect(
    pages.filter((page) => page.missingLabel).map((page) => page.address),
    'pages with a missing label',
  ).toEqual([]);
  expect(
    pages.flatMap(({ address, html }) => unclearLinks(html).map((link) => `${address}: ${link}`)),
    'links that do not say enough alone',
  ).toEqual([]);
  expect(pages.flatMap(otherPlaces), 'fields of a place with another name').toEqual([]);
  // French and English; pages for companies have their own action, below the content.
  expect(otherBars(pages), 'bars that differ from page to page').toHaveLength(2);
  expect(sharedTitles(pages), 'titles that stand on several pages').toEqual([]);
  const { forms, sent, refused } = await pressButtons(pages, siteOrigin);
  expect(refused, 'buttons that lead to a refusal').toEqual([]);
  expect(forms, 'pages of forms').toBeGreaterThan(200);
  expect(sent, 'forms sent with both choices').toBeGreaterThan(50);
});

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
