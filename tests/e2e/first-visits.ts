/** One window that visits page after page as if each visit were the first. */
import type { Browser, Page, Request } from 'playwright/test';
import { expect, onePixel } from './fixtures';
import { watchLayoutShifts } from './layout-shifts';
import { siteOrigin } from './servers';

/** A page, and what it has asked for and was answered since it was last emptied. */
export interface WatchedPage {
  page: Page;
  asked: Set<Request>;
  answered: Set<Request>;
}

export interface Screen {
  width: number;
  height: number;
  deviceScaleFactor: number;
}

/** A window serves visit after visit: a new one costs more than the visit. */
export async function openWindow(browser: Browser, screen: Screen): Promise<WatchedPage> {
  const { deviceScaleFactor, ...viewport } = screen;
  const context = await browser.newContext({
    baseURL: siteOrigin,
    viewport,
    deviceScaleFactor,
    locale: 'fr-FR',
  });
  // Their room is kept whether they come or not: only those above the fold are fetched, and weighed. And where
  // answers are replaced, the browser takes none from its cache.
  await context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/gif', body: onePixel }));
  const page = await context.newPage();
  const watched: WatchedPage = { page, asked: new Set(), answered: new Set() };
  page.on('request', (request) => watched.asked.add(request));
  page.on('requestfinished', (request) => watched.answered.add(request));
  page.on('requestfailed', (request) => watched.answered.add(request));
  await watchLayoutShifts(page);
  return watched;
}

/** Makes the next visit a first one: nothing is kept of those before. */
async function forgetVisits({ page, asked, answered }: WatchedPage): Promise<void> {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: siteOrigin, storageTypes: 'all' });
  await devtools.detach();
  asked.clear();
  answered.clear();
}

/**
 * Loads a page as on a first visit, and waits until the code that comes when the browser is idle is there.
 *
 * @throws when it answers another status
 */
export async function visitAsFirst(watched: WatchedPage, address: string, status: number): Promise<void> {
  const { page, asked, answered } = watched;
  await forgetVisits(watched);
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
}
