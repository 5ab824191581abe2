/** The banner and the form of `/cookies`, by axe and by keyboard. */
import AxeBuilder from '@axe-core/playwright';
import { enhanced } from '../browser/page';
import { type ConfiguredSite, startConfiguredSite } from '../configured-site';
import { expect, test } from '../fixtures';
import { firstPort } from '../servers';

test.describe.configure({ mode: 'default' });

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await startConfiguredSite(firstPort + 28, { GTM_ID: 'GTM-TEST12' });
});

test.afterAll(() => site.close());

for (const path of ['/mentions-legales', '/cookies']) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(site.origin + path);
    await enhanced(page);
    if (path !== '/cookies') await expect(page.locator('.consent-banner')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('the banner comes right after the skip links and is answered by keyboard', async ({ page }) => {
  await page.goto(`${site.origin}/mentions-legales`);
  const banner = page.locator('.consent-banner');
  await expect(banner).toBeVisible();
  await page.locator('.skip-links a').last().focus();
  await page.keyboard.press('Tab');
  await expect(banner.locator('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
});
