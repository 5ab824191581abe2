/** Pictures as a browser gets them: converted, at the right width. */
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { withPictures } from './chromium';
import { expect, test } from './fixtures';

test.use({ launchOptions: withPictures });
// One browser that shows pictures is enough for four tests.
test.describe.configure({ mode: 'default' });

test('the first picture is eager and loads at its displayed width', async ({ page }) => {
  await page.goto('/campus/lyon');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/images\/webp\/(?:960|1280|1440|1920)\/[\w-]{11}(?:\.\w+)?\/uploads\//);
});

test('every picture keeps its room: width and height are set, the others are lazy', async ({ page }) => {
  await page.goto('/');
  const images = page.locator('img');
  const bare = await images.evaluateAll(
    (all) =>
      all.filter(
        (image) =>
          !image.getAttribute('width') || !image.getAttribute('height') || image.getAttribute('alt') === null,
      ).length,
  );
  expect(bare).toBe(0);
  expect(await page.locator('img[loading=eager]').count()).toBeLessThanOrEqual(1);
});

test.describe('a picture that does not come', () => {
  test.use({ allowedStatuses: [404] });

  test('leaves its room, its colours and its words, and no sign of a broken file', async ({ page }) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/images/**', async (route) => {
      await failing;
      await route.fulfill({ status: 404, body: 'Not Found' });
    });
    await page.goto('/campus/lyon', { waitUntil: 'domcontentloaded' });
    const picture = page.locator('.campus-picture');
    const image = picture.locator('img');
    const room = await picture.boundingBox();
    fail();
    await expect.poll(() => image.evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true);
    expect(await picture.boundingBox()).toEqual(room);
    expect((await cornerOf(picture)).min, 'dark words').toBeLessThan(100);
    await image.evaluate((element) => element.setAttribute('alt', ''));
    const { min, max } = await cornerOf(picture);
    expect(max - min, 'nothing but a colour').toBeLessThan(40);
  });
});

/** The darkest and the lightest red where a browser shows the sign of a broken file, 0 to 255. */
async function cornerOf(picture: Locator): Promise<{ min: number; max: number }> {
  // Without the edge, which may share its pixels with its neighbours.
  const corner = { left: 4, top: 4, width: 40, height: 40 };
  const shown = await sharp(await picture.screenshot())
    .extract(corner)
    .png()
    .toBuffer();
  const { channels } = await sharp(shown).stats();
  return channels[0] as { min: number; max: number };
}

test('an unpublished picture, or an unknown width, is refused', async ({ page, request }) => {
  await page.goto('/campus/lyon');
  const address = (await page.getByRole('main').locator('img').first().getAttribute('src')) ?? '';
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(address.replace('/640/', '/641/'))).status()).toBe(400);
  expect((await request.get(address.replace(/\/[^/]+\.webp$/, '/none-1.webp'))).status()).toBe(403);
});
