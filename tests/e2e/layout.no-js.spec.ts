/** No page scrolls sideways, cuts text or leaves a card alone in its row at any width or at twice the text size; fingers find every target. */
import { expect, test } from './fixtures';
import { cutText, gapsInLastRows, sidewaysScroll, smallTargets, unfold } from './layout-checks';
import { allPages, errorStatuses, inGroups, usualPages } from './templates';
import { leaveUnpainted } from './unpainted';

/** The CRM is another site: its stand-in has no design of ours. */
const ourPages = allPages.filter(({ template }) => !template.startsWith('demo-'));

test.describe.configure({ timeout: 120_000 });
test.use({ allowedStatuses: errorStatuses });
test.beforeEach(({ page }) => leaveUnpainted(page));

/**
 * CSS pixels: the narrow end of each range of the style sheet, where room is short. 320 is also what a page
 * of 640 px is at 200 %.
 */
const widths = [320, 640, 768, 900, 1024, 1301];

/** Those where columns are narrowest: text that is whole there is whole in wider ones. */
const narrowColumns = new Set([320, 768, 1024]);

/** Today's phones, tablets and screens, between the ends of the style sheet's ranges. */
const screenWidths = [360, 375, 390, 393, 412, 430, 480, 540, 600, 834, 1180, 1366, 1536];

/** One of each kind of layout: others are made of the same parts. */
const differentLayouts = new Set([
  'home',
  'programmes',
  'programme',
  'campus',
  'agenda',
  'article',
  'brochure',
  'panorama',
]);

/** Widths at which the text alone is set to twice its size. */
const doubledTextWidths = [640, 1280];

for (const [index, pages] of inGroups(ourPages, 4).entries()) {
  test(`widths and text sizes (${index + 1})`, async ({ page }) => {
    for (const { address, edge } of pages) {
      await page.goto(address);
      await unfold(page);
      for (const width of edge === null ? widths : narrowColumns) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${address} at ${width} px`;
        expect.soft(await sidewaysScroll(page), where).toEqual([]);
        expect.soft(await gapsInLastRows(page), where).toEqual([]);
        if (narrowColumns.has(width)) expect.soft(await cutText(page), where).toEqual([]);
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of doubledTextWidths) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${address} at ${width} px with text of twice the size`;
        expect.soft(await sidewaysScroll(page), where).toEqual([]);
        expect.soft(await cutText(page), where).toEqual([]);
      }
    }
  });
}

const layouts = usualPages.filter(({ template }) => differentLayouts.has(template));
for (const [index, pages] of inGroups(layouts, 2).entries()) {
  test(`today’s phones, tablets and screens (${index + 1})`, async ({ page }) => {
    expect(layouts).toHaveLength(differentLayouts.size);
    for (const { address } of pages) {
      await page.goto(address);
      await unfold(page);
      for (const width of screenWidths) {
        await page.setViewportSize({ width, height: 900 });
        const where = `${address} at ${width} px`;
        expect.soft(await sidewaysScroll(page), where).toEqual([]);
        expect.soft(await gapsInLastRows(page), where).toEqual([]);
      }
    }
  });
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  for (const [index, pages] of inGroups(ourPages, 2).entries()) {
    test(`every target has 44 px (${index + 1})`, async ({ page }) => {
      for (const { address } of pages) {
        await page.goto(address);
        await unfold(page);
        expect.soft(await smallTargets(page), address).toEqual([]);
      }
    });
  }
});
