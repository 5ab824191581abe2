/**
 * Nothing a browser lacks takes a page: each API that scripts ask for is taken away in turn, on the templates that ask
 * for it, and the page is compared with the one without JavaScript (docs/decisions/098-the-page-stays.md). Which APIs is
 * seen while the scripts run: a new one is among them.
 */
import { expect, test } from 'playwright/test';
import { templates } from '../../tools/screens.mjs';
import { siteOrigin } from '../e2e/servers';
import type { PageParts } from './kept-page';
import { sampled } from './sample';
import { openTab, type Tab } from './tab';

/** What visitors' browsers did not have, each of which took every page away. */
const reported = ['Array.prototype.at', 'Navigator.prototype.serviceWorker', 'IntersectionObserver'];

/** What scripts leave of a template when nothing is missing. */
interface Usual {
  address: string;
  plain: PageParts;
  full: PageParts;
  asked: string[];
}

test('no missing API takes anything from a page', async ({ browser }) => {
  test.setTimeout(600_000);
  const tabs = await Promise.all([1, 2, 3].map(() => openTab(browser, siteOrigin)));
  const addresses = templates.map(({ address }) => address);
  const usual = await inTabs(
    tabs,
    sampled(addresses, (address) => address),
    usualPage,
  );
  const tried = sampled(pairsOf(usual), ({ api, page }) => `${page.address} ${api}`);
  expect(tried.length).toBeGreaterThan(10);
  const lost = await inTabs(tabs, tried, lostWithout);
  await Promise.all(tabs.map((tab) => tab.close()));
  console.log(`${usual.length} templates, ${tried.length} times without an API`);
  expect(lost.flat()).toEqual([]);
});

test('nor does what was reported', async ({ browser }) => {
  const tab = await openTab(browser, siteOrigin);
  const page = await usualPage(tab, '/formations/bts-gpn');
  for (const api of reported) expect(await lostWithout(tab, { api, page })).toEqual([]);
  await tab.close();
});

async function usualPage(tab: Tab, address: string): Promise<Usual> {
  const [plain, { parts: full, asked }] = [await tab.plain(address), await tab.full(address)];
  return { address, plain, full, asked };
}

/**
 * Each API on one of the templates that ask for it, and on a second where it is not the code of every page that asks:
 * which templates moves on from one API to the next.
 */
function pairsOf(usual: readonly Usual[]): { api: string; page: Usual }[] {
  const apis = [...new Set(usual.flatMap(({ asked }) => asked))];
  return apis.flatMap((api, index) => {
    const asking = usual.filter(({ asked }) => asked.includes(api));
    const isOfAll = asking.length > usual.length / 2;
    const places = isOfAll ? [index] : [index, index + 1];
    const pages = new Set(places.map((place) => asking[place % asking.length] as Usual));
    return [...pages].map((page) => ({ api, page }));
  });
}

/** @returns what a visitor has no more, in words */
async function lostWithout(
  tab: Tab,
  { api, page: { address, plain, full } }: { api: string; page: Usual },
): Promise<string[]> {
  const { parts, leads } = await tab.without(api, address).catch((cause: unknown) => {
    throw new Error(`${address} without ${api}`, { cause });
  });
  const lost = [
    ...(parts.title === plain.title ? [] : [`the title, which is '${parts.title}'`]),
    // What scripts replace where nothing is missing, they may.
    ...(['texts', 'links', 'forms'] as const).flatMap((kind) =>
      plain[kind]
        .filter((part) => full[kind].includes(part) && !parts[kind].includes(part))
        .slice(0, 3)
        .map((part) => `${kind}: ${part}`),
    ),
    ...(leads ? [] : ['a link leads nowhere']),
  ];
  return lost.map((what) => `${address} without ${api}: ${what}`);
}

/** Deals work out to the tabs as they are free. */
async function inTabs<Work, Result>(
  tabs: readonly Tab[],
  work: readonly Work[],
  act: (tab: Tab, one: Work) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = work.entries();
  const run = async (tab: Tab) => {
    for (const [index, one] of left) results[index] = await act(tab, one);
  };
  await Promise.all(tabs.map(run));
  return results;
}
