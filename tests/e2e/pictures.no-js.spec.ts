/** Pictures as a browser gets them: converted, at the right width. */
import { withPictures } from './chromium';
import { expect, test } from './fixtures';
import { usualPages } from './templates';

test.use({ launchOptions: withPictures });

test('the first picture is eager and loads at the width it is shown', async ({ page }) => {
  await page.goto('/campus/lyon');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('fetchpriority', 'high');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), {
      timeout: 30_000,
    })
    .toBe(true);
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/images\/avif\/(?:960|1280|1920)\/[\w-]{11}(?:\.\w+)?\/uploads\//);
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

test('a picture the site does not show, or a width it does not offer, is refused', async ({
  page,
  request,
}) => {
  await page.goto('/campus/lyon');
  const address = (await page.getByRole('main').locator('img').first().getAttribute('src')) ?? '';
  expect((await request.get(address)).status()).toBe(200);
  expect((await request.get(address.replace('/640/', '/641/'))).status()).toBe(400);
  expect((await request.get(address.replace(/\/[^/]+\.webp$/, '/none-1.webp'))).status()).toBe(403);
});

test('no page shows a picture twice', async ({ request }) => {
  const twice: string[] = [];
  // The page of all blocks shows examples, which share what the content has.
  for (const { template, address } of usualPages.filter((page) => page.address !== '/blocs')) {
    const html = await (await request.get(address)).text();
    const shown = [...html.matchAll(/<img[^>]* src="[^"]*(\/uploads\/[^"?]+)/g)].map(([, path]) => path);
    const again = shown.filter((path, index) => shown.indexOf(path) !== index);
    twice.push(...again.map((path) => `${template}: ${path}`));
  }
  expect(twice).toEqual([]);
});
