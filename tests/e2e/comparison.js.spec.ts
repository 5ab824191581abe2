/** JavaScript in the comparison: ticked programmes stay ticked during further navigation. */
import type { Page } from 'playwright/test';
import { listen } from '../../tools/ears/announcements.mjs';
import { expect, test } from './fixtures';

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Comparer ${title}` });

test('a place says once whether it is known, and its field when it is not', async ({ page }) => {
  await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau');
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
  expect((await heard()).at(-1)).toBe('Près de Nantes');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('ticked programmes remain after other questions, and three is the limit', async ({ page }) => {
  await page.goto('/formations?secteur=rse');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await box(page, 'Mastère Stratégie RSE').check();
  await page.getByRole('list', { name: 'Critères choisis' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/formations$/);
  const boxes = page.locator('.compare-pick');
  const heard = await listen(page);
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await expect(page.getByText('3 formations à comparer')).toBeVisible();
  const ticked = (await heard()).filter((words) => words.includes('à comparer'));
  expect(ticked).toEqual(['2 formations à comparer', '3 formations à comparer']);
  await expect(boxes.nth(2).getByRole('checkbox')).toBeDisabled();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page).toHaveURL(/comparer\?f=mastere-rse&f=/);
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
  await expect(page.getByText('2 formations à comparer')).toBeVisible();
  await page.getByRole('button', { name: 'Tout décocher' }).click();
  await expect(boxes.nth(0).getByRole('checkbox')).not.toBeChecked();
});
