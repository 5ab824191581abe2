/** The mobile sidebar (specification §2, §4): its three views, the focus in it, the page behind it. */
import { devices, type Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { markDocument, scrollOf, visit, visitAndSettle } from './page';

const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, isMobile, hasTouch, deviceScaleFactor });

/** The view on top. */
const views = (page: Page) => page.locator('.site-header :popover-open');
const shown = (page: Page) => views(page).last();

async function openSidebar(page: Page): Promise<void> {
  await visitAndSettle(page, '/campus');
  await page.locator('.burger.mobile-only').tap();
  await expect(page.locator('#menu-principal')).toBeVisible();
}

/** Main view to submenu to subsubmenu, whichever menu has sections. */
async function goDown(page: Page): Promise<void> {
  const step = page.locator('#menu-principal .main-entries > li', {
    has: page.locator('.menu-view .menu-view'),
  });
  await step.first().locator('> .main-entry').tap();
  await expect(views(page)).toHaveCount(2);
  await shown(page).locator('.menu-step').first().tap();
  await expect(views(page)).toHaveCount(3);
}

test('a press is answered with a view’s head at once, its entries come with the next picture', async ({
  page,
}) => {
  await visitAndSettle(page, '/campus');
  const seen = await page.evaluate(async () => {
    const [head, entry] = ['.menu-head', '.main-entries > li'].map((part) =>
      document.querySelector(`#menu-principal ${part}`),
    );
    const now = () => [head, entry].map((part) => part?.checkVisibility());
    document.querySelector<HTMLElement>('.burger.mobile-only')?.click();
    const first = now();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return [first, now()];
  });
  expect(seen).toEqual([
    [true, false],
    [true, true],
  ]);
});

test('back leads from the subsubmenu to the submenu to the main view', async ({ page }) => {
  await openSidebar(page);
  await goDown(page);
  await shown(page).getByRole('button', { name: 'Retour' }).tap();
  await expect(views(page)).toHaveCount(2);
  await shown(page).getByRole('button', { name: 'Retour' }).tap();
  await expect(views(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('id', 'menu-principal');
});

test('closing resets: the next time the main view is shown', async ({ page }) => {
  await openSidebar(page);
  await goDown(page);
  await shown(page).getByRole('button', { name: 'Fermer le menu' }).tap();
  await expect(views(page)).toHaveCount(0);
  await page.locator('.burger.mobile-only').tap();
  await expect(views(page)).toHaveCount(1);
  await expect(shown(page)).toHaveAttribute('id', 'menu-principal');
});

test('the focus moves into each view, stays there, and returns to the burger', async ({ page }) => {
  await openSidebar(page);
  const inside = () => shown(page).evaluate((view) => view.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  const stops = await shown(page).locator('a[href]:visible, button:visible').count();
  for (let press = 0; press <= stops; press += 1) {
    await page.keyboard.press('Tab');
    expect(await inside(), `after ${press + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await inside()).toBe(true);
  await goDown(page);
  await expect.poll(inside).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.burger.mobile-only')).toBeFocused();
});

test('the page behind does not scroll', async ({ page }) => {
  await openSidebar(page);
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await scrollOf(page)).toBe(0);
});

test('a link closes the sidebar and leads on without a reload', async ({ page }) => {
  await openSidebar(page);
  await markDocument(page);
  await page.locator('#menu-bas > .menu-links a[href="/alumni"]').tap();
  await expect(page).toHaveURL('/alumni');
  await expect(views(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
});

test('the bottom bar is hidden during typing', async ({ page }) => {
  await visit(page, '/crm/brochure');
  const bar = page.locator('.bottom-bar');
  await expect(bar).toBeVisible();
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')?.prepend(field);
    field.focus();
  });
  await expect(bar).toBeHidden();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(bar).toBeVisible();
});
