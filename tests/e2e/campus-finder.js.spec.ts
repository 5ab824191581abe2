/** With JavaScript the campuses around a place appear in place. */
import { isMarkedDocument, markDocument, visit } from './browser/page';
import { expect, test } from './fixtures';

test('the answer comes in place, and the field keeps the focus', async ({ page }) => {
  await visit(page, '/campus');
  await markDocument(page);
  const field = page.locator('input[name=pres]');
  await field.fill('nantes');
  await field.press('Enter');
  await expect(page).toHaveURL('/campus?pres=nantes');
  await expect(page.locator('#resultats h3 a').first()).toHaveAttribute('href', '/campus/nantes');
  await expect(page.getByRole('status').filter({ hasText: 'Nantes' })).toHaveCount(1);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(page.locator('#resultats')).toHaveCount(0);
  expect(await isMarkedDocument(page)).toBe(true);
});
