/** A page as on a visitor's very first visit. */
import type { Page, Request } from 'playwright/test';
import { expect, onePixel } from './fixtures';
import { watchLayoutShifts } from './layout-shifts';

/**
 * Nothing comes from a cache. Pictures have their room whether they come or not: only those above the fold are fetched,
 * and weighed. Playwright's own routes would also send every other request through the test.
 */
async function forgoCacheAndPictures(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const picture = {
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/gif' }],
      body: onePixel.toString('base64'),
    };
    // A page that is left has no use for it any more.
    devtools.send('Fetch.fulfillRequest', { requestId, ...picture }).catch(() => undefined);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/images/*' }] });
}

/**
 * Loads a page, the first of its window, and waits until the code that comes when the browser is idle is there.
 *
 * @throws when it answers another status
 */
export async function visitAsFirst(page: Page, address: string, status: number): Promise<void> {
  await forgoCacheAndPictures(page);
  const [requested, answered] = [new Set<Request>(), new Set<Request>()];
  page.on('request', (request) => requested.add(request));
  page.on('requestfinished', (request) => answered.add(request));
  page.on('requestfailed', (request) => answered.add(request));
  await watchLayoutShifts(page);
  const response = await page.goto(address, { waitUntil: 'load' });
  if (response?.status() !== status) throw new Error(`${address} answered ${response?.status()}`);
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
  // A loaded script may request more when it runs: the page is complete when idle time brings no further request.
  for (let knownCount = 0; requested.size > knownCount; ) {
    knownCount = requested.size;
    await expect.poll(() => requested.size - answered.size).toBe(0);
    await page.evaluate(async () => {
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    });
  }
}
