/** Hover, keys and presses on the desktop menus. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { markDocument, scrollTo, stopClock, visit, visitAndSettle } from './page';

test.use({ viewport: { width: 1440, height: 900 } });

/** The first two menus of the bar: a button and its panel each. */
function menus(page: Page) {
  const entries = page.locator('#menu-principal .main-entries > li', { has: page.locator('> button') });
  const menu = (index: number) => ({
    button: entries.nth(index).locator('> button'),
    panel: entries.nth(index).locator('> [popover]'),
  });
  return [menu(0), menu(1)] as const;
}

test.beforeEach(({ page }) => page.clock.install());

test('a mouse that rests on a menu opens it after a moment, one at a time', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  await stopClock(page);
  const [first, second] = menus(page);
  await first.button.hover();
  await page.clock.runFor(119);
  await expect(first.panel).toBeHidden();
  await page.clock.runFor(1);
  await expect(first.panel).toBeVisible();

  await second.button.hover();
  await page.clock.runFor(120);
  await expect(second.panel).toBeVisible();
  await expect(first.panel).toBeHidden();

  await page.mouse.move(700, 880);
  await page.clock.runFor(319);
  await expect(second.panel).toBeVisible();
  await page.clock.runFor(1);
  await expect(second.panel).toBeHidden();
});

test('a press keeps the menu that hovering has opened', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  await stopClock(page);
  const [first] = menus(page);
  await first.button.hover();
  await page.clock.runFor(120);
  await first.button.click();
  await expect(first.panel).toBeVisible();
  await page.mouse.move(700, 880);
  await page.clock.runFor(2000);
  await expect(first.panel).toBeVisible();
  await first.button.click();
  await expect(first.panel).toBeHidden();
});

test('a press outside only closes the menu', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  const [first] = menus(page);
  await first.button.click();
  await expect(first.panel).toBeVisible();
  await page.mouse.click(5, 880);
  await expect(first.panel).toBeHidden();
  await expect(page).toHaveURL('/campus');
});

test('arrow down enters the menu, Escape leaves it and returns the focus', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  const [first] = menus(page);
  await first.button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(first.panel).toBeVisible();
  await expect(first.panel.locator('a').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first.panel.locator('a').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(first.button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(first.panel).toBeHidden();
  await expect(first.button).toBeFocused();
});

test('a menu the focus has left closes: it would cover where the focus is', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  const [first, second] = menus(page);
  await first.button.press('Enter');
  await expect(first.panel).toBeVisible();
  await second.button.focus();
  await expect(first.panel).toBeHidden();
});

test('the header does not shrink while the keyboard is used', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  const [first] = menus(page);
  await page.keyboard.press('Tab');
  await first.button.focus();
  await scrollTo(page, 600);
  await page.clock.runFor(100);
  await expect(first.button).toBeFocused();
  await expect(first.button).toBeVisible();
});

test('a link of a menu opens its page without a reload, and closes the menu', async ({ page }) => {
  await visitAndSettle(page, '/campus');
  await markDocument(page);
  const [first] = menus(page);
  await first.button.click();
  await first.panel.locator('a[href^="/"]').nth(1).click();
  await expect(first.panel).toBeHidden();
  await expect(page).not.toHaveURL('/campus');
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true });

  test('a tap opens at once, without the delay of hovering', async ({ page }) => {
    await visitAndSettle(page, '/campus');
    await stopClock(page);
    const [first] = menus(page);
    await first.button.tap();
    await expect(first.panel).toBeVisible();
    await first.button.tap();
    await expect(first.panel).toBeHidden();
    await page.clock.runFor(1000);
    await expect(first.panel).toBeHidden();
  });
});

test.describe('before their code is loaded', () => {
  test.use({ allowedStatuses: [404] });

  test('the menus still open', async ({ page }) => {
    await page.route(/\/assets\/start-menus-/, () => {});
    await visit(page, '/campus');
    const [first] = menus(page);
    await first.button.click();
    await expect(first.panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(first.panel).toBeHidden();
    await expect(first.button).toBeFocused();
  });
});
