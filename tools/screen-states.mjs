/**
 * States of a screen after a press: menus, the sidebar's levels, the pop-in, a form with errors. For `npm run
 * screenshots`; pictures of the window, not of the whole page.
 */

/** @import { Page } from 'playwright' */

/** CSS pixels below which there is the mobile navigation (`nav` in `app/styles/tokens.css`). */
const mobileLimit = 900;
/** CSS pixels up to which there is the compact bar (`full`). */
const compactLimit = 1300;

const always = () => true;
/** @param {number} width */
const isMobile = (width) => width < mobileLimit;
/** @param {number} width */
const isDesktop = (width) => width >= mobileLimit;

/** @param {Page} page @param {string} name */
async function openMenu(page, name) {
  const burger = page.locator('.burger.desktop-only');
  const isCompact = (page.viewportSize()?.width ?? 0) <= compactLimit;
  if (isCompact && !isInCompactBar(name)) await burger.click();
  await page.locator(`[popovertarget="${name}"]`).first().click();
}
/** Whether the compact bar has the button of a menu. @param {string} name */
const isInCompactBar = (name) => ['menu-profils', 'menu-services', 'menu-principal'].includes(name);

/** @param {Page} page */
async function openPopIn(page) {
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
  await page.locator('a[href^="/crm/brochure"]:visible').first().click();
  await page.locator('dialog[open] select[name=campus]').waitFor();
}

/** @param {string} name @returns {State} */
const menu = (name, address = '/campus') => ({
  name: `state-${name}`,
  address,
  at: isDesktop,
  enter: (page) => openMenu(page, name),
});

/** @param {number} level views that are open, each on the one before @returns {State} */
const sidebar = (level) => ({
  name: `state-sidebar-${level}`,
  address: '/campus',
  at: isMobile,
  enter: async (page) => {
    await page.locator('.burger.mobile-only').click();
    for (let open = 1; open < level; open += 1) {
      const view = page.locator('#menu-principal:is(:popover-open), .menu-view:popover-open').last();
      await view.locator(':is(.main-entry[popovertarget], .menu-step):visible').first().click();
    }
  },
});

/**
 * @typedef {{ name: string, address: string, at: (width: number) => boolean, enter: (page: Page) => Promise<void> }} State
 * @type {State[]}
 */
export const states = [
  menu('menu-1'),
  menu('menu-2'),
  menu('menu-3'),
  menu('menu-4'),
  menu('menu-services'),
  {
    name: 'state-scrolled',
    address: '/formations/bts-gpn',
    at: always,
    enter: (page) => page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' })),
  },
  sidebar(1),
  sidebar(2),
  sidebar(3),
  { name: 'state-pop-in', address: '/formations/bts-gpn', at: always, enter: openPopIn },
  {
    name: 'state-pop-in-error',
    address: '/',
    at: always,
    enter: async (page) => {
      await openPopIn(page);
      await page.locator('dialog[open] button[type=submit]').click();
      await page.locator('dialog[open] [role=alert]').waitFor();
    },
  },
  {
    name: 'state-form-error',
    address: '/crm/contact?course=bts-gpn',
    at: always,
    enter: async (page) => {
      await page
        .locator('main form[method=post] button[type=submit]:not([formmethod], [aria-hidden])')
        .click();
      await page.locator('main [role=alert]').waitFor();
    },
  },
];
