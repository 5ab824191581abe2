/** A failed chunk reloads the page, at most once in 60 s (specification §4, §9): never a loop, never a lost form. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { enhanced, isMarkedDocument, linkTo, markDocument, visit } from './page';

test.use({ allowedStatuses: [404] });

const campusPage = /\/assets\/campus-[^/]*\.js$/;
const menuCode = /\/assets\/start-menus-/;

/** Counts the documents the page loads. */
function countDocuments(page: Page) {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const missing = (page: Page, chunk: RegExp) => page.route(chunk, (route) => route.fulfill({ status: 404 }));

test('missing code of a page: its document is loaded instead', async ({ page }) => {
  const documents = countDocuments(page);
  await visit(page, '/campus');
  await missing(page, campusPage);
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  expect(documents).toEqual(['/campus', '/campus/lyon']);
});

test('links load documents for the next 60 s, then the code is tried again', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await missing(page, campusPage);
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await page.unroute(campusPage);

  await visit(page, '/campus');
  await markDocument(page);
  await page.clock.fastForward(30_000);
  await linkTo(page, '/campus/nantes').click();
  await expect(page).toHaveURL('/campus/nantes');
  expect(await isMarkedDocument(page)).toBe(false);

  await visit(page, '/campus');
  await markDocument(page);
  await page.clock.fastForward(60_000);
  await linkTo(page, '/campus/nantes').click();
  await expect(page).toHaveURL('/campus/nantes');
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a chunk of the page itself: one reload, and no loop when it stays away', async ({ page }) => {
  await page.clock.install();
  const documents = countDocuments(page);
  await missing(page, menuCode);
  await page.goto('/campus');
  await expect.poll(() => documents.length).toBe(2);
  await enhanced(page);
  await page.locator('.site-header a:visible').first().focus();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(20_000);
  expect(documents).toHaveLength(2);

  await page.clock.fastForward(40_000);
  await page.reload();
  await expect.poll(() => documents.length).toBe(4);
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(4);
});

test('a form that somebody has begun is never lost', async ({ page }) => {
  await page.clock.install();
  const documents = countDocuments(page);
  let fail = () => {};
  const told = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(menuCode, async (route) => {
    await told;
    await route.fulfill({ status: 404 });
  });
  await visit(page, '/crm/contact');
  await page.locator('main select[name=course]').selectOption('bts-gpn');
  await page.clock.runFor(3000);
  const failed = page.waitForResponse(menuCode);
  fail();
  await failed;
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
  await expect(page.locator('main select[name=course]')).toHaveValue('bts-gpn');
});

test('a menu that is opened while no script arrives hides the page behind it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await missing(page, /\/assets\/[^/]*\.js$/);
  await page.goto('/campus');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.locator('main a').first();
  const isReachable = () =>
    link.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }));
  await expect.poll(isReachable).toBe(false);
});
