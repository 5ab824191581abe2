/**
 * `npm run screenshots [-- name-or-address…] [-- --widths=360,1440] [-- --no-js] [-- --edges] [-- --states]
 * [-- --paper] [-- --port=4195]`: every screen at every width, as full-page pictures in `screenshots/`; with its edges, with
 * what opens, and as A4 pages. Variables of the README's table reach the site, `ENGLISH_ENABLED` for one.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { states } from './screen-states.mjs';
import { screens, templates } from './screens.mjs';
import { withSite } from './with-site.mjs';

const widths = option('widths')?.split(',').map(Number) ?? [360, 768, 1024, 1440, 1920];
if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
  console.error(`--widths=${option('widths')}: whole numbers of pixels are wanted, 360,1440 for example.`);
  process.exit(1);
}
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isAsked = ({ name }) => names.length === 0 || names.some((asked) => name.startsWith(asked));
const shown = [
  ...pages().filter(isAsked),
  ...names.filter((name) => name.startsWith('/')).map((address) => ({ name: fileName(address), address })),
];
const entered = has('states') ? states.filter(isAsked) : [];
mkdirSync('screenshots', { recursive: true });

let pictures = 0;
const takeAll = async (origin) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  for (const width of widths) await takeAt(browser, origin, width);
  if (has('paper')) await print(browser, origin);
  await browser.close();
};
await withSite(takeAll, { port: Number(option('port') ?? 4195) });
console.log(`${pictures} pictures in screenshots/`);

async function takeAt(browser, origin, width) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 780 : 900 },
    isMobile: width < 768,
    hasTouch: width < 768,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
    javaScriptEnabled: !has('no-js'),
  });
  const page = await context.newPage();
  const take = async (name, options) => {
    await page.screenshot({ path: `screenshots/${name}-${width}.png`, ...options });
    pictures += 1;
  };
  for (const { name, address } of shown) {
    await page.goto(origin + address);
    const height = await loadPictures(page);
    // A picture of the full page forgets that one points with a finger, which makes links higher.
    if (width < 768) await page.setViewportSize({ width, height });
    await take(name, { fullPage: width >= 768 });
    if (width < 768) await page.setViewportSize({ width, height: 780 });
  }
  for (const { name, address, enter } of entered.filter(({ at }) => at(width))) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await enter(page);
    await page.waitForLoadState('networkidle');
    await take(name);
  }
  await context.close();
}

/** A4, as the print dialogue makes it. */
async function print(browser, origin) {
  const page = await browser.newPage({ locale: 'fr-FR' });
  for (const { name, address } of shown) {
    await page.goto(origin + address);
    await loadPictures(page);
    await page.pdf({ path: `screenshots/${name}.pdf`, format: 'A4', preferCSSPageSize: true });
  }
  await page.close();
}

/** Lazy pictures come when they are near: visits the whole page first. Returns its height in pixels, once all has come. */
async function loadPictures(page) {
  const height = await page.evaluate(() => {
    // What is rendered on sight only (decision 030) is rendered: the picture is of all of it.
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

/** Runs in the page. A large picture that has come may still be decoded when it is painted; a broken one never is. */
async function decodePictures() {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => {})));
}

/** Runs in the page. Pictures nobody sees are never fetched. */
function isMissingPictures() {
  return [...document.images].some((image) => !image.complete && image.checkVisibility());
}

function pages() {
  if (!has('edges')) return Object.entries(screens).map(([name, address]) => ({ name, address }));
  return templates.flatMap(({ name, address, edges = {} }) => [
    { name, address },
    ...Object.entries(edges).map(([edge, other]) => ({ name: fileName(`${name} ${edge}`), address: other })),
  ]);
}

function fileName(text) {
  return text.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
}

function has(name) {
  return process.argv.includes(`--${name}`);
}

function option(name) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}
