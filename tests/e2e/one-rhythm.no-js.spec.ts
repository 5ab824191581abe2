/** Lists on their first screen and in a few, and links that look like links, on every template. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { listsWithResults, tooLong, usualPhone } from './phone-lengths';
import { errorStatuses, usualPages } from './templates';

test.use({ allowedStatuses: errorStatuses });
test.describe.configure({ timeout: 120_000 });

test.describe('on a phone', () => {
  test.use({ viewport: usualPhone, isMobile: true, hasTouch: true });

  for (const [template, selector] of listsWithResults) {
    test(`${template} shows its first result on the first screen, and ends after a few`, async ({ page }) => {
      await page.goto(usualPages.find((one) => one.template === template)?.address ?? '');
      await expect(page.locator(selector).first()).toBeVisible();
      expect(await tooLong(page, template)).toEqual([]);
    });
  }

  test('chips above the content are one row', async ({ page }) => {
    const found: string[] = [];
    for (const { template, address } of usualPages) {
      await page.goto(address);
      const heights = await page
        .locator('main :is(.filter-links, .local-navigation) ul')
        .evaluateAll((lists) => lists.map((list) => list.clientHeight));
      if (heights.some((height) => height > 80)) found.push(`${template}: ${heights.join(', ')} px`);
    }
    expect(found).toEqual([]);
  });
});

test('forty programmes are at most eight screens of a computer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/formations');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(8);
});

for (const width of [360, 768, 1024, 1440]) {
  test(`links look like links at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // A button that is rendered late fades in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { template, address } of usualPages) {
      await page.goto(address);
      found.push(...(await linksLikeText(page)).map((link) => `${template}: ${link}`));
    }
    expect(found).toEqual([]);
  });
}

/** Neither underlined nor framed nor on a ground of their own, and not the title of a card or the current one of several. */
function linksLikeText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.querySelector('main')?.removeAttribute('data-on-sight');
    const isClear = (colour: string) => colour === 'rgba(0, 0, 0, 0)' || colour === 'transparent';
    const looksLikeLink = (element: Element) => {
      const style = getComputedStyle(element);
      const isFramed = parseFloat(style.borderBottomWidth) > 0 && !isClear(style.borderBottomColor);
      return style.textDecorationLine.includes('underline') || isFramed || !isClear(style.backgroundColor);
    };
    // Tabs and filters have a row of their own, and mark the current one.
    const apart = '.entry-link, [aria-current], svg a, .sheet-nav a, .filter-links a';
    return [...document.querySelectorAll('main a')]
      .filter((link) => link.checkVisibility() && link.textContent?.trim() && !link.matches(apart))
      .filter((link) => ![link, ...link.querySelectorAll('*')].some(looksLikeLink))
      .map((link) => `“${link.textContent?.trim().slice(0, 40)}”`);
  });
}
