/** The pop-in's messages while lists are loading, with a clock that the test moves. */
import type { Page } from 'playwright/test';
import { listen } from '../../../tools/ears/announcements.mjs';
import { expect, test } from '../fixtures';
import { stopClock } from './page';
import { isAdmissionsData, isLists, openPopIn } from './pop-in';

/** Opens the pop-in with a course; from then on the site answers nothing, and the clock is stopped. */
async function openBeforeSilence(page: Page) {
  await page.clock.install();
  const shown = await openPopIn(page, '/formations/bts-gpn');
  await expect(shown.campus.locator('option[value=lyon]')).toBeAttached();
  await page.route(
    ({ href }) => isAdmissionsData(href),
    () => {},
  );
  await stopClock(page);
  return shown;
}

test('is shown for 200 ms at least, even when the answer is there at once', async ({ page }) => {
  await page.clock.install();
  const shown = await openPopIn(page, '/');
  await page.clock.runFor(500);
  await expect(shown.atRest).toBeVisible();
  await stopClock(page);
  const arrived = page.waitForResponse((response) => isLists(response.request()));
  await shown.choose('gestion nature');
  await (await arrived).finished();
  await page.clock.runFor(199);
  await expect(shown.busy).toHaveCount(1);
  await expect(shown.status).toContainText('Chargement');
  await page.clock.runFor(1);
  await expect(shown.atRest).toBeVisible();
  await expect(shown.status).toContainText('BTSA Gestion et protection de la nature');
});

test('after 3 s the visitor gets a phone number', async ({ page }) => {
  const shown = await openBeforeSilence(page);
  const heard = await listen(page);
  await shown.campus.selectOption('lyon');
  const phone = shown.dialog.locator('form a[href^="tel:"]');
  await page.clock.runFor(2999);
  await expect(phone).toBeHidden();
  await page.clock.runFor(1);
  await expect(phone).toBeVisible();
  await expect(shown.status).toContainText('tarde');
  expect(await heard()).toEqual([expect.stringMatching(/^Chargement/), expect.stringMatching(/tarde/)]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('after 15 s the answer is given up: the message, the choice kept, another try', async ({ page }) => {
  const shown = await openBeforeSilence(page);
  await shown.campus.selectOption('lyon');
  await page.clock.runFor(14_999);
  await expect(shown.alert).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(shown.alert).toContainText('Délai de réponse dépassé.');
  await expect(shown.campus).toHaveValue('lyon');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await shown.dialog.getByText('Réessayer').click();
  await page.clock.runFor(1000);
  await expect(shown.status).toContainText('Lyon');
  await expect(shown.alert).toHaveCount(0);
});
