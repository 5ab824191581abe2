/** 'Je suis en… près de…': the form of the home page and its answer, with and without JavaScript. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const form = (page: Page) => page.getByRole('main').getByRole('search');
const problem = (page: Page) => page.locator('.place-notice');
const distances = async (page: Page, part: string) =>
  (await page.getByRole('region', { name: part, exact: true }).getByRole('listitem').allTextContents()).map(
    (text) => Number(/à\s(\d+)\skm/.exec(text)?.[1] ?? 0),
  );

test('is above the fold of a phone, and above the bottom bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const control of [
    form(page).getByRole('combobox'),
    form(page).getByRole('textbox'),
    form(page).getByRole('button'),
  ]) {
    const onTop = await control.evaluate((element) => {
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      const corners = [y + 1, y + height / 2, bottom - 1];
      return corners.every((at) => element.contains(document.elementFromPoint(x + width / 2, at)));
    });
    expect(onTop, (await control.getAttribute('name')) ?? 'button').toBe(true);
  }
});

test('answers from the nearest to the farthest', async ({ page }) => {
  await page.goto('/pour-vous?situation=terminale&pres-de=44110');
  for (const part of ['Prochaines portes ouvertes', 'Formations', 'Offres d’alternance']) {
    const found = await distances(page, part);
    expect(found.length, part).toBeGreaterThan(1);
    expect(found, part).toEqual([...found].sort((a, b) => a - b));
  }
  await expect(form(page).getByRole('combobox')).toHaveValue('terminale');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pour-vous$/);
});

test('asks which town is meant, and continues with the answer', async ({ page }) => {
  await page.goto('/pour-vous?situation=bac-2&pres-de=saint-denis');
  await problem(page).getByRole('link', { name: 'Saint-Denis (97400)', exact: true }).click();
  await expect(page).toHaveURL('/pour-vous?situation=bac-2&pres-de=saint-denis-97400');
  await expect(problem(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Une personne à appeler' })).toContainText('La\u00a0Réunion');
});

test('names an unknown place, and answers without one', async ({ page }) => {
  await page.goto('/pour-vous?situation=terminale&pres-de=zzzz');
  await expect(problem(page)).toContainText('zzzz');
  await expect(form(page).getByRole('textbox')).toHaveValue('zzzz');
  await expect(
    page.getByRole('region', { name: 'Formations', exact: true }).getByRole('listitem'),
  ).not.toHaveCount(0);
});

test('answers a form that was sent empty', async ({ page }) => {
  await page.goto('/');
  await form(page).getByRole('button').click();
  await expect(page).toHaveURL(/\/pour-vous/);
  await expect(problem(page)).toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Une personne à appeler' }).locator('a[href^="tel:"]'),
  ).toBeVisible();
});

test('shows companies their offers and contacts', async ({ page }) => {
  await page.goto('/pour-vous?situation=entreprise&pres-de=59000');
  const links = page.getByRole('region', { name: 'Pour les entreprises' });
  await expect(links.getByRole('link', { name: 'Déposer une offre' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Recruter un alternant' })).toBeVisible();
  const person = page.getByRole('region', { name: 'Une personne à appeler' });
  await expect(person).toContainText(/entreprises/);
  await expect(person.locator('a[href^="tel:"]')).toBeVisible();
});
