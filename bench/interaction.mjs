/**
 * How soon the site answers on a mid-range phone: total blocking time of every template, and interaction to
 * next paint of what visitors press most. Chromium over the production server, its processor slowed down
 * four times. `npm run bench interaction [-- name…]`: templates and interactions by name, all without.
 *
 * Judged are figures at the pace of the reference (`bench/calibration/pace.mjs`): beside them are the milliseconds as
 * they were, and how much slower the browser was around them.
 *
 * Exits with 1 when a figure is over its limit, with 2 when one could not be measured.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../tools/browser.mjs';
import { median } from '../tools/median.mjs';
import { templates } from '../tools/screens.mjs';
import { withSite } from '../tools/with-site.mjs';
import { answerOf, blockingOf } from './calibration/figures.mjs';
import { Pace } from './calibration/pace.mjs';
import { interactions } from './interaction/interactions.mjs';
import { atRest, listen, longTasks, readyToPress } from './interaction/timings.mjs';
import { maxDisturbance, Watch } from './undisturbed.mjs';

/**
 * @import { BrowserContextOptions, Page } from 'playwright'
 * @typedef {{ what: string, middle: number | null, raw: number, slowdown: number, why: string, disturbance: number,
 * made: number }} Row
 * @typedef {{ scaled: number, raw: number }} Figure milliseconds at the reference's pace, and as they were
 * @typedef {{ figure: Figure | null, slowdown: number, disturbance: number }} Measurement
 */

/** How much slower than this machine. */
const slowdown = 4;
/** Milliseconds. */
const limit = 100;
/** Measurements per figure, of which the median counts. A press needs more: frames shift it by up to 16 ms. */
const rounds = { load: 3, press: 5 };
/** Rounds on a disturbed machine are repeated, up to this multiple. */
const maxRepeats = 3;

const phone = {
  viewport: { width: 412, height: 839 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};
const desk = { viewport: { width: 1440, height: 900 } };
const requestedNames = process.argv.slice(2);
/** @template {{ name: string }} Named @param {readonly Named[]} list */
const requested = (list) =>
  list.filter(({ name }) => requestedNames.length === 0 || requestedNames.includes(name));
/** @type {Row[]} */
const rows = [];
const watch = new Watch();

await withSite(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  /** @param {BrowserContextOptions} device */
  const open = async (device) => {
    const context = await browser.newContext({ ...device, baseURL: origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(listen);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return page;
  };
  const pace = await Pace.of(browser, slowdown);
  /** @template Taken @param {() => Promise<Taken>} work */
  const measureWatched = async (work) => {
    const { figure, slowdown: slower } = await pace.around(() => watch.during(work));
    return { ...figure, slowdown: slower };
  };
  // Warm-up: nothing is converted or rendered for the first time during the measurement.
  for (const { address } of requested(templates)) {
    const page = await open(phone);
    await load(page, address);
    await page.context().close();
  }

  for (const { name, address } of requested(templates)) {
    await measure(`blocking time of ${name}`, rounds.load, async () => {
      const page = await open(phone);
      const { figure: tasks, ...around } = await measureWatched(async () => {
        await load(page, address);
        return longTasks(page);
      });
      const figure = tasks && {
        scaled: blockingOf(tasks, around.slowdown),
        raw: blockingOf(tasks, 1),
      };
      return finish(page, { ...around, figure });
    });
  }
  for (const { name, device, address, prepare, target, shown } of requested(interactions)) {
    await measure(`answer to ${name}`, rounds.press, async () => {
      const page = await open(device === 'phone' ? phone : desk);
      await load(page, address);
      // Hydration is part of the blocking time, measured above.
      await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
      await atRest(page);
      await prepare?.(page);
      const press = await readyToPress(page, target(page), shown(page));
      const { figure: raw, ...around } = await measureWatched(press);
      const figure = raw === null ? null : { scaled: answerOf(raw, around.slowdown), raw };
      return finish(page, { ...around, figure });
    });
  }
  await browser.close();
});
report();

/** @param {Page} page @param {string} address */
async function load(page, address) {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

/** @template Result @param {Page} page @param {Result} measurement */
async function finish(page, measurement) {
  await page.context().close();
  return measurement;
}

/**
 * @param {string} what @param {number} times how often
 * @param {() => Promise<Measurement>} measureOnce one measurement and what disturbed it; throws, or answers null, when there
 * is nothing to be had
 */
async function measure(what, times, measureOnce) {
  /** @type {(Measurement & { figure: Figure })[]} */
  const measurements = [];
  let failure = 'the browser reports no such timing';
  const undisturbed = () => measurements.filter(({ disturbance }) => disturbance <= maxDisturbance);
  for (let round = 0; round < maxRepeats * times && undisturbed().length < times; round += 1) {
    const { figure, ...around } = await measureOnce().catch((error) => {
      failure = String(error.message).split('\n')[0];
      return { figure: null, slowdown: 1, disturbance: 0 };
    });
    // A failed round counts too, so that repeated failures end the measurement.
    if (figure !== null) measurements.push({ figure, ...around });
    else if (round >= times) break;
  }
  // If all rounds were disturbed, the least disturbed ones count, never the quickest.
  const counted = measurements.toSorted((a, b) => a.disturbance - b.disturbance).slice(0, times);
  // More than half of the rounds must succeed.
  const middle = counted.length * 2 > times ? median(counted.map(({ figure }) => figure.scaled)) : null;
  /** @type {Row} */
  const row = {
    what,
    middle,
    raw: median(counted.map(({ figure }) => figure.raw)),
    slowdown: median(counted.map((measurement) => measurement.slowdown)),
    why: failure,
    disturbance: Math.max(0, ...counted.map((measurement) => measurement.disturbance)),
    made: measurements.length,
  };
  rows.push(row);
  console.log(describeRow(row));
}

/** @param {Row} row */
function describeRow({ what, middle, raw, slowdown, why, disturbance, made }) {
  const name = what.padEnd(36);
  if (middle === null) return `${name}      —  could not be measured: ${why}`;
  const rounds = `${made} round${made === 1 ? '' : 's'}`;
  const disturbed =
    disturbance > maxDisturbance ? `, the machine disturbed by up to ${Math.round(100 * disturbance)} %` : '';
  return `${name} ${String(Math.round(middle)).padStart(4)} ms  ${middle > limit ? `OVER ${limit} ms` : 'within'} (${Math.round(raw)} as it was, at ${slowdown.toFixed(2)} times the reference; ${rounds}${disturbed})`;
}

function report() {
  const overLimit = rows.filter(({ middle }) => middle !== null && middle > limit);
  const unmeasured = rows.filter(({ middle }) => middle === null);
  console.log(
    `\n${rows.length} figures, limit ${limit} ms, processor slowed ${slowdown} times, middle of ${rounds.load} loads or ${rounds.press} presses: ` +
      `${rows.length - overLimit.length - unmeasured.length} within, ${overLimit.length} over, ${unmeasured.length} could not be measured`,
  );
  const [load] = loadavg();
  if (load > availableParallelism()) {
    console.log(
      `This machine is busy (load ${load.toFixed(1)}): only the figures at the reference's pace say something about the site.`,
    );
  }
  if (rows.length === 0)
    console.log(`No template or interaction has that name: ${requestedNames.join(', ')}`);
  process.exitCode = unmeasured.length > 0 || rows.length === 0 ? 2 : overLimit.length > 0 ? 1 : 0;
}
