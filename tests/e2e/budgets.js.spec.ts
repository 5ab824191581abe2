/**
 * Transfer size of a first visit, and layout shifts. Sizes are those of the compressed bodies. Every message says
 * whether a page is "over budget" or something "could not be measured".
 */
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { withPictures } from './chromium';
import { expect, onePixel, test } from './fixtures';
import { layoutShift, watchLayoutShifts } from './layout-shifts';
import { siteOrigin } from './servers';
import { inGroups, type TemplatePage, usualPages } from './templates';

/** Bytes; `cls` is the cumulative layout shift. Decision 022 says where the limits come from. */
const budget = {
  html: 25_000,
  css: 20_000,
  fonts: 60_000,
  scripts: 120_000,
  total: 350_000,
  cls: 0.01,
} as const;

type Cost = Record<keyof typeof budget, number>;

/** Twice the pixels on a phone, as nearly all have. */
const screens = [
  { width: 360, height: 780, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

/** Editors and reviewers see every block at once; the CRM is another site. */
const visited = usualPages.filter(
  ({ template }) => !['gallery', 'demo-crm', 'demo-registration'].includes(template),
);

test.describe.configure({ timeout: 300_000 });
test.use({ launchOptions: withPictures });
for (const [index, pages] of inGroups(visited, 4).entries()) {
  test(`every template stays within its budget (${index + 1})`, async ({ browser }) => {
    const rows: { page: string; cost: Cost }[] = [];
    for (const visit of pages) {
      for (const screen of screens) {
        const cost = await measure(browser, visit, screen);
        rows.push({ page: `${visit.template} ${screen.width}`, cost });
      }
    }
    console.log(table(rows));
    expect(overBudget(rows), 'over budget').toEqual([]);
  });
}

async function measure(browser: Browser, { address, status }: TemplatePage, screen: (typeof screens)[0]) {
  const { deviceScaleFactor, ...viewport } = screen;
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport,
    deviceScaleFactor,
    locale: 'fr-FR',
  });
  try {
    const page = await openCold(context, address, status);
    const pictures = await picturesAboveTheFold(page);
    const sizes = await sizesOf(page);
    const cls = await shiftsWhileScrolling(page);
    const loaded = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    const { html, css, fonts, scripts } = sizes;
    return { html, css, fonts, scripts, total: loaded + pictures, cls };
  } catch (error) {
    throw new Error(`could not be measured: ${address} at ${screen.width} px`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Loads a page with nothing in any cache, and waits until the code that comes when the browser is idle is there. */
async function openCold(context: BrowserContext, address: string, status: number): Promise<Page> {
  // Their room is kept whether they come or not: only those above the fold are fetched, and weighed.
  await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
  const page = await context.newPage();
  const asked = new Set<unknown>();
  const answered = new Set<unknown>();
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', (request) => answered.add(request));
  page.on('requestfailed', (request) => answered.add(request));
  await watchLayoutShifts(page);
  const response = await page.goto(address, { waitUntil: 'load' });
  if (response?.status() !== status) throw new Error(`${address} answered ${response?.status()}`);
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
  // What has come may ask for more when it is run: the page is there when idling brings nothing new.
  for (let known = 0; asked.size > known; ) {
    known = asked.size;
    await expect.poll(() => asked.size - answered.size).toBe(0);
    for (let times = 0; times < 3; times += 1) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  }
  return page;
}

/** @throws when a size is missing: a page without a style sheet is not a page within its budget */
async function sizesOf(page: Page) {
  const sizes = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = new Map(
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => !new URL(name).pathname.startsWith('/images/'))
        .map((file) => [file.name, file.encodedBodySize]),
    );
    const sum = (ending: string) =>
      [...files]
        .filter(([name]) => new URL(name).pathname.endsWith(ending))
        .reduce((total, [, size]) => total + size, 0);
    const known = {
      html: page?.encodedBodySize ?? 0,
      css: sum('.css'),
      fonts: sum('.woff2'),
      scripts: sum('.js'),
    };
    const all = [...files.values()].reduce((total, size) => total + size, known.html);
    const others = all - known.html - known.css - known.fonts - known.scripts;
    return { ...known, others };
  });
  for (const kind of ['html', 'css', 'fonts', 'scripts'] as const) {
    if (!(sizes[kind] > 0)) throw new Error(`no size of its ${kind}`);
  }
  return sizes;
}

/** Bytes of the pictures one sees without scrolling, in the width and format the browser chose. */
async function picturesAboveTheFold(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
      })
      .map((image) => image.currentSrc || image.src),
  );
  let bytes = 0;
  for (const address of new Set(addresses)) {
    bytes += await sizeOfPicture(page, address);
  }
  return bytes;
}

/** The very first visitor of a picture gets it in a format that is made faster: the one meant is waited for. */
async function sizeOfPicture(page: Page, address: string): Promise<number> {
  const format = /^\/images\/(\w+)\//.exec(new URL(address).pathname)?.[1];
  let bytes = 0;
  const ask = async () => {
    const response = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    bytes = (await response.body()).length;
    return response.headers()['content-type'];
  };
  await expect.poll(ask, { message: address, timeout: 60_000 }).toBe(`image/${format}`);
  return bytes;
}

async function shiftsWhileScrolling(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
  });
  return layoutShift(page);
}

function overBudget(rows: readonly { page: string; cost: Cost }[]): string[] {
  return rows.flatMap(({ page, cost }) =>
    kinds
      .filter((kind) => cost[kind] > budget[kind])
      .map((kind) => `${page}: ${kind} ${shown(kind, cost[kind])} of ${shown(kind, budget[kind])}`),
  );
}

const kinds = Object.keys(budget) as (keyof typeof budget)[];

function shown(kind: keyof typeof budget, value: number): string {
  return kind === 'cls' ? value.toFixed(3) : `${(value / 1000).toFixed(1)} kB`;
}

function table(rows: readonly { page: string; cost: Cost }[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell, index) => (index === 0 ? cell.padEnd(18) : cell.padStart(10))).join('');
  return [
    line(['cold load', ...kinds]),
    line(['at most', ...kinds.map((kind) => shown(kind, budget[kind]))]),
    ...rows.map(({ page, cost }) => line([page, ...kinds.map((kind) => shown(kind, cost[kind]))])),
  ].join('\n');
}
