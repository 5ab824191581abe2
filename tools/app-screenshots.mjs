/**
 * `node tools/app-screenshots.mjs`: screenshots for app stores and for the browser's installation dialog. The files in
 * `public/screenshots/` are committed; run it when these screens have changed.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from './browser.mjs';
import { withSite } from './with-site.mjs';

const screens = { home: '/', programmes: '/formations' };
/** Sizes as `app/screens/installation/web-manifest.ts` states them. */
/** @type {Record<string, import('playwright').BrowserContextOptions>} */
const forms = {
  narrow: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
};
const folder = 'public/screenshots';

mkdirSync(folder, { recursive: true });
await withSite(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
  for (const [form, options] of Object.entries(forms)) {
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce', serviceWorkers: 'block' });
    for (const [name, address] of Object.entries(screens)) {
      await page.goto(origin + address, { waitUntil: 'networkidle' });
      const picture = await page.screenshot();
      await sharp(picture).webp({ quality: 78, effort: 6 }).toFile(`${folder}/${name}-${form}.webp`);
    }
    await page.close();
  }
  await browser.close();
});
