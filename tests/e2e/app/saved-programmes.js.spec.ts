/** Saved programmes: on this device only, twenty at most, readable without a connection. */
import type { Page } from 'playwright/test';
import { visit } from '../browser/page';
import { expect, test } from './changing-site';
import { keptIn, visitWithWorker } from './device';

// A picture that this device has not shown yet does not come offline.
test.use({ allowedStatuses: [504] });

const button = (page: Page) => page.locator('.save-programme button');
const status = (page: Page) => page.locator('.save-programme [role=status]');
const list = (page: Page) => page.locator('main .kept-list > li');

test('a saved programme is read offline, with the date it was saved', async ({ page, context }) => {
  await page.clock.setFixedTime(new Date('2027-03-12T10:00:00+01:00'));
  await visitWithWorker(page, '/formations/bts-gpn');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await button(page).click();
  await expect(status(page)).toContainText('12 mars 2027');
  await expect.poll(() => keptIn(page, 'saved')).toContain('/formations/bts-gpn');
  // Visited copies come and go; the saved one stays.
  await page.evaluate(() => caches.delete('pages'));

  await context.setOffline(true);
  await page.goto('/mes-formations');
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText('12 mars 2027');
  await list(page).getByRole('link').click();
  await expect(page).toHaveURL('/formations/bts-gpn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');

  await page.goto('/panorama');
  await expect(page).toHaveURL(/^[^?]*\/hors-ligne/);
  await expect(list(page).filter({ has: page.locator('a[href="/formations/bts-gpn"]') })).toHaveCount(1);
});

test('a programme ticked in a list is read offline too', async ({ page, context }) => {
  await visitWithWorker(page, '/formations?secteur=eau');
  await page.getByRole('checkbox', { name: /^Comparer BTS Métiers de l’eau/ }).check();
  await expect.poll(() => keptIn(page, 'saved')).toContain('/formations/bts-metiers-de-l-eau');
  await context.setOffline(true);
  await page.goto('/mes-formations');
  await list(page).getByRole('link').click();
  await expect(page).toHaveURL('/formations/bts-metiers-de-l-eau');
});

test('it is removed on its sheet or in the list, together with its copy', async ({ page }) => {
  await visitWithWorker(page, '/formations/bts-gpn');
  await button(page).click();
  await expect.poll(() => keptIn(page, 'saved')).toContain('/formations/bts-gpn');
  await button(page).click();
  await expect.poll(() => keptIn(page, 'saved')).not.toContain('/formations/bts-gpn');
  await button(page).click();
  await visit(page, '/mes-formations');
  await list(page).getByRole('button').press('Enter');
  await expect(list(page)).toHaveCount(0);
  // A screen reader says what has the focus.
  await expect(page.getByText('Aucune formation enregistrée')).toBeFocused();
  await expect(page.locator('main a[href="/formations"]').last()).toBeVisible();
});

test('at most twenty: then the sheet states the limit, and no programme is removed', async ({ page }) => {
  await page.addInitScript(() => {
    const twenty = Array.from({ length: 20 }, (_, index) => ({
      slug: `formation-${index}`,
      title: `Formation ${index}`,
      savedAt: '2027-03-12T09:00:00.000Z',
    }));
    localStorage.setItem('saved-programmes', JSON.stringify(twenty));
  });
  await visit(page, '/formations/bts-gpn');
  await expect(status(page)).toContainText('20');
  await button(page).click();
  await expect(status(page).getByRole('link')).toHaveAttribute('href', '/mes-formations');
  await visit(page, '/mes-formations');
  await expect(list(page)).toHaveCount(20);
  await expect(
    page.locator('main a[href*="/formations/comparer?f=formation-0&f=formation-1"]'),
  ).toBeVisible();
  await list(page).first().getByRole('button').press('Enter');
  await expect(list(page)).toHaveCount(19);
  await expect(list(page).first().getByRole('button')).toBeFocused();
});
