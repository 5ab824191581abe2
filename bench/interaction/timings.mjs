/** Reads the browser's own timings: long tasks (Long Tasks API) and interactions (Event Timing API). */

/**
 * @import { Locator, Page } from 'playwright'
 * @typedef {{ startTime: number, duration: number }} Task
 * @typedef {Task & { interactionId: number }} Interaction
 * @typedef {{ timings: { tasks: Task[], events: Interaction[], since: number } }} Noted what `listen` leaves on the page
 */

/** A page without a long task for this many milliseconds is idle. */
const rest = 2000;
/** Milliseconds below which the browser does not report an event (Event Timing, the least it allows). */
const unreported = 16;
/** Most milliseconds until a page is idle. */
const patience = 30_000;

/** Runs in the page before anything else. */
export function listen() {
  /** @type {Noted['timings']} */
  const timings = { tasks: [], events: [], since: performance.now() };
  Object.assign(window, { timings });
  /** @param {string} type @param {(entry: any) => void} keep an entry of that type @param {object} [options] */
  const watch = (type, keep, options = {}) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  watch('longtask', ({ startTime, duration }) => {
    timings.tasks.push({ startTime, duration });
    timings.since = performance.now();
  });
  watch(
    'event',
    ({ interactionId, startTime, duration }) => timings.events.push({ interactionId, startTime, duration }),
    { durationThreshold: 16 },
  );
}

/** Waits until the page is idle. @param {Page} page */
export async function atRest(page) {
  await page.waitForFunction(
    (wait) => {
      const { timings } = /** @type {Noted} */ (/** @type {unknown} */ (window));
      return performance.now() - timings.since > wait;
    },
    rest,
    { timeout: patience },
  );
}

/**
 * Long tasks between the first contentful paint and the page's rest, of which what lies beyond 50 ms blocks.
 *
 * @param {Page} page @returns milliseconds of each; null when the browser reports no long tasks or no paint
 */
export async function longTasks(page) {
  const supported = await page.evaluate(() => PerformanceObserver.supportedEntryTypes.includes('longtask'));
  if (!supported) return null;
  await atRest(page);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) return null;
    const { timings } = /** @type {Noted} */ (/** @type {unknown} */ (window));
    return timings.tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, paint.startTime))
      .filter((rest) => rest > 0);
  });
}

/**
 * From a press to the next paint: the longest of its events. Between press and paint the page is not queried, because
 * that would be measured too.
 *
 * @param {Page} page @param {Locator} target @param {Locator} shown what must be visible afterwards
 * @returns {Promise<() => Promise<number | null>>} presses when called, and answers milliseconds; 16 for anything
 * shorter, which the browser does not report; null when it reports no such timing or no interaction was seen at all.
 * Throws when what should be shown is not.
 */
export async function readyToPress(page, target, shown) {
  const supported = await page.evaluate(() => PerformanceObserver.supportedEntryTypes.includes('event'));
  if (!supported) return async () => null;
  const press = await pressOf(page, target);
  const pressesBefore = await page.evaluate(presses);
  const started = await page.evaluate(() => performance.now());
  return async () => {
    await press();
    // The browser reports an event after its paint.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await shown.waitFor();
    if ((await page.evaluate(presses)) === pressesBefore) return null;
    const durations = await page.evaluate((from) => {
      const { timings } = /** @type {Noted} */ (/** @type {unknown} */ (window));
      return timings.events
        .filter(({ interactionId, startTime }) => interactionId > 0 && startTime >= from)
        .map(({ duration }) => duration);
    }, started);
    return Math.max(unreported, ...durations);
  };
}

/**
 * Prepares a press at the browser's input level, without moving the pointer, which would open menus on hover.
 *
 * @param {Page} page @param {Locator} target
 */
async function pressOf(page, target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const byTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  return () => (byTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Number of presses the page has received, reported or not. */
function presses() {
  const { eventCounts } = performance;
  return (eventCounts.get('pointerdown') ?? 0) + (eventCounts.get('click') ?? 0);
}
