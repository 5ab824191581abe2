/** What visitors press most, each on the page and device where they mostly do. */

/** Loads the pop-in's code, as an idle moment does. */
async function openPopIn(page) {
  await page.locator('a[href^="/crm/brochure"]:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await page.locator('dialog form[aria-busy=false], dialog form:not([aria-busy])').first().waitFor();
}

export const interactions = [
  {
    name: 'menu',
    device: 'desk',
    address: '/formations',
    act: async (page) => {
      const entry = page.locator('#menu-principal > ul > li', { has: page.locator('> button') }).first();
      await press(page, entry.locator('> button'));
      await entry.locator('> [popover]').waitFor();
    },
  },
  {
    name: 'sidebar',
    device: 'phone',
    address: '/formations',
    act: async (page) => {
      await press(page, page.locator('.burger.mobile-only'));
      await page.locator('#menu-mobile').waitFor();
    },
  },
  {
    name: 'pop-in',
    device: 'phone',
    address: '/formations/bts-gpn',
    act: async (page) => {
      await press(page, page.locator('a[href^="/crm/brochure"]:visible').first());
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'course',
    device: 'phone',
    address: '/campus',
    prepare: async (page) => {
      await openPopIn(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').first().fill('gestion');
      await dialog.getByRole('option').first().waitFor();
      await page.waitForLoadState('networkidle');
    },
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      await press(page, dialog.getByRole('option').first());
      await dialog.getByRole('listbox').waitFor({ state: 'hidden' });
    },
  },
];

/** A press where the browser feels it: moving there first would open menus by hovering. */
async function press(page, target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}
