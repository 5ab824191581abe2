/**
 * The calibrated loop of the browser: fixed work in a page of its own, on a processor slowed as much as the measured
 * page's, read right before and after it. Blocking times and answers are divided by what it says.
 */
import { median } from '../../tools/median.mjs';

/**
 * @import { Browser, Page } from 'playwright'
 */

/**
 * Milliseconds the loop takes with the processor not slowed: 15.8 to 17.6 on two shared cores with a load of 2, and 72 to
 * 98 slowed four times (2026-11-25). A fixed number, so that runs compare.
 */
export const reference = 18;
/** Loops of one reading, of which the median counts: long enough for what else runs to take its turns. */
const probes = 9;

export class Pace {
  #page;
  #rate;

  /** @param {Page} page @param {number} rate */
  constructor(page, rate) {
    this.#page = page;
    this.#rate = rate;
  }

  /** @param {Browser} browser @param {number} [rate] how many times the processor is slowed */
  static async of(browser, rate = 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const pace = new Pace(page, rate);
    // The browser compiles the loop.
    for (let time = 0; time < 3; time += 1) await pace.#read();
    return pace;
  }

  /**
   * @template Figure
   * @param {() => Promise<Figure>} work what is measured
   * @returns what it answers, and how much slower than the reference the browser was around it: 1 as quick, 2 half
   */
  async around(work) {
    const before = await this.#read();
    const figure = await work();
    const after = await this.#read();
    return { figure, slowdown: (before + after) / 2 / (reference * this.#rate) };
  }

  async #read() {
    return median(await this.#page.evaluate(readings, probes));
  }
}

/**
 * Runs in the page: small objects, JSON, strings, and elements made and laid out.
 *
 * @param {number} times @returns milliseconds of each
 */
function readings(times) {
  const once = () => {
    const began = performance.now();
    for (let turn = 0; turn < 6; turn += 1) {
      const list = Array.from({ length: 500 }, (_, index) => ({
        title: `Gestion & protection ${index * 7919}`,
        tags: ['eau', `secteur-${index % 7}`],
      }));
      const read = JSON.parse(JSON.stringify(list)).sort(
        (/** @type {{ title: string }} */ a, /** @type {{ title: string }} */ b) =>
          a.title < b.title ? -1 : 1,
      );
      const root = document.createElement('ul');
      for (const { title } of read.slice(0, 120)) {
        const item = document.createElement('li');
        item.textContent = title;
        root.append(item);
      }
      document.body.replaceChildren(root);
      // Reading a height lays the elements out.
      root.dataset['height'] = String(root.offsetHeight);
    }
    return performance.now() - began;
  };
  return Array.from({ length: times }, once);
}
