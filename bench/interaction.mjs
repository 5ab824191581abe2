/**
 * How soon the site answers on a mid-range phone: total blocking time of every template, and interaction to
 * next paint of what visitors press most. Chromium over the production server, its processor slowed down
 * four times. `npm run bench:interaction [-- name…]`: templates and interactions by name, all without.
 *
 * Exits with 1 when a figure is over its limit, with 2 when one could not be measured.
 */
import { availableParallelism, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { findBrowser } from '../tools/browser.mjs';
import { templates } from '../tools/screens.mjs';
import { withSite } from '../tools/with-site.mjs';
import { interactions } from './interaction/interactions.mjs';
import { atRest, blockingTime, interactionTime, listen } from './interaction/timings.mjs';
import { readTicks, stolenSince } from './stolen-time.mjs';

/** How much slower than this machine. */
const slowdown = 4;
/** Milliseconds. */
const limit = 100;
/** Of several measurements the middle one counts. A press is measured more often: frames make it 16 ms more or less. */
const rounds = { load: 3, press: 5 };
/**
 * A round in which other guests of the host took more than this share of the processors' time says nothing
 * about the site: another is made for it, as many times as there are rounds.
 */
const bearableTheft = 0.05;

const phone = {
  viewport: { width: 412, height: 839 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
};
const desk = { viewport: { width: 1440, height: 900 } };
const wanted = process.argv.slice(2);
const chosen = (list) => list.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const rows = [];

await withSite(async (origin) => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const visit = async (address, device) => {
    const context = await browser.newContext({ ...device, baseURL: origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(listen);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    return page;
  };
  // Nothing is drawn, converted or rendered for the first time while it is measured.
  for (const { address } of chosen(templates)) await (await visit(address, phone)).context().close();

  for (const { name, address } of chosen(templates)) {
    await measure(`blocking time of ${name}`, rounds.load, async () => {
      const page = await visit(address, phone);
      return finish(page, await blockingTime(page));
    });
  }
  for (const { name, device, address, prepare, target, shown } of chosen(interactions)) {
    await measure(`answer to ${name}`, rounds.press, async () => {
      const page = await visit(address, device === 'phone' ? phone : desk);
      // What scripts take until they have taken over is the blocking time, measured above.
      await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
      await atRest(page);
      await prepare?.(page);
      return finish(page, await interactionTime(page, target(page), shown(page)));
    });
  }
  await browser.close();
});
report();

async function finish(page, milliseconds) {
  await page.context().close();
  return milliseconds;
}

/**
 * @param times how often
 * @param once one measurement; throws, or answers null, when there is nothing to be had
 */
async function measure(what, times, once) {
  const made = [];
  let why = 'the browser reports no such timing';
  const undisturbed = () => made.filter(({ stolen }) => stolen <= bearableTheft);
  for (let round = 0; round < 2 * times && undisturbed().length < times; round += 1) {
    const before = readTicks();
    const figure = await once().catch((error) => {
      why = String(error.message).split('\n')[0];
      return null;
    });
    // A slip is a round, too: what fails again and again is not measured for ever.
    if (figure !== null) made.push({ figure, stolen: stolenSince(before) });
    else if (round >= times) break;
  }
  // The least disturbed ones, where the host left none alone.
  const kept = made.toSorted((a, b) => a.stolen - b.stolen).slice(0, times);
  // More than half: one slip of a loaded machine is no failure of the site, and no figure either.
  const middle = kept.length * 2 > times ? median(kept.map(({ figure }) => figure)) : null;
  rows.push({ what, middle, why, stolen: Math.max(0, ...kept.map(({ stolen }) => stolen)) });
  console.log(line(rows.at(-1)));
}

function line({ what, middle, why, stolen }) {
  const name = what.padEnd(36);
  if (middle === null) return `${name}      —  could not be measured: ${why}`;
  const theft =
    stolen > bearableTheft
      ? `, with up to ${Math.round(100 * stolen)} % of the time taken by other guests`
      : '';
  return `${name} ${String(Math.round(middle)).padStart(4)} ms  ${middle > limit ? `OVER ${limit} ms` : 'within'}${theft}`;
}

function report() {
  const over = rows.filter(({ middle }) => middle !== null && middle > limit);
  const unknown = rows.filter(({ middle }) => middle === null);
  console.log(
    `\n${rows.length} figures, limit ${limit} ms, processor slowed ${slowdown} times, middle of ${rounds.load} loads or ${rounds.press} presses: ` +
      `${rows.length - over.length - unknown.length} within, ${over.length} over, ${unknown.length} could not be measured`,
  );
  const [load] = loadavg();
  if (load > availableParallelism()) {
    console.log(
      `This machine is busy (load ${load.toFixed(1)}): these figures say more about it than about the site.`,
    );
  }
  if (rows.length === 0) console.log(`No template or interaction has that name: ${wanted.join(', ')}`);
  process.exitCode = unknown.length > 0 || rows.length === 0 ? 2 : over.length > 0 ? 1 : 0;
}

function median(figures) {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}
