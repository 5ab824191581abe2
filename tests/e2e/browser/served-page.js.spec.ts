/** A page whose scripts fail after they began: errors go to the browser's console, which is therefore not watched. */
import { expect, test } from 'playwright/test';
import { enhanced } from './page';

test('a page that fails during a navigation: the next one is loaded as a document', async ({ page }) => {
  await page.goto('/campus');
  await enhanced(page);
  await page.evaluate(() => Reflect.deleteProperty(Array.prototype, 'at'));
  // A moving pointer would end the page before the press.
  await page
    .locator('main a[href="/campus/lyon"]:not(svg a):visible')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/campus/lyon');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await enhanced(page);
  expect(await page.evaluate(() => 'at' in Array.prototype)).toBe(true);
});

test('a page that fails while its scripts begin has the browser’s own links and forms', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
  await page.goto('/formations/bts-gpn');
  const title = await page.title();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-plain]')).toBeAttached();
  await expect(page).toHaveTitle(title);
  await expect(page.getByText('Application Error')).toHaveCount(0);
  await page.locator('.site-header a[href^="/crm/contact"]:visible').first().click();
  await expect(page).toHaveURL(/\/crm\/contact/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a missing API of one part leaves the others working', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['IntersectionObserver', 'ResizeObserver']) Reflect.deleteProperty(globalThis, name);
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto('/formations/bts-gpn');
  await enhanced(page);
  await page.locator('a[href^="/crm/brochure"]:visible').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
