/** Programmes side by side, with and without JavaScript. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const columns = (page: Page) => page.getByRole('table').locator('thead th[scope=col] .comparison-title');

test('programmes ticked in the finder stand side by side at one address', async ({ page }) => {
  await page.goto('/formations?secteur=eau');
  await page.getByRole('checkbox', { name: /^Comparer BTSA Gestion et maîtrise de l’eau/ }).check();
  await page.getByRole('checkbox', { name: /^Comparer BTS Métiers de l’eau/ }).check();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page).toHaveURL(/\/formations\/comparer\?f=[a-z-]+&f=[a-z-]+$/);
  await expect(columns(page)).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a programme is taken away and another added', async ({ page }) => {
  await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse');
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('link', { name: /^Retirer de la comparaison Mastère/ }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page).toHaveURL(/comparer\?f=bts-gpn&f=bts-gemeau$/);
  await page.getByLabel('Formation', { exact: true }).selectOption('bts-bioqualite');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page).toHaveURL(/comparer\?f=bts-gpn&f=bts-gemeau&f=bts-bioqualite$/);
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Obtention/ })).toContainText('Effectif insuffisant');
});

test('one programme asks for a second, and suggests some', async ({ page }) => {
  await page.goto('/formations/comparer?f=bts-gemeau');
  await expect(page.getByText('Ajoutez une deuxième formation pour comparer.')).toBeVisible();
  await page.getByRole('list', { name: 'Proches de votre choix' }).getByRole('link').first().click();
  await expect(columns(page)).toHaveCount(2);
});

test('an address that asks for too much or for what is not there says so', async ({ page }) => {
  const response = await page.goto(
    '/formations/comparer?f=bts-gpn,bts-gpn,disparue&f=bts-gemeau&f=bts-bioqualite',
  );
  expect(response?.status()).toBe(200);
  const notes = page.getByRole('main').getByRole('status');
  await expect(notes).toContainText('n’existe pas (ou plus)');
  await expect(notes).toContainText('plusieurs fois');
  await expect(notes).toContainText('BTS Bioqualité');
  await page.goto('/formations/comparer');
  await expect(page.getByText('Choisissez deux ou trois formations à comparer.')).toBeVisible();
});

test('a sheet leads to its comparison', async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  await page.getByRole('link', { name: 'Comparer cette formation' }).click();
  await expect(page).toHaveURL(/\/formations\/comparer\?f=bts-gpn$/);
});

test('nothing is wider than a phone but the table in itself', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const table = page.getByRole('region', { name: /côte à côte/ });
  expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});
