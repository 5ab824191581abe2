/**
 * Inserting an element restyles only a few others: one broad selector makes every interaction slower
 * (docs/architecture.md, 'Parts near the viewport'). Counted by Chromium, in its trace.
 */
import type { Browser, Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { visit } from './page';
import { openPopIn } from './pop-in';

/** Elements; a whole page has 1,500 to 2,500, and 19 are styled again. */
const few = 60;

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: { elementCount?: number };
}

test.use({ viewport: { width: 1440, height: 900 } });

test('a new element does not restyle the rest of the page, in head and body', async ({ browser, page }) => {
  for (const path of ['/', '/formations', '/formations/bts-gpn', '/contact', '/actualites']) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    for (const place of ['head', 'body'] as const) {
      const styled = await styledAnew(browser, page, insertionInto(place));
      expect(styled, `${path}, ${place}`).toBeLessThan(few);
      // An element of the head has no style of its own.
      if (place === 'body') expect(styled, path).toBeGreaterThan(0);
    }
  }
});

test('scripts that take over a page restyle a part of it, never the whole', async ({ browser, page }) => {
  await page.setViewportSize({ width: 412, height: 839 });
  for (const path of ['/', '/formations', '/formations/bts-gpn', '/contact', '/actualites']) {
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await visit(page, path);
    await page.locator('html[data-enhanced]').waitFor();
    await page.waitForLoadState('networkidle');
    const events = await stopTracing(browser);
    const loaded = events.find(({ name }) => name === 'MarkLoad')?.ts ?? Number.POSITIVE_INFINITY;
    const styled = elementsStyled(events, loaded, Number.POSITIVE_INFINITY);
    expect(Math.max(...styled), path).toBeGreaterThan(0);
    const all = await page.locator('body *').count();
    expect(Math.max(...styled), path).toBeLessThan(all / 3);
  }
});

test('opening a menu styles the menu, not the page', async ({ browser, page }) => {
  await visit(page, '/formations');
  await page.waitForLoadState('networkidle');
  const size = await page.locator('#menu-1 *').count();
  const styled = await styledAnew(browser, page, () => document.getElementById('menu-1')?.showPopover());
  expect(styled).toBeGreaterThan(size);
  expect(styled).toBeLessThan(size + few);
});

test('opening a list of the pop-in on a phone styles the pop-in, not the page', async ({ browser, page }) => {
  await page.setViewportSize({ width: 412, height: 839 });
  await openPopIn(page, '/campus');
  await page.getByRole('combobox').first().waitFor();
  await page.waitForLoadState('networkidle');
  const styled = await styledAnew(browser, page, () =>
    document.querySelector('dialog [role=combobox]')?.setAttribute('aria-expanded', 'true'),
  );
  expect(styled).toBeGreaterThan(0);
  // The whole page has 772.
  expect(styled).toBeLessThan(4 * few);
});

/** Scripts are requested in the head, messages come after all else. */
function insertionInto(place: 'head' | 'body'): string {
  return `() => document.${place}.append(document.createElement('${place === 'head' ? 'link' : 'div'}'))`;
}

/** Elements styled by a single change: other work of the page is done before, and nothing comes between. */
async function styledAnew(browser: Browser, page: Page, change: string | (() => unknown)): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
  await page.evaluate(`{
    document.body.getBoundingClientRect();
    performance.mark('changed');
    (${change})();
    document.body.getBoundingClientRect();
    performance.mark('styled');
  }`);
  const events = await stopTracing(browser);
  const [from = 0, to = 0] = ['changed', 'styled'].map(
    (mark) => events.find(({ name }) => name === mark)?.ts,
  );
  return elementsStyled(events, from, to).reduce((sum, elements) => sum + elements, 0);
}

async function stopTracing(browser: Browser): Promise<TraceEvent[]> {
  return (JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** How many elements each calculation of styles between two times touched. */
function elementsStyled(events: readonly TraceEvent[], from: number, to: number): number[] {
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > from && ts < to)
    .map(({ args }) => args.elementCount ?? 0);
}
