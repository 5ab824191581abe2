/** Without JavaScript nothing can be saved: there is no button, and the list's page links to the programmes. */
import { expect, test } from '../fixtures';

test('the sheet has no button to save it', async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  await expect(page.locator('.save-programme')).toBeEmpty();
});

test('the list explains that it needs JavaScript, and links to all programmes', async ({ page }) => {
  await page.goto('/mes-formations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('main')).toContainText('JavaScript');
  await expect(page.locator('main a.button[href="/formations"]')).toBeVisible();
});

test('the offline page says how pages come to be kept', async ({ page }) => {
  await page.goto('/hors-ligne');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('main')).toContainText('JavaScript');
});
