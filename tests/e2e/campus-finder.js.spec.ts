/** With JavaScript the campuses around a place appear in place. */
import { listen } from '../../tools/ears/announcements.mjs';
import { isMarkedDocument, markDocument, visit } from './browser/page';
import { expect, test } from './fixtures';

test('the answer comes in place, and the field keeps the focus', async ({ page }) => {
  await visit(page, '/campus');
  await markDocument(page);
  const field = page.locator('input[name=pres-de]');
  const heard = await listen(page);
  await field.fill('nantes');
  await field.press('Enter');
  await expect(page).toHaveURL('/campus?pres-de=nantes');
  await expect(page.locator('#resultats h3 a').first()).toHaveAttribute('href', '/campus/nantes');
  // The visible text is what is announced, so it is read only once.
  const said = page.getByRole('status').filter({ hasText: 'Nantes' });
  await expect(said.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await heard()).toEqual([await said.textContent()]);
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('');
  await expect(page.locator('#resultats h2')).toHaveCount(0);
  expect(await isMarkedDocument(page)).toBe(true);
});
