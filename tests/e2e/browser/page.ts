/** Helpers for tests of `app/browser`: waiting for hydration, detecting document loads, stopping the clock. */
import type { Page } from 'playwright/test';
import { addressOfPage, asksForData } from '../../../app/framework/data-requests';
import { expect } from '../fixtures';

/** Opens a page and waits until the scripts have started. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await enhanced(page);
}

/** Opens a page and waits until the code that is loaded when the browser is idle has come, too. */
export async function visitAndSettle(page: Page, path: string): Promise<void> {
  const menus = page.waitForResponse(/\/assets\/start-menus-/);
  await visit(page, path);
  await (await menus).finished();
  await page.waitForLoadState('networkidle');
}

export async function enhanced(page: Page): Promise<void> {
  await expect(page.locator('html[data-enhanced]')).toBeAttached();
}

/** Leaves a mark in the document that no reload survives. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

export async function isMarkedDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** From here on the page's clock moves only by `page.clock.runFor`; needs `page.clock.install`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Whether an address is that of a page's data; of this page, if its path is given. */
export function isData(address: string, path?: string): boolean {
  const { pathname, search } = new URL(address);
  const target = pathname + search;
  return asksForData(target) && (path === undefined || addressOfPage(target).split('?')[0] === path);
}

/** Holds back the data of pages reached without a reload. @returns lets it through */
export const holdData = (page: Page) => hold(page, ({ href }) => isData(href));

/**
 * Delays requests to such addresses
 * @returns releases them
 */
export async function hold(page: Page, addresses: RegExp | ((address: URL) => boolean)): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls as a visitor does, and waits until the page is loaded. */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollOf(page)).toBe(y);
}

/** A link in the text of a page, not one in a drawing. */
export const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]:not(svg a)`).first();

/** Changes the target of a link on the page, as content may. */
export async function redirectLink(page: Page, from: string, to: string): Promise<void> {
  await linkTo(page, from).evaluate((link, address) => link.setAttribute('href', address), to);
}
