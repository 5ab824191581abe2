/** 'Je suis en… près de…': the form of the home page and its answer, with and without JavaScript. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const form = (page: Page) => page.getByRole('main').getByRole('search');
const problem = (page: Page) => page.locator('.place-notice');
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

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

test('leads to each list, with the situation and the place', async ({ page }) => {
  const asked = '/pour-vous?situation=terminale&pres-de=nantes';
  await page.goto(asked);
  await expect(form(page).getByRole('combobox')).toHaveValue('terminale');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pour-vous$/);
  for (const [name, address] of [
    ['Formations', '/formations?entree=0&entree=1&duree=longue&pres-de=nantes'],
    ['Prochaines portes ouvertes', '/agenda?type=portes-ouvertes&pres-de=nantes'],
    ['Campus de Nantes', '/campus/nantes'],
    ['Offres d’alternance', '/offres-alternance?pres-de=nantes'],
  ] as const) {
    await page.goto(asked);
    await link(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main')).toContainText('Nantes');
  }
});

test('asks which town is meant, and continues with the answer', async ({ page }) => {
  await page.goto('/pour-vous?situation=bac-2&pres-de=saint-denis');
  await problem(page).getByRole('link', { name: 'Saint-Denis (97400)', exact: true }).click();
  await expect(page).toHaveURL('/pour-vous?situation=bac-2&pres-de=saint-denis-97400');
  await expect(problem(page)).toHaveCount(0);
  await expect(link(page, 'Campus de La\u00a0Réunion')).toBeVisible();
});

test('names an unknown place, and answers without one', async ({ page }) => {
  await page.goto('/pour-vous?situation=terminale&pres-de=zzzz');
  await expect(problem(page)).toContainText('zzzz');
  await expect(form(page).getByRole('textbox')).toHaveValue('zzzz');
  await expect(link(page, 'Formations')).toHaveAttribute(
    'href',
    '/formations?entree=0&entree=1&duree=longue',
  );
});

test('answers a form that was sent empty', async ({ page }) => {
  await page.goto('/');
  await form(page).getByRole('button').click();
  await expect(page).toHaveURL(/\/pour-vous/);
  await expect(problem(page)).toHaveCount(0);
  await expect(link(page, 'Formations')).toHaveAttribute('href', '/formations');
});

test('shows companies the pages for them, and their campus', async ({ page }) => {
  await page.goto('/pour-vous?situation=entreprise&pres-de=59000');
  await expect(link(page, 'Déposer une offre')).toBeVisible();
  await expect(link(page, 'Recruter un alternant')).toBeVisible();
  await expect(link(page, 'Campus de Lille')).toHaveAttribute('href', '/campus/lille');
});
