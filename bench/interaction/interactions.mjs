/**
 * The most frequent interactions, each on its usual page and device: `target` is pressed, `shown` must be visible
 * afterwards.
 */

/**
 * @import { Locator, Page } from 'playwright'
 * @typedef {{ name: string, device: 'desk' | 'phone', address: string, prepare?: (page: Page) => Promise<void>,
 *   target: (page: Page) => Locator, shown: (page: Page) => Locator }} Interaction
 */

/** Loads the pop-in's code, as an idle moment does. @param {Page} page */
async function openPopIn(page) {
  await page.locator('a[href^="/crm/brochure"]:visible').first().click();
  await page.getByRole('dialog').waitFor();
  await page.locator('dialog form[aria-busy=false], dialog form:not([aria-busy])').first().waitFor();
}

/** @type {readonly Interaction[]} */
export const interactions = [
  {
    name: 'menu',
    device: 'desk',
    address: '/formations',
    target: (page) => page.locator('#menu-principal .main-entries > li > button').first(),
    shown: (page) => page.locator('#menu-principal .main-entries > li > [popover]').first(),
  },
  {
    name: 'sidebar',
    device: 'phone',
    address: '/formations',
    target: (page) => page.locator('.burger.mobile-only'),
    shown: (page) => page.locator('#menu-principal'),
  },
  {
    name: 'pop-in',
    device: 'phone',
    address: '/formations/bts-gpn',
    target: (page) => page.locator('a[href^="/crm/brochure"]:visible').first(),
    shown: (page) => page.locator('dialog[open]'),
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
    target: (page) => page.getByRole('dialog').getByRole('option').first(),
    shown: (page) => page.locator('dialog [role=combobox][aria-expanded=false]').first(),
  },
];
