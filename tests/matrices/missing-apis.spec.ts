/**
 * Nothing a browser lacks takes a page: each API that scripts ask for is taken away in turn, on every template whose own
 * scripts name it, and the page is compared with the one without JavaScript (docs/decisions/098-the-page-stays.md).
 * Which APIs is seen while the scripts run: a new one is among them.
 */
import { readFileSync } from 'node:fs';
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
  scripts: string[];
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
  console.log(`${usual.length} templates, ${tried.length} times without an API`);
  const lost = await inTabs(tabs, tried, lostWithout);
  await Promise.all(tabs.map((tab) => tab.close()));
  expect(lost.flat()).toEqual([]);
});

test('nor does what was reported', async ({ browser }) => {
  const tab = await openTab(browser, siteOrigin);
  const page = await usualPage(tab, '/formations/bts-gpn');
  for (const api of reported) expect(await lostWithout(tab, { api, page })).toEqual([]);
  await tab.close();
});

async function usualPage(tab: Tab, address: string): Promise<Usual> {
  const [plain, { parts: full, scripts, asked }] = [await tab.plain(address), await tab.full(address)];
  return { address, plain, full, scripts, asked };
}

/**
 * Each API on as many of the templates that ask for it as it takes to try every file of scripts that names it. Templates
 * with the same such files fail alike; which of them is tried moves on from one API to the next.
 */
function pairsOf(usual: readonly Usual[]): { api: string; page: Usual }[] {
  const apis = [...new Set(usual.flatMap(({ asked }) => asked))];
  return apis.flatMap((api, index) => {
    const asking = usual.filter(({ asked }) => asked.includes(api));
    const start = index % asking.length;
    const tried = new Set<string>();
    return [...asking.slice(start), ...asking.slice(0, start)].flatMap((page, turn) => {
      const untried = page.scripts.filter((file) => !tried.has(file) && namesOf(file).has(memberOf(api)));
      for (const file of untried) tried.add(file);
      return turn === 0 || untried.length > 0 ? [{ api, page }] : [];
    });
  });
}

const memberOf = (api: string) => api.slice(api.lastIndexOf('.') + 1);

const known = new Map<string, ReadonlySet<string>>();

/** Every name in a file of scripts. */
function namesOf(file: string): ReadonlySet<string> {
  const names =
    known.get(file) ??
    new Set(readFileSync(`build/client/assets/${file}`, 'utf8').match(/[A-Za-z_$][\w$]*/g));
  known.set(file, names);
  return names;
}

/** @returns what a visitor has no more, in words */
async function lostWithout(
  tab: Tab,
  { api, page: { address, plain, full } }: { api: string; page: Usual },
): Promise<string[]> {
  const found = await tab.without(api, address).catch((error: unknown) => String(error));
  if (typeof found === 'string') return [`${address} without ${api}: ${found}`];
  const { parts, leads } = found;
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
