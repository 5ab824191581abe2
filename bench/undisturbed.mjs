/**
 * Detects disturbed measurements: other guests of the host steal processor time (`steal` in Linux's `/proc/stat`) or
 * slow down a shared core. Which measurement counts depends on the state of the machine, never on the figure.
 */
import { readFileSync } from 'node:fs';
import { median } from '../tools/median.mjs';

/** Largest disturbance of a valid measurement. */
export const maxDisturbance = 0.2;
/** Milliseconds between two checks of a machine that is not at full speed. */
const pause = 500;
/** How many milliseconds a run waits at most for full speed in total: its figures are calibrated where it does not come. */
const maxWait = 2 * 60_000;
/** Turns of the loop of one probe (some 10 ms), and how many probes make a reading. */
const turns = 2_000_000;
const probes = 7;
/** Columns of the first line: user nice system idle iowait irq softirq steal guest guest_nice, in ticks. */
const [idle, ioWait, steal, columns] = [3, 4, 7, 8];

export class Watch {
  /** Milliseconds of a reading at the best the machine has shown. */
  #shortestReading = Number.POSITIVE_INFINITY;
  #waitedSoFar = 0;

  /**
   * Begins when the machine works at full speed.
   *
   * @template Figure
   * @param {() => Promise<Figure>} work what is measured and nothing else
   * @returns what it answers, and how much the machine was disturbed meanwhile: the part of the time that was stolen
   * or, where that is more, how much slower it was right after; 0 is not at all, 0.1 a tenth
   */
  async during(work) {
    await this.#waitForFullSpeed();
    const before = readTicks();
    const figure = await work();
    const stolen = stolenSince(before);
    return { figure, disturbance: Math.max(stolen, this.#readDisturbance()) };
  }

  /** Waits until the machine is as quick as it has been, within the run's patience. */
  async #waitForFullSpeed() {
    while (this.#readDisturbance() > maxDisturbance && this.#waitedSoFar < maxWait) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      this.#waitedSoFar += pause;
    }
  }

  /** @returns how much longer the same calculation takes than it did at best, or the part of it that was stolen */
  #readDisturbance() {
    const before = readTicks();
    const reading = median(Array.from({ length: probes }, probe));
    const stolen = stolenSince(before);
    this.#shortestReading = Math.min(this.#shortestReading, reading);
    return Math.max(stolen, reading / this.#shortestReading - 1);
  }
}

/** @returns milliseconds a fixed calculation takes */
function probe() {
  const started = performance.now();
  let sum = 1;
  for (let turn = 0; turn < turns; turn += 1) sum = Math.imul(sum, 31) + turn;
  // The answer is used: a loop without a use may be left out.
  return sum === 0.5 ? 0 : performance.now() - started;
}

/** @returns a reading to be given to `stolenSince`; null where the system does not say */
function readTicks() {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n');
    return line
      .trim()
      .split(/\s+/)
      .slice(1, 1 + columns)
      .map(Number);
  } catch {
    return null;
  }
}

/**
 * @param {number[] | null} before
 * @returns of the time the processors wanted to work since the reading, the part they were kept from it: 0 to 1
 */
function stolenSince(before) {
  const now = readTicks();
  if (!before || !now) return 0;
  const spent = now.map((ticks, index) => ticks - before[index]);
  const wanted = spent.reduce((sum, ticks) => sum + ticks, 0) - spent[idle] - spent[ioWait];
  return wanted > 0 ? spent[steal] / wanted : 0;
}
