/** Text that is set larger in the browser itself: no page grows wider than its window, and no bar hides half of it. */
import { chromium } from 'playwright/test';
import { withoutPictures } from './chromium';
import { expect, test } from './fixtures';
import { sidewaysScroll } from './layout-checks';
import { siteOrigin } from './servers';
import { usualPages } from './templates';

const pages = usualPages.filter(({ template }) => !template.startsWith('demo-'));

test.describe.configure({ timeout: 120_000 });
for (const { text, width } of [
  { text: 24, width: 360 },
  { text: 32, width: 390 },
]) {
  test(`text of ${text} px on a phone of ${width} px`, async () => {
    const args = [...withoutPictures.args, `--blink-settings=defaultFontSize=${text},imagesEnabled=false`];
    const browser = await chromium.launch({ ...withoutPictures, args });
    const page = await browser.newPage({
      baseURL: siteOrigin,
      viewport: { width, height: 780 },
      javaScriptEnabled: false,
    });
    for (const { address } of pages) {
      await page.goto(address);
      expect.soft(await sidewaysScroll(page), address).toEqual([]);
    }
    await page.goto('/campus');
    expect(
      await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ).toBe(text);
    await expect(page.locator('.bottom-bar')).toHaveCSS('position', 'static');
    await browser.close();
  });
}
