/** The banner and the form of `/cookies`, by axe and by keyboard. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { enhanced } from '../browser/page';
import { expect, test } from '../fixtures';
import { switchedOnOrigin } from '../servers';
import { pressChoice } from './press-choice';
import { recordThirdParties } from './third-parties';

// The agreed purposes are loaded.
test.beforeEach(({ context }) => recordThirdParties(context, switchedOnOrigin));

const axeFinds = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
};

test('axe finds nothing on a page with the banner, at both widths', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/mentions-legales`);
  await enhanced(page);
  await expect(page.locator('.consent-banner')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('.consent-banner')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
});

test('axe finds nothing on the form of /cookies, before and after a choice', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/cookies`);
  await enhanced(page);
  await expect(page.locator('.consent-form')).toBeVisible();
  await expect(page.locator('.consent-banner')).toHaveCount(0);
  expect(await axeFinds(page)).toEqual([]);
  // The answer is a separate document: axe checks it with its styles.
  await pressChoice(page, 'accepter');
  await expect(page.locator('main input:checked').first()).toBeAttached();
  expect(await axeFinds(page)).toEqual([]);
});

for (const [place, choice, kept] of [
  [0, 'refuser', '-measurement'],
  [1, 'accepter', '+measurement'],
] as const) {
  test(`the banner comes right after the skip links; ${choice} by keyboard is kept`, async ({ page }) => {
    await page.goto(`${switchedOnOrigin}/mentions-legales`);
    const banner = page.locator('.consent-banner');
    await expect(banner).toBeVisible();
    await page.locator('.skip-links a').last().focus();
    for (let press = 0; press <= place; press += 1) await page.keyboard.press('Tab');
    const button = banner.locator('button').nth(place);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('value', choice);
    await page.keyboard.press('Enter');
    await expect(banner).toHaveCount(0);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'choix-cookies')?.value).toContain(kept);
  });
}
