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
/** Milliseconds. A loaded machine is slow, not wrong. */
const slow = 180_000;
/** A page without scripts is ready at once: that of the demonstration CRM. */
const ready = 'html[data-enhanced], html:not(:has(script))';
/** Number of attempts while the pictures of a screen are not made. */
const mostTries = 10;

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
  const work = async (origin) => {
    for (const shot of shots) keep(shot, await take(browser, origin, shot));
  };
  await withSite(work, { port, env, folder });
}

/** @param {Browser} browser @param {string} origin @param {Shot} shot */
async function take(browser, origin, shot) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { picture, unfinished } = await takeOnce(browser, origin, shot);
    if (unfinished.size === 0) return picture;
    // Requesting a picture starts its conversion.
    for (const address of unfinished) await fetch(address).then((answer) => answer.arrayBuffer());
  }
  throw new Error(`${shot.address} at ${shot.width} px: its pictures never came`);
}

/**
 * In a separate context: nothing is chosen, visited or kept.
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
    const answer = await page.goto(origin + address, { timeout: slow });
    if (answer?.status() !== status) return { picture: Buffer.alloc(0), unfinished: new Set() };
    await page.locator(ready).first().waitFor({ state: 'attached', timeout: slow });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const picture = await takeWholePage(page, width, { animations: 'disabled' });
    return { picture, unfinished };
  } finally {
    await context.close();
  }
}

/** Versions until 0.4 have colours there that depend on earlier pictures; they show where an edge is smoothed. */
const nothingBehind = 'picture.placeholder,picture.placeholder>img{background:none!important}';

/**
 * Visitors are not made to wait for a font that is late (`app/styles/fonts.css`); a picture is.
 *
 * @param {Route} route
 */
async function fulfilWhenSettled(route) {
  const sheet = await route.fetch();
  const text = (await sheet.text()).replaceAll('font-display:optional', 'font-display:block');
  const body = `${text}\n${nothingBehind}`;
  await route.fulfill({ status: sheet.status(), contentType: 'text/css', body });
}

/**
 * A refusal, of a full queue, may not be kept for long; nor the stand-in that versions until 0.4 send first.
 *
 * @param {Response} response
 */
function isUnfinished(response) {
  const { pathname } = new URL(response.url());
  return pathname.startsWith('/images/') && !/immutable/.test(response.headers()['cache-control'] ?? '');
}
