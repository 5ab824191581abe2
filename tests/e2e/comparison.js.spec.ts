/** JavaScript in the comparison: ticked programmes are in 'Mes formations', and stay ticked. */
import type { Page } from 'playwright/test';
import { listen } from '../../tools/ears/announcements.mjs';
import { expect, test } from './fixtures';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Comparer ${title}` });

test('a place says once whether it is known, and its field when it is not', async ({ page }) => {
  await page.goto('/offres-alternance');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Près de' });
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /zzzz|Nantes/ });
  const heard = await listen(page);
  await field.fill('zzzz');
  await field.press('Enter');
  await expect(notice).toBeVisible();
  expect(await heard()).toEqual([await notice.textContent()]);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/zzzz/);
  await field.fill('Nantes');
  await field.press('Enter');
  await expect(notice).toHaveText('Près de Nantes');
  // The number of offers there is said, too.
  expect((await heard()).filter((words) => words.includes('Nantes'))).toEqual(['Près de Nantes']);
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('ticked programmes remain after other questions, and are one list with the saved ones', async ({
  page,
}) => {
  await page.goto('/formations?secteur=rse');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await box(page, 'Mastère Stratégie RSE').check();
  await page.getByRole('list', { name: 'Critères choisis' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/formations$/);
  const boxes = page.locator('.saved-box');
  const heard = await listen(page);
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(page.getByText('3 formations enregistrées')).toBeVisible();
  const ticked = (await heard()).filter((words) => words.includes('enregistrées'));
  expect(ticked).toEqual(['2 formations enregistrées', '3 formations enregistrées']);
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page).toHaveURL(/comparer\?f=[a-z-]+&f=[a-z-]+&f=mastere-rse$/);
  await expect(page.locator('.comparison-title')).toHaveCount(3);
  // A link that still moves is missed: the page scrolls smoothly to its top first.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('link', { name: /^Retirer de la comparaison Mastère Stratégie RSE/ }).click();
  await expect(page.locator('.comparison-title')).toHaveCount(2);
  // The table's title has the focus, which says it: an announcement would say it again.
  await expect(page.locator('#resultats')).toBeFocused();
  await expect(page.locator('#resultats')).toHaveText('2 formations côte à côte');
  expect((await heard()).filter((words) => words.includes('côte à côte'))).toEqual([]);
  await page.getByRole('link', { name: 'Chercher parmi toutes les formations' }).click();
  await expect(page.getByText('2 formations enregistrées')).toBeVisible();
  await page.locator('.saved-bar').getByRole('link', { name: 'Mes formations' }).click();
  await expect(page).toHaveURL('/mes-formations');
  const list = page.locator('main .kept-list > li');
  await expect(list).toHaveCount(2);
  // The same list as a table, to which a programme is added.
  await page.getByRole('link', { name: 'Tableau comparatif' }).click();
  await expect(page.locator('.comparison-title')).toHaveCount(2);
  await page.getByLabel('Formation', { exact: true }).selectOption('bts-bioqualite');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page.locator('.comparison-title')).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: 'Mes formations' }).click();
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('BTS Bioqualité');
});
