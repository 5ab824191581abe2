/**
 * A mobile device has the mobile navigation at any width (specification §2), whatever points on it: without scripts, by
 * what it touches (docs/decisions/080-one-page-for-every-agent.md).
 */
import { withPictures } from './chromium';
import { expect, test } from './fixtures';

/** Blink's bits: of pointers 2 is a finger and 4 a mouse, of hovering 1 is no and 2 is yes. */
const pointers = {
  'a finger': 'availablePointerTypes=2,primaryPointerType=2,availableHoverTypes=1,primaryHoverType=1',
  // As Samsung's browsers say.
  'a finger that hovers':
    'availablePointerTypes=2,primaryPointerType=2,availableHoverTypes=2,primaryHoverType=2',
  'a finger, and a mouse':
    'availablePointerTypes=6,primaryPointerType=2,availableHoverTypes=3,primaryHoverType=1',
  'a mouse, and a finger':
    'availablePointerTypes=6,primaryPointerType=4,availableHoverTypes=2,primaryHoverType=2',
};

for (const [name, settings] of Object.entries(pointers)) {
  test.describe(`a tablet with ${name}`, () => {
    test.use({
      launchOptions: {
        ...withPictures,
        args: [...withPictures.args, `--blink-settings=imagesEnabled=false,${settings}`],
      },
      userAgent: 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    });

    test('has the burger and the bar at the bottom at any width', async ({ page }) => {
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
  });
}
