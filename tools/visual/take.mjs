/** Takes a reproducible picture of one screen: fixed date, no animation, all pictures loaded. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { deviceOf, takeWholePage } from '../whole-page.mjs';
import { withSite } from '../with-site.mjs';

/**
 * @import { Browser, Response, Route } from 'playwright'
 * @typedef {{ name: string, address: string, status?: number, width: number }} Shot
 */

/** The demonstration school's dates count from today: any day would do. */
const instant = '2026-03-10T09:00:00.000Z';
const timeZone = 'Europe/Paris';
const fixedDate = pathToFileURL(fileURLToPath(new URL('fixed-date.mjs', import.meta.url))).href;
/** Milliseconds for a page, generous for loaded machines. */
const pageTimeout = 180_000;
/** Selects the root of a page that is ready; one without scripts is at once, as that of the demonstration CRM. */
const readyPage = 'html[data-enhanced], html:not(:has(script))';
/** Attempts to take a screen whose pictures are not converted yet. */
const maxTries = 10;

/**
 * @param {Browser} browser
 * @param {readonly Shot[]} shots
 * @param {(shot: Shot, picture: Buffer) => void} keep given an empty buffer where the screen is not there
 * @param {{ port: number, folder?: string }} site
 */
export async function takeAll(browser, shots, keep, { port, folder }) {
  const env = {
    NODE_OPTIONS: `--import ${fixedDate}`,
    FIXED_INSTANT: instant,
    TZ: timeZone,
    // A loaded machine is slow, and all requests come from one client.
    OVERLOAD_DELAY: '60000',
    RENDERS_PER_MINUTE: '100000',
  };
  /** @param {string} origin */
  const takeShots = async (origin) => {
    for (const shot of shots) keep(shot, await take(browser, origin, shot));
  };
  await withSite(takeShots, { port, env, folder });
}

/** @param {Browser} browser @param {string} origin @param {Shot} shot */
async function take(browser, origin, shot) {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { picture, unfinished } = await takeOnce(browser, origin, shot);
    if (unfinished.size === 0) return picture;
    // Requesting a picture starts its conversion.
    for (const address of unfinished) await fetch(address).then((answer) => answer.arrayBuffer());
  }
  throw new Error(`${shot.address} at ${shot.width} px: its pictures never came`);
}

/**
 * Takes it in a separate context, in which nothing is chosen, visited or kept.
 *
 * @param {Browser} browser @param {string} origin @param {Shot} shot
 */
async function takeOnce(browser, origin, { address, status = 200, width }) {
  const context = await browser.newContext({
    ...deviceOf(width),
    timezoneId: timeZone,
    serviceWorkers: 'block',
  });
  try {
    await context.clock.setFixedTime(instant);
    await context.route('**/assets/*.css', fulfilWhenSettled);
    const page = await context.newPage();
    /** @type {Set<string>} */
    const unfinished = new Set();
    page.on('response', (response) => {
      if (isUnfinished(response)) unfinished.add(response.url());
    });
    const answer = await page.goto(origin + address, { timeout: pageTimeout });
    if (answer?.status() !== status) return { picture: Buffer.alloc(0), unfinished: new Set() };
    await page.locator(readyPage).first().waitFor({ state: 'attached', timeout: pageTimeout });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await takeWholePage(page, width, { animations: 'disabled' });
    return { picture, unfinished };
  } finally {
    await context.close();
  }
}

/** Versions until 0.4 have colours behind pictures that depend on earlier ones, and show at smoothed edges. */
const withoutPlaceholder = 'picture.placeholder,picture.placeholder>img{background:none!important}';

/**
 * Makes the page wait for late fonts, which visitors do not (`app/styles/fonts.css`).
 *
 * @param {Route} route
 */
async function fulfilWhenSettled(route) {
  const sheet = await route.fetch();
  const text = (await sheet.text()).replaceAll('font-display:optional', 'font-display:block');
  const body = `${text}\n${withoutPlaceholder}`;
  await route.fulfill({ status: sheet.status(), contentType: 'text/css', body });
}

/**
 * Whether a picture was refused by a full queue, or is the stand-in that versions until 0.4 send first: browsers may not
 * keep either for long.
 *
 * @param {Response} response
 */
function isUnfinished(response) {
  const { pathname } = new URL(response.url());
  return pathname.startsWith('/images/') && !/immutable/.test(response.headers()['cache-control'] ?? '');
}
