/**
 * axe finds nothing in opened elements and returned forms, with and without JavaScript; `templates.*.spec.ts` tests the
 * templates.
 */
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';

const phone = { width: 360, height: 780 };
const desktop = { width: 1440, height: 900 };

test.use({
  // A returned form, and one without a possible action.
  allowedStatuses: [400, 404],
  viewport: desktop,
  // Colours are measured after animations.
  contextOptions: { reducedMotion: 'reduce' },
});

test('lists have the browser’s own arrow in forced colours', { tag: '@document' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/crm/brochure');
  const list = page.locator('main select').first();
  await expect(list).toHaveCSS('background-image', 'none');
  await expect(list).toHaveCSS('appearance', 'auto');
});

test('the chosen and the current link and the lines of the panorama are visible in forced colours', {
  tag: '@document',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/formations?niveau=2&entree=0');
  const ground = (input: Locator) => input.evaluate((box) => getComputedStyle(box).backgroundColor);
  const tiles = page.locator('.facet-tiles');
  const chosen = tiles.locator('input:checked').first();
  expect(await ground(chosen)).not.toBe(await ground(tiles.locator('input:not(:checked)').first()));
  await page.goto('/panorama');
  await expect(page.locator('.study-map .study-stroke').first()).not.toHaveCSS('background-image', 'none');
  await page.goto('/agenda');
  const line = (tab: Locator) => tab.evaluate((one) => getComputedStyle(one).borderBottomColor);
  const kinds = page.locator('.filter-links').first();
  const current = await line(kinds.locator('[aria-current]'));
  expect(await line(kinds.locator('a:not([aria-current])').first())).not.toBe(current);
});

test('the names of the map keep the colours of its land in forced colours', { tag: '@document' }, async ({
  page,
}) => {
  await page.goto('/campus');
  const inks = () =>
    page
      .locator('.map-sheet')
      .evaluate((map) =>
        ['.map-land', '.map-label', '.map-point'].map(
          (part) => getComputedStyle(map.querySelector(part) ?? map).fill,
        ),
      );
  const drawn = await inks();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  expect(await inks()).toEqual(drawn);
});

test('every desktop menu open, in the full bar and in the compact one', async ({ page }) => {
  await page.goto('/campus');
  const openers = page.locator('.site-header button[popovertarget]:visible');
  // The three kinds of menus of the bar, and the services of the top bar.
  expect(await openers.count()).toBeGreaterThan(4);
  for (const opener of await openers.all()) {
    await openAndCheck(page, opener);
  }
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/campus');
  await page.locator('.burger.desktop-only').click();
  await expectAccessible(page, 'the compact menu', { within: '.site-header' });
  await openAndCheck(page, page.locator('.main-navigation button:visible').first());
});

async function openAndCheck(page: Page, opener: ReturnType<Page['locator']>): Promise<void> {
  const panel = page.locator(`#${await opener.getAttribute('popovertarget')}`);
  await opener.click();
  await expect(panel).toBeVisible();
  await expectAccessible(page, `${await opener.textContent()} open`, { within: '.site-header' });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

test('the sidebar open at each of its three levels', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/campus');
  await page.locator('.burger.mobile-only').click();
  const views = page.locator('.menu-view:popover-open');
  const withThreeLevels = page.locator('#menu-principal .main-entries > li', {
    has: page.locator('.menu-view .menu-view'),
  });
  await expectAccessible(page, 'the main view');
  await withThreeLevels.first().locator('> .main-entry').click();
  await expect(views).toHaveCount(1);
  await expectAccessible(page, 'a submenu');
  await views.last().locator('.menu-step').first().click();
  await expect(views).toHaveCount(2);
  await expectAccessible(page, 'a subsubmenu');
});

for (const [what, address] of [
  ['no campus chosen', '/crm/contact?course=bts-gpn'],
  ['no CRM link', '/crm/brochure?course=bts-gemeau&campus=tours'],
] as const) {
  test(`an admissions form sent back: ${what}`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    await main.locator('form[method=post] button[type=submit]:not([formmethod], [aria-hidden])').click();
    await expect(main.getByRole('alert')).toBeVisible();
    await expectAccessible(page, `${what} at ${desktop.width} px`);
    await page.setViewportSize(phone);
    await expectAccessible(page, `${what} at ${phone.width} px`);
  });
}
