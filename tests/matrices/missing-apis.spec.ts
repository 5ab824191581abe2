/**
 * No missing API removes a page: each API that scripts use is removed in turn, on every template whose own scripts use
 * it, and some are removed together; the page is compared with the one without JavaScript
 * (docs/architecture.md, 'The page stays'). The APIs are recorded while the scripts run, so new ones are included.
 */
import { expect, test } from 'playwright/test';
import { templates } from '../../tools/screens.mjs';
import { siteOrigin } from '../e2e/servers';
import type { PageParts } from './kept-page';
import { sampled } from './sample';
import { openTab, type Tab } from './tab';

/** APIs that visitors' browsers lacked, each of which removed every page. */
const reported = ['Array.prototype.at', 'Navigator.prototype.serviceWorker', 'IntersectionObserver'];

/** A template without missing APIs. */
interface Usual {
  address: string;
  plain: PageParts;
  full: PageParts;
  /** Names of the files of scripts that ask for each API. */
  asked: ReadonlyMap<string, ReadonlySet<string>>;
}

interface Attempt {
  apis: readonly string[];
  page: Usual;
  /** A link is pressed, too. */
  follows: boolean;
}

test('no missing API removes anything from a page', async ({ browser }) => {
  test.setTimeout(600_000);
  const tabs = await Promise.all([1, 2, 3].map(() => openTab(browser, siteOrigin)));
  const addresses = templates.map(({ address }) => address);
  const usual = await inTabs(
    tabs,
    sampled(addresses, (address) => address),
    usualPage,
  );
  const attempts = [...withoutOne(usual), ...usual.map(withoutSome)];
  const tried = sampled(attempts, ({ apis, page }) => `${page.address} ${apis}`);
  expect(tried.length).toBeGreaterThan(10);
  console.log(`${usual.length} templates, ${tried.length} attempts`);
  const lost = await inTabs(tabs, tried, lostTwice);
  await Promise.all(tabs.map((tab) => tab.close()));
  expect(lost.flat()).toEqual([]);
});

test('a reported failure does not either', async ({ browser }) => {
  const tab = await openTab(browser, siteOrigin);
  const page = await usualPage(tab, '/formations/bts-gpn');
  for (const api of reported) expect(await lostIn(tab, { apis: [api], page, follows: true })).toEqual([]);
  await tab.close();
});

async function usualPage(tab: Tab, address: string): Promise<Usual> {
  const plain = await tab.plain(address);
  const { parts: full, asked } = await tab.full(address);
  // Scripts within the document are one file on every page.
  const fileOf = (url: string) => /[^/]+\.js$/.exec(url)?.[0] ?? 'document';
  const files = Object.entries(asked).map(
    ([api, urls]) => [api, new Set(Object.keys(urls).map(fileOf))] as const,
  );
  return { address, plain, full, asked: new Map(files) };
}

/**
 * Each API on the fewest templates that cover every script file using it: a file fails in the same way on all its
 * templates. If several are possible, the choice moves on from one API to the next. A link is pressed on the first: its
 * effect is the same on all.
 */
function withoutOne(usual: readonly Usual[]): Attempt[] {
  const apis = [...new Set(usual.flatMap(({ asked }) => [...asked.keys()]))];
  return apis.flatMap((api, index) => {
    const start = index % usual.length;
    const pages = [...usual.slice(start), ...usual.slice(0, start)];
    const asking = (page: Usual) => [...(page.asked.get(api) ?? [])];
    const untried = new Set(pages.flatMap(asking));
    const attempts: Attempt[] = [];
    while (untried.size > 0) {
      const counts = pages.map((page) => asking(page).filter((file) => untried.has(file)).length);
      const page = pages[counts.indexOf(Math.max(...counts))] as Usual;
      for (const file of asking(page)) untried.delete(file);
      attempts.push({ apis: [api], page, follows: attempts.length === 0 });
    }
    return attempts;
  });
}

/** A share of a template's APIs at once, others on each. */
function withoutSome(page: Usual, index: number): Attempt {
  const every = 50;
  const apis = [...page.asked.keys()].filter((_, at) => at % every === index % every);
  return { apis, page, follows: true };
}

/** A page that came too late on a busy machine comes the next time. */
async function lostTwice(tab: Tab, attempt: Attempt): Promise<string[]> {
  const lost = await lostIn(tab, attempt);
  return lost.length > 0 ? lostIn(tab, attempt) : lost;
}

/** @returns what the visitor has lost, in words */
async function lostIn(
  tab: Tab,
  { apis, page: { address, plain, full }, follows }: Attempt,
): Promise<string[]> {
  const found = await tab.without(apis, address, follows).catch((error: unknown) => String(error));
  if (typeof found === 'string') return [`${address} without ${apis}: ${found}`];
  const { parts, leads } = found;
  const lost = [
    ...(parts.title === plain.title ? [] : [`the title, which is '${parts.title}'`]),
    // Scripts may replace the same parts as without missing APIs.
    ...(['texts', 'links', 'forms'] as const).flatMap((kind) =>
      plain[kind]
        .filter((part) => full[kind].includes(part) && !parts[kind].includes(part))
        .slice(0, 3)
        .map((part) => `${kind}: ${part}`),
    ),
    ...(leads ? [] : ['a link leads nowhere']),
  ];
  return lost.map((what) => `${address} without ${apis}: ${what}`);
}

/** Gives work to each tab that is free. */
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
