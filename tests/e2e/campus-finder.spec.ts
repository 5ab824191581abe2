/** `/campus` finds the campuses around a place, with and without JavaScript; the address is the whole state. */
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const all = readdirSync('content-service/data/campuses').length;

const field = (page: Page) => page.locator('input[name=pres-de]');
const nearest = (page: Page) => page.locator('#resultats');

async function ask(page: Page, place: string): Promise<void> {
  await field(page).fill(place);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/campus?${new URLSearchParams({ 'pres-de': place })}`);
}

test('a postcode gives the nearest campuses with their distances, the nearest first', async ({ page }) => {
  await page.goto('/campus');
  await expect(nearest(page)).toBeEmpty();
  await ask(page, '44000');
  await expect(nearest(page).getByRole('heading', { level: 2 })).toContainText('Nantes');
  const links = nearest(page).locator('h3 a');
  await expect(links.first()).toHaveAttribute('href', '/campus/nantes');
  const distances = (await nearest(page).locator('h3 span').allTextContents()).map((text) =>
    Number(text.replace(/\D/g, '')),
  );
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  await expect(field(page)).toHaveValue('Nantes');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a name several towns have is for the visitor to decide', async ({ page }) => {
  await page.goto('/campus?pres-de=saint+denis');
  await nearest(page).getByRole('link', { name: 'Saint-Denis (97400)', exact: true }).click();
  await expect(page).toHaveURL('/campus?pres-de=saint-denis-97400');
  await expect(nearest(page).locator('h3 a').first()).toHaveAttribute('href', '/campus/la-reunion');
});

test('an unknown place is reported, and the list of all campuses stays', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/campus?pres-de=zzzz');
  await expect(nearest(page)).toContainText('zzzz');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/zzzz/);
  await expect(nearest(page).locator('h3')).toHaveCount(0);
  await expect(page.locator('.campus-directory h4')).toHaveCount(all);
});

test('the campuses are listed by region or by name, each list at its own address', async ({ page }) => {
  await page.goto('/campus');
  const orders = page.getByRole('navigation', { name: 'Classer les campus' });
  await expect(orders.locator('[aria-current]')).toContainText('Par région');
  await orders.getByRole('link', { name: 'Par nom' }).click();
  await expect(page).toHaveURL('/campus?tri=nom');
  await expect(orders.locator('[aria-current]')).toContainText('Par nom');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/campus$/);
  const titles = await page.locator('.campus-directory h4 a').allTextContents();
  expect(titles).toHaveLength(all);
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fr').compare));
});

test('campuses name their next open day, which is in the agenda', { tag: '@document' }, async ({ page }) => {
  await page.goto('/campus');
  const openDays = page.locator('.campus-directory a[href^="/agenda/"]');
  expect(await openDays.count()).toBeGreaterThan(5);
  const address = (await openDays.first().getAttribute('href')) ?? '';
  expect((await page.request.get(address)).status()).toBe(200);
});

test('nothing is stored and no visitor is located', async ({ page, context }) => {
  await page.goto('/campus');
  const before = await context.cookies();
  await ask(page, '69002');
  expect(await context.cookies()).toEqual(before);
  const html = await (await page.request.get('/campus?pres-de=69002')).text();
  expect(html).not.toContain('geolocation.');
});
