/** The header and the link to the top at all widths; `templates.no-js.spec.ts` the pages. */
import type { Page } from 'playwright/test';
import { enhanced } from './browser/page';
import { expect, hasScripts, test } from './fixtures';
import { cutText, sidewaysScroll, textUnder } from './layout-checks';

/** CSS pixels: today's phones, tablets and screens, and the narrow ends of the style sheet's ranges. */
const widths = [
  320, 360, 375, 384, 390, 393, 412, 430, 480, 540, 600, 640, 768, 834, 900, 1024, 1180, 1301, 1366, 1536,
];
const devices = {
  desktop: undefined,
  mobile: 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};

for (const [device, userAgent] of Object.entries(devices)) {
  test.describe(`on a ${device} device`, () => {
    test.use(userAgent ? { userAgent, isMobile: true, hasTouch: true } : {});

    test('the header is one row at any width, and the link to the top covers no text at the end', async ({
      page,
    }) => {
      await page.goto('/contact');
      if (hasScripts()) await enhanced(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await scrollTo(page, 0);
        const { height, apart } = await mainBar(page);
        // Lower on phones, which keep 640 of 740 pixels for the page.
        expect.soft(height, `${width} px`).toBe(width < 456 ? 49 : 73);
        expect.soft(apart, `${width} px: what is not in the row`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `${width} px`).toEqual([]);
        expect.soft(await cutText(page), `${width} px`).toEqual([]);
        await scrollTo(page, 1e6);
        await expectShown(page, true, `${width} px`);
        expect.soft(await textUnder(page, '.to-top'), `${width} px`).toEqual([]);
      }
    });
  });
}

test('the link to the top is shown whenever the page is not at its top', async ({ page }) => {
  await page.goto('/agenda');
  if (hasScripts()) await enhanced(page);
  for (const [width, y] of [
    [390, 1],
    [390, 900],
    [1440, 1],
    [1440, 2000],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 0);
    await expectShown(page, false, `${width} px, at the top`);
    await scrollTo(page, y);
    await expectShown(page, true, `${width} px, ${y} px down`);
  }
});

test('the same holds with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/agenda');
  await expectShown(page, false);
  await scrollTo(page, 1);
  await expectShown(page, true);
});

test('the link to the top shows when it has the focus, and leads there', async ({ page }) => {
  await page.goto('/agenda');
  if (hasScripts()) await enhanced(page);
  await scrollTo(page, 1e6);
  await expectShown(page, true);
  const link = page.getByRole('link', { name: 'Haut de page' });
  await link.focus();
  await expect(link).toBeFocused();
  await expectShown(page, true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Without scripts the link must name an anchor; with them the address stays the page's own.
  await expect(page).toHaveURL(hasScripts() ? '/agenda' : '/agenda#top');
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-links a').first()).toBeFocused();
});

test.describe('in a browser without scroll-driven animations', () => {
  test.beforeEach(({ page }) =>
    page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const sheet = (await response.text()).replaceAll('animation-timeline', 'no-timeline');
      await route.fulfill({ response, body: sheet });
    }),
  );

  test('the link to the top is there, too', async ({ page }) => {
    await page.goto('/agenda');
    if (hasScripts()) await enhanced(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      await expectShown(page, false, `${width} px, at the top`);
      // Without scripts its rail begins at the end of the first screen.
      for (const y of [hasScripts() ? 1 : 160, 1000, 1e6]) {
        await scrollTo(page, y);
        await expectShown(page, true, `${width} px, ${y} px down`);
      }
      expect.soft(await textUnder(page, '.to-top'), `${width} px`).toEqual([]);
    }
  });
});

/** Height of the main bar in pixels, and the parts above and below its middle. */
function mainBar(page: Page): Promise<{ height: number; apart: string[] }> {
  return page.locator('.main-bar').evaluate((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    const parts = bar.querySelectorAll('.main-logo, .search-link, .burger, .main-entry, .action-links');
    const apart = [...parts]
      .filter((part) => part.checkVisibility() && !part.closest(':popover-open'))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return Math.abs(box.top + box.height / 2 - top - height / 2) > 3;
      })
      .map((part) => part.className);
    return { height: Math.round(height), apart };
  });
}

/** Expects the link to the top to be seen or not, some frames from now at most. */
function expectShown(page: Page, shown: boolean, where?: string): Promise<void> {
  return expect.poll(() => isShown(page), { message: where, intervals: [10, 20, 40, 100] }).toBe(shown);
}

/** Whether the link to the top is visible, with no text below it. */
function isShown(page: Page): Promise<boolean> {
  return page.locator('.to-top').evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return link.checkVisibility({ visibilityProperty: true }) && link.contains(seen);
  });
}

function scrollTo(page: Page, y: number): Promise<void> {
  return page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
}
