/** The finder with JavaScript: results update in place. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { listen } from '../../tools/ears/announcements.mjs';
import { expect, test } from './fixtures';

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ formations?$/ });
const enhanced = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-enhanced');
const box = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });

test('a change keeps scroll and focus, and says once how many there are now', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/formations');
  await enhanced(page);
  const lyon = box(page, /^Lyon/);
  await page.locator('.facet > summary', { hasText: 'Campus' }).click();
  await lyon.focus();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const { y = 0 } = (await lyon.boundingBox()) ?? {};
  const heard = await listen(page);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\/formations\?campus=lyon$/);
  await expect(status(page)).not.toHaveText('40 formations');
  expect(await heard()).toEqual([await status(page).textContent()]);
  await expect(lyon).toBeFocused();
  expect(Math.abs(((await lyon.boundingBox())?.y ?? 0) - y)).toBeLessThan(2);
});

test('Back and Forward go through the questions, and the form follows', async ({ page }) => {
  await page.goto('/formations');
  await enhanced(page);
  await box(page, /^Eau/).check();
  await expect(page).toHaveURL(/secteur=eau$/);
  await box(page, /^Énergie/).check();
  await expect(page).toHaveURL(/secteur=eau&secteur=energie$/);
  await page.goBack();
  await expect(page).toHaveURL(/secteur=eau$/);
  await expect(box(page, /^Énergie/)).not.toBeChecked();
  await page.goBack();
  await expect(status(page)).toHaveText('40 formations');
  await expect(box(page, /^Eau/)).not.toBeChecked();
  await page.goForward();
  await expect(box(page, /^Eau/)).toBeChecked();
});

test('words being typed are searched for in one entry of the history', async ({ page }) => {
  await page.goto('/formations');
  await enhanced(page);
  const field = page.getByRole('searchbox');
  await field.pressSequentially('eau', { delay: 20 });
  await expect(page).toHaveURL(/q=eau$/);
  await field.pressSequentially(' bachelor', { delay: 20 });
  await expect(page).toHaveURL(/q=eau\+bachelor$/);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('eau bachelor');
  await page.goBack();
  await expect(page).toHaveURL(/\/formations$/);
});

test('input before the scripts start is kept and answered', async ({ page }) => {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto('/formations', { waitUntil: 'commit' });
  await box(page, /^Eau/).check();
  await page.getByRole('searchbox').fill('bachelor');
  arrive();
  await expect(page).toHaveURL(/\?secteur=eau&q=bachelor$/);
  await expect(page.getByRole('searchbox')).toHaveValue('bachelor');
  await expect(box(page, /^Eau/)).toBeChecked();
});

test('the focus moves when its chip is removed', async ({ page }) => {
  await page.goto('/formations?secteur=eau');
  await enhanced(page);
  await page.getByRole('list', { name: 'Critères choisis' }).getByRole('link').click();
  await expect(status(page)).toHaveText('40 formations');
  await expect(page.getByRole('heading', { name: 'Résultats' })).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  test('the button over the results shows their number, and the focus returns', async ({ page }) => {
    await page.goto('/formations');
    await enhanced(page);
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await box(page, /^Eau/).check();
    const show = page.getByRole('button', { name: /^Voir les \d formations$/ });
    await expect(show).toBeVisible();
    await show.click();
    await expect(box(page, /^Eau/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeFocused();
    await expect(status(page)).toBeInViewport();
  });
});

test('axe finds nothing in the criteria opened over the results', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto('/formations?secteur=eau&q=eau&niveau=9');
  await enhanced(page);
  await page.getByRole('button', { name: /^Filtrer/ }).click();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
