/** With JavaScript the search opens in place and suggests pages during typing. */
import AxeBuilder from '@axe-core/playwright';
import type { Page, Route } from 'playwright/test';
import { isMarkedDocument, markDocument, visit, visitAndSettle } from './browser/page';
import { expect, test } from './fixtures';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
const field = (page: Page) => page.getByRole('banner').locator('input[name=q]');
const options = (page: Page) => page.getByRole('banner').getByRole('option');

async function openSearch(page: Page, address = '/formations'): Promise<void> {
  await visit(page, address);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test('the field opens under the bar, closes with Escape and returns the focus', async ({ page }) => {
  await openSearch(page);
  await expect(page).toHaveURL('/formations');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('suggestions appear during typing; the arrows choose one, Enter opens it without a reload', async ({
  page,
}) => {
  await openSearch(page);
  await markDocument(page);
  await field(page).pressSequentially('rivi');
  await expect(field(page)).toHaveRole('combobox');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toContainText('Technicien de rivière');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const active = await field(page).getAttribute('aria-activedescendant');
  expect(await options(page).first().getAttribute('id')).toBe(active);
  expect((await new AxeBuilder({ page }).include('.search-panel').analyze()).violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/formations/technicien-riviere');
  await expect(field(page)).toBeHidden();
  expect(await isMarkedDocument(page)).toBe(true);
});

test('Escape closes the list first, Enter without a choice asks for all results', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('rivi');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('rivi');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=rivi');
});

test('Tab moves on to the button, also on a small screen, where the list scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openSearch(page);
  await field(page).pressSequentially('eau');
  const list = page.getByRole('banner').getByRole('listbox');
  await expect.poll(() => list.evaluate((it) => it.scrollHeight > it.clientHeight)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator('.search-panel [type=submit]')).toBeFocused();
});

test('a suggestion is followed by a press, too', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('gpn');
  await options(page).first().click();
  await expect(page).toHaveURL('/formations/bts-gpn');
});

test('an answer that comes late is dropped', async ({ page }) => {
  let late: Route | undefined;
  await page.route('**/recherche/suggestions?q=eau', (route) => {
    late = route;
  });
  await openSearch(page);
  await field(page).pressSequentially('eau');
  await expect.poll(() => late !== undefined).toBe(true);
  await field(page).fill('foret');
  await expect(options(page).first()).toContainText(/forest|forêt/i);
  const shown = await options(page).allTextContents();
  await late
    ?.fulfill({ json: { suggestions: [{ kind: 'page', href: '/x', title: 'Trop tard' }] } })
    .catch(() => {});
  await expect(options(page)).toHaveText(shown);
});

test('the field leads to the results without suggestions', async ({ page }) => {
  await page.route('**/recherche/suggestions?*', (route) => route.fulfill({ json: {} }));
  await openSearch(page);
  await field(page).pressSequentially('eau');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/recherche?q=eau');
});

test('a page without a search loads none of its code', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await visitAndSettle(page, '/campus');
  expect(loaded.filter((path) => /suggestion/.test(path))).toEqual([]);
});

test('a search on its own page changes in place', async ({ page }) => {
  await visit(page, '/recherche?q=eau');
  await markDocument(page);
  const own = page.getByRole('main').locator('input[name=q]');
  await own.fill('foret');
  await own.press('Enter');
  await expect(page).toHaveURL('/recherche?q=foret');
  await expect(page.locator('#resultats')).toContainText('foret');
  await expect(own).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/recherche?q=eau');
  await expect(own).toHaveValue('eau');
  expect(await isMarkedDocument(page)).toBe(true);
});
