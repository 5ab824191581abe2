/** Pictures of a page from its top to its end, for the tools that look at screens. */

/** CSS pixels below which a screen is a phone's: it is pointed at with a finger. */
const phoneLimit = 768;

/** @param {number} width CSS pixels @returns {import('playwright').BrowserContextOptions} */
export function deviceOf(width) {
  return {
    viewport: { width, height: heightOf(width) },
    isMobile: width < phoneLimit,
    hasTouch: width < phoneLimit,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
  };
}

/**
 * Takes a picture of the current page, once its pictures are loaded.
 *
 * @param {import('playwright').Page} page in a context made with `deviceOf(width)`
 * @param {number} width CSS pixels
 * @param {import('playwright').PageScreenshotOptions} [options]
 * @returns {Promise<Buffer>} a PNG
 */
export async function takeWholePage(page, width, options = {}) {
  const height = await loadPictures(page);
  if (width >= phoneLimit) return page.screenshot({ ...options, fullPage: true });
  // A full-page picture loses the finger as pointer, for which links are higher.
  await page.setViewportSize({ width, height });
  const picture = await page.screenshot(options);
  await page.setViewportSize({ width, height: heightOf(width) });
  return picture;
}

/**
 * Lazy pictures are loaded when they are near: visits the whole page first.
 *
 * @param {import('playwright').Page} page @returns its height in pixels, once all are loaded
 */
export async function loadPictures(page) {
  const height = await page.evaluate(() => {
    // Parts below the viewport are rendered: the picture shows the whole page.
    document.querySelector('main')?.removeAttribute('data-on-sight');
    return document.documentElement.scrollHeight;
  });
  for (let y = 0; y < height; y += 700) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(50);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  for (let tries = 0; tries < 120 && (await page.evaluate(isMissingPictures)); tries += 1) {
    await page.waitForTimeout(250);
  }
  await page.evaluate(decodePictures);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Runs in the page. A large picture that is loaded may still be decoded when it is painted; a broken one never is. */
async function decodePictures() {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}

/** Runs in the page. Pictures outside the viewport are never loaded. */
function isMissingPictures() {
  return [...document.images].some((image) => !image.complete && image.checkVisibility());
}

/** @param {number} width */
function heightOf(width) {
  return width < phoneLimit ? 780 : 900;
}
