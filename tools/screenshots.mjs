/**
 * `npm run screenshots [-- name-or-address…] [-- --widths=360,1440] [-- --no-js] [-- --edges] [-- --states]
 * [-- --paper] [-- --port=4195]`: takes every screen at every width, as full-page pictures in `screenshots/`; with
 * `--edges` its edge cases, with `--states` what opens, with `--paper` A4 pages. Variables of docs/configuration.md, such
 * as `ENGLISH_ENABLED`, reach the site.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from './browser.mjs';
import { states } from './screen-states.mjs';
import { screens, templates } from './screens.mjs';
import { deviceOf, loadPictures, takeWholePage } from './whole-page.mjs';
import { withSite } from './with-site.mjs';

/**
 * @import { Browser } from 'playwright'
 * @typedef {{ name: string, address: string }} Shot
 */

const widths = option('widths')?.split(',').map(Number) ?? [360, 768, 1024, 1440, 1920];
if (!widths.every((width) => Number.isInteger(width) && width > 0)) {
  console.error(`--widths=${option('widths')}: whole numbers of pixels are wanted, 360,1440 for example.`);
  process.exit(1);
}
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** @param {{ name: string }} shot */
const isRequested = ({ name }) => names.length === 0 || names.some((requested) => name.startsWith(requested));
const shownScreens = [
  ...pages().filter(isRequested),
  ...names.filter((name) => name.startsWith('/')).map((address) => ({ name: fileName(address), address })),
];
const enteredStates = has('states') ? states.filter(isRequested) : [];
mkdirSync('screenshots', { recursive: true });

let count = 0;
/** @param {string} origin */
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
console.log(`${count} pictures in screenshots/`);

/** @param {Browser} browser @param {string} origin @param {number} width */
async function takeAt(browser, origin, width) {
  const context = await browser.newContext({ ...deviceOf(width), javaScriptEnabled: !has('no-js') });
  const page = await context.newPage();
  /** @param {string} name @param {Buffer} picture */
  const keep = (name, picture) => {
    writeFileSync(`screenshots/${name}-${width}.png`, picture);
    count += 1;
  };
  for (const { name, address } of shownScreens) {
    await page.goto(origin + address);
    keep(name, await takeWholePage(page, width));
  }
  for (const { name, address, enter } of enteredStates.filter(({ at }) => at(width))) {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await enter(page);
    await page.waitForLoadState('networkidle');
    keep(name, await page.screenshot());
  }
  await context.close();
}

/** A4, as the print dialogue makes it. @param {Browser} browser @param {string} origin */
async function print(browser, origin) {
  const page = await browser.newPage({ locale: 'fr-FR' });
  for (const { name, address } of shownScreens) {
    await page.goto(origin + address);
    await loadPictures(page);
    await page.pdf({ path: `screenshots/${name}.pdf`, format: 'A4', preferCSSPageSize: true });
  }
  await page.close();
}

/** @returns {Shot[]} */
function pages() {
  if (!has('edges')) return Object.entries(screens).map(([name, address]) => ({ name, address }));
  return templates.flatMap(({ name, address, edges = {} }) => [
    { name, address },
    ...Object.entries(edges).map(([edge, other]) => ({ name: fileName(`${name} ${edge}`), address: other })),
  ]);
}

/** @param {string} text */
function fileName(text) {
  return text.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
}

/** @param {string} name */
function has(name) {
  return process.argv.includes(`--${name}`);
}

/** @param {string} name */
function option(name) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
}
