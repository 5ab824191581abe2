/** Code and data of a page are prefetched on hover and focus, one page at a time. */
import type { Page } from 'playwright/test';
import { addressOfData } from '../../../app/framework/data-requests';
import { expect, test } from '../fixtures';
import { isData, linkTo, stopClock, visit, visitAndSettle } from './page';

/** A request of the test itself arrives after all earlier ones of the page. */
const earlierRequestsAreSeen = (page: Page) => page.evaluate(() => fetch('/healthz').then(({ ok }) => ok));

const prefetched = 'link[rel="prefetch"][as="fetch"]';

test('a pointer that rests on a link for 80 ms fetches the page', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await stopClock(page);
  await linkTo(page, '/campus/lyon').hover();
  await page.clock.runFor(79);
  await expect(page.locator(prefetched)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator(prefetched)).toHaveAttribute(
    'href',
    addressOfData('/campus/lyon', 'routes/campus'),
  );

  await linkTo(page, '/campus/nantes').hover();
  await page.clock.runFor(80);
  await expect(page.locator(prefetched)).toHaveCount(1);
  await expect(page.locator(prefetched)).toHaveAttribute(
    'href',
    addressOfData('/campus/nantes', 'routes/campus'),
  );
});

test('no admissions page is prefetched: the pop-in opens on the current page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await visitAndSettle(page, '/campus');
  await stopClock(page);
  asked.length = 0;
  const admissions = page.locator('.main-bar a[href^="/crm/"]').first();
  await admissions.focus();
  await admissions.hover();
  await page.clock.runFor(1000);
  await earlierRequestsAreSeen(page);
  expect(asked.filter((url) => isData(url) || /\/crm\/|\/assets\/admissions/.test(url))).toEqual([]);
  await expect(page.locator(prefetched)).toHaveCount(0);
});

test('no page is prefetched for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await visit(page, '/campus');
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  asked.length = 0;
  await linkTo(page, '/campus/lyon').focus();
  await linkTo(page, '/campus/lyon').hover();
  await page.clock.runFor(1000);
  await earlierRequestsAreSeen(page);
  expect(asked.filter((url) => isData(url) || url.includes('/assets/campus'))).toEqual([]);
});

test.describe('code that cannot be loaded', () => {
  test.use({ allowedStatuses: [404] });

  test('does not reload the page of a reader', async ({ page }) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await visit(page, '/campus');
    await page.waitForLoadState('networkidle');
    const missing = page.waitForResponse(/\/assets\/campus-[^s].*\.js/);
    await page.route(/\/assets\/campus-/, (route) => route.fulfill({ status: 404 }));
    await linkTo(page, '/campus/lyon').focus();
    await missing;
    await earlierRequestsAreSeen(page);
    expect(documents).toBe(1);
    await expect(page.locator(prefetched)).toHaveCount(0);
  });
});
