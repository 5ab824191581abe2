import { enhanced } from './browser/page';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

test('a focus that moves on as a menu closes is not moved back', async ({ page }) => {
  await page.goto('/campus');
  await enhanced(page);
  const openers = page.locator('.site-header .main-entries button:visible');
  await openers.first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await openers.nth(1).evaluate(async (next: HTMLElement) => {
    const panel = document.querySelector<HTMLElement>('.site-header :popover-open');
    const closed = new Promise((resolve) => panel?.addEventListener('toggle', resolve));
    panel?.hidePopover();
    next.focus();
    await closed;
  });
  await expect(openers.nth(1)).toBeFocused();
});
