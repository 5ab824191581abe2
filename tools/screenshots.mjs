/**
 * `npm run screenshots [-- name…] [-- --widths=360,1440] [-- --no-js]`: every screen at every width, as
 * full-page pictures in `screenshots/`.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { screens } from './screens.mjs';
import { withSite } from './with-site.mjs';

const widths = option('widths')?.split(',').map(Number) ?? [360, 768, 1024, 1440, 1920];
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const shown = Object.entries(screens).filter(([name]) => names.length === 0 || names.includes(name));
mkdirSync('screenshots', { recursive: true });

await withSite(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 780 : 900 },
      reducedMotion: 'reduce',
      javaScriptEnabled: !process.argv.includes('--no-js'),
    });
    const page = await context.newPage();
    for (const [name, address] of shown) {
      await page.goto(origin + address);
      await loadPictures(page);
      await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
    }
    await context.close();
  }
  await browser.close();
});
console.log(`${shown.length * widths.length} pictures in screenshots/`);

/** Lazy pictures come when they are near: visit the whole page first. */
async function loadPictures(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
}

function option(name) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}
