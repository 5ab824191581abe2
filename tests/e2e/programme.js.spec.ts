/** The campus a visitor chooses on a programme: sent by itself, remembered on the device, offered on other programmes. */
import type { Page } from 'playwright/test';
import { listen } from '../../tools/ears/announcements.mjs';
import { linkTo, redirectLink, scrollOf, scrollTo, visit } from './browser/page';
import { expect, test } from './fixtures';
import { layoutShift, watchLayoutShifts } from './layout-shifts';

const campuses = (page: Page) => page.getByLabel(/À quel campus|Votre campus/);
const known = (page: Page) => page.getByRole('link', { name: /Voir pour\sNantes/ });

test('a choice is sent by itself; scroll position and focus stay', async ({ page }) => {
  await visit(page, '/formations/bts-gpn');
  await scrollTo(page, 120);
  await campuses(page).evaluate((select) => select.focus({ preventScroll: true }));
  const y = await scrollOf(page);
  const heard = await listen(page);
  await campuses(page).selectOption('nantes');
  await expect(page).toHaveURL('/formations/bts-gpn?campus=nantes');
  // The visible text is what is announced, so it is read only once.
  const said = page.locator('.campus-choice [role=status]');
  await expect(said.getByRole('link', { name: 'Campus de Nantes' })).toBeVisible();
  expect(await heard()).toEqual(['Campus de Nantes']);
  await expect(campuses(page)).toBeFocused();
  expect(await scrollOf(page)).toBe(y);
  await page.goBack();
  await expect(page).toHaveURL('/formations/bts-gpn');
  await expect(campuses(page)).toHaveValue('');
});

test('it is stored on the device, offered for its programmes, and deleted by one press', async ({
  page,
  context,
}) => {
  await visit(page, '/formations/bts-gpn');
  await expect(known(page)).toHaveCount(0);
  await campuses(page).selectOption('nantes');
  await expect(page).toHaveURL(/campus=nantes/);
  const cookies = await context.cookies();
  expect(cookies.filter(({ value }) => value.includes('nantes'))).toEqual([]);

  await watchLayoutShifts(page);
  await visit(page, '/formations/bts-gemeau');
  await expect(known(page)).toBeVisible();
  expect(await layoutShift(page, { afterReading: true })).toBeLessThan(0.005);
  await known(page).click();
  await expect(page).toHaveURL('/formations/bts-gemeau?campus=nantes');
  await expect(campuses(page)).toHaveValue('nantes');

  // Not taught in Nantes.
  await visit(page, '/formations/bac-pro-gppe');
  await expect(known(page)).toHaveCount(0);

  await visit(page, '/formations/bts-gemeau');
  await page.getByRole('button', { name: 'Oublier Nantes' }).click();
  await expect(known(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html[data-enhanced]')).toBeAttached();
  await expect(known(page)).toHaveCount(0);
});

test('a link from another page opens the part it leads to', async ({ page }) => {
  await visit(page, '/formations/bts-gpn');
  await redirectLink(page, '/formations', '/formations/bts-gemeau#tarifs');
  await linkTo(page, '/formations/bts-gemeau#tarifs').click();
  await expect(page).toHaveURL('/formations/bts-gemeau#tarifs');
  await expect(page.getByRole('table', { name: /Prix de la formation/ })).toBeVisible();
});

test('the contents stay visible and mark the current part', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/formations/bts-gpn');
  const contents = page.getByRole('navigation', { name: 'Sur cette page' });
  const current = contents.locator('[aria-current=location]');
  await page.locator('#objectifs-titre').evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await expect(current).toHaveText('Objectifs');
  await expect(current).toBeInViewport();
  // Parts above kept their height during the scroll.
  await expect(page.locator('#objectifs-titre')).toBeInViewport({ ratio: 1 });
  await page.locator('#campus-titre').evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await expect(current).toHaveText('Campus');
  await expect(current).toBeInViewport();
});

test('on a phone the strip of parts shows the link that has the focus, on the way back, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/formations/bts-gpn');
  const links = await page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link').all();
  await page.locator('.sheet-links a').first().focus();
  const last = links.at(-1);
  if (!last) throw new Error('no parts');
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await last.evaluate((link) => link === document.activeElement)) break;
  }
  for (const link of links.toReversed()) {
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Shift+Tab');
  }
});
