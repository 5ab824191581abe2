/** A mobile device has the mobile navigation although its first pointer is a mouse (specification §2). */
import { withPictures } from './chromium';
import { expect, test } from './fixtures';

/** Blink's bits: of pointers 2 is a finger and 4 a mouse, of hovering 2 is yes. */
const touchAndMouse =
  '--blink-settings=imagesEnabled=false,availablePointerTypes=6,primaryPointerType=4,availableHoverTypes=2,primaryHoverType=2';

test.use({
  launchOptions: { ...withPictures, args: [...withPictures.args, touchAndMouse] },
  userAgent: 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  viewport: { width: 1500, height: 900 },
});

test('a tablet with a mouse has the burger and the bar at the bottom at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 900, 1138, 1280, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.bottom-bar'), `${width} px`).toBeVisible();
    await expect(page.locator('.top-bar'), `${width} px`).toBeHidden();
  }
  await page.locator('.burger').filter({ visible: true }).click();
  const menu = page.locator('#menu-principal');
  await expect(menu.getByRole('button', { name: 'Fermer le menu' }).first()).toBeVisible();
});
