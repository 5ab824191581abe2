/**
 * Transfer size of a first visit, and layout shifts. Sizes are those of the compressed bodies. Every message says
 * whether a page is "over budget" or something "could not be measured".
 */
import type { Page } from 'playwright/test';
import { withPictures } from './chromium';
import { openWindow, visitAsFirst, type WatchedPage } from './first-visits';
import { expect, test } from './fixtures';
import { layoutShift } from './layout-shifts';
import { inGroups, type TemplatePage, usualPages } from './templates';

/** Bytes; `cls` is the cumulative layout shift. Decision 022 says where the limits come from. */
const budget = {
  html: 25_000,
  css: 20_000,
  fonts: 44_000,
  scripts: 98_000,
  total: 260_000,
  cls: 0.01,
} as const;
/** On a phone everything together is less. */
const phoneTotal = 190_000;

type Cost = Record<keyof typeof budget, number>;

/** Twice the pixels on a phone, as nearly all have. */
const screens = [
  { width: 360, height: 780, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
] as const;

/** Editors and reviewers see every block at once; the CRM is another site. */
const visited = usualPages.filter(
  ({ template }) => !['gallery', 'demo-crm', 'demo-registration'].includes(template),
);

test.describe.configure({ timeout: 300_000 });
test.use({ launchOptions: withPictures });
for (const [index, pages] of inGroups(visited, 4).entries()) {
  test(`every template stays within its budget (${index + 1})`, async ({ browser }) => {
    const rows: { page: string; width: number; cost: Cost }[] = [];
    for (const screen of screens) {
      const browserPage = await openWindow(browser, screen);
      for (const visit of pages) {
        const cost = await measure(browserPage, visit, screen.width);
        rows.push({ page: `${visit.template} ${screen.width}`, width: screen.width, cost });
      }
      await browserPage.page.context().close();
    }
    console.log(table(rows));
    expect(overBudget(rows), 'over budget').toEqual([]);
  });
}

async function measure(
  watched: WatchedPage,
  { address, status }: TemplatePage,
  width: number,
): Promise<Cost> {
  const { page } = watched;
  try {
    await visitAsFirst(watched, address, status);
    const pictures = await picturesAboveTheFold(page);
    const sizes = await sizesOf(page);
    const cls = await shiftsWhileScrolling(page);
    const total = Object.values(sizes).reduce((sum, size) => sum + size, pictures);
    const { html, css, fonts, scripts } = sizes;
    const settled = total > limitsAt(width).total ? await smallestDocument(page, address, html) : html;
    return { html, css, fonts, scripts, total: total - html + settled, cls };
  } catch (error) {
    throw new Error(`could not be measured: ${address} at ${width} px`, { cause: error });
  }
}

/**
 * What all but the first few visitors are sent: a page that is asked for often is compressed again (decision 009).
 *
 * @param first bytes its first visitor was sent
 */
async function smallestDocument(page: Page, address: string, first: number): Promise<number> {
  let least = first;
  const ask = async () => {
    const { ok, body } = await page.evaluate(async (path) => {
      const answer = await fetch(path, { headers: { accept: 'text/html' }, cache: 'no-store' });
      await answer.text();
      const [timing] = performance.getEntriesByName(answer.url).slice(-1) as PerformanceResourceTiming[];
      return { ok: answer.ok, body: timing?.encodedBodySize ?? 0 };
    }, address);
    if (ok && body > 0) least = Math.min(least, body);
    return least;
  };
  // One that has no smaller form was measured as it is.
  await expect
    .poll(ask, { timeout: 10_000 })
    .toBeLessThan(first)
    .catch(() => undefined);
  return least;
}

/**
 * @throws when a size is missing: a page without a style sheet is not a page within its budget; or when a file came
 * from a cache: then it is no first visit
 */
async function sizesOf(page: Page) {
  const sizes = await page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const came = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => !new URL(name).pathname.startsWith('/images/'),
    );
    const kept = came.find(({ transferSize, encodedBodySize }) => transferSize === 0 && encodedBodySize > 0);
    if (kept) throw new Error(`${kept.name} came from a cache`);
    const files = new Map(came.map((file) => [file.name, file.encodedBodySize]));
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

const limitsAt = (width: number): Record<keyof typeof budget, number> =>
  width === screens[0].width ? { ...budget, total: phoneTotal } : budget;

function overBudget(rows: readonly { page: string; width: number; cost: Cost }[]): string[] {
  return rows.flatMap(({ page, width, cost }) => {
    const most = limitsAt(width);
    return kinds
      .filter((kind) => cost[kind] > most[kind])
      .map((kind) => `${page}: ${kind} ${shown(kind, cost[kind])} of ${shown(kind, most[kind])}`);
  });
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
