/** A page whose address names a place stops there, 250 px below the top edge (specification §2). */
import { enhanced } from './browser/page';
import { expect, hasScripts, test } from './fixtures';
import { layoutShift, watchLayoutShifts } from './layout-shifts';

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true },
};

for (const [name, screen] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    for (const place of ['tarifs', 'campus', 'pied-de-page']) {
      test(`a programme’s page loaded at #${place}`, async ({ page }) => {
        // The fonts are in the browser's cache then: lines do not move when they come.
        await page.goto('/agenda');
        if (hasScripts()) await watchLayoutShifts(page);
        await page.goto(`/formations/bts-gpn#${place}`);
        if (hasScripts()) await enhanced(page);
        await expect.poll(() => topOf(place)).toBe(250);
        // And stays: elements that scripts add had reserved space.
        if (hasScripts()) {
          await page.waitForLoadState('networkidle');
          expect(await layoutShift(page)).toBeLessThan(0.005);
          expect(await topOf(place)).toBe(250);
        }

        function topOf(id: string): Promise<number> {
          return page.locator(`#${id}`).evaluate((target) => Math.round(target.getBoundingClientRect().top));
        }
      });
    }
  });
}
