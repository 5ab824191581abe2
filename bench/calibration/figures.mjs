/** Figures against the calibrated loop. Pure. */
import { median } from '../../tools/median.mjs';

/**
 * A result of one round, and milliseconds of processor one loop took around it.
 *
 * @template Result
 * @typedef {Result & { loop: number }} Calibrated
 */

/**
 * @typedef {{ middle: number, least: number, most: number }} Spread of the rounds of one run
 */

/** @param {readonly number[]} figures of which there is one at least @returns {Spread} */
export function spreadOf(figures) {
  return { middle: median(figures), least: Math.min(...figures), most: Math.max(...figures) };
}

/**
 * Processor time in loops, each round by its own reading of the loop.
 *
 * @template {string} Measure
 * @param {readonly Calibrated<Record<Measure, number>>[]} rounds @param {Measure} measure
 * @param {number} [milliseconds] of one unit of the measure: 0.001 where it is in microseconds
 */
export function inLoops(rounds, measure, milliseconds = 1) {
  return spreadOf(rounds.map((round) => (round[measure] * milliseconds) / round.loop));
}

/** @param {Spread} spread @param {string} [unit] */
export function spreadText({ middle, least, most }, unit = 'loops') {
  return `${digits(middle)} ${unit} (${digits(least)} to ${digits(most)})`;
}

/** Three digits that say something. @param {number} value */
function digits(value) {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

/** Milliseconds of a task that do not count as blocking. */
export const harmless = 50;

/**
 * Blocking time as it would be at the pace of the reference.
 *
 * @param {readonly number[]} tasks milliseconds of each task @param {number} slowdown 1 at the reference's pace, 2 at
 * half
 */
export function blockingOf(tasks, slowdown) {
  return tasks.reduce((sum, task) => sum + Math.max(0, task / slowdown - harmless), 0);
}

/** Milliseconds of one frame, for which a press waits on any machine. */
const frame = 16;

/**
 * Time from a press to its picture at the pace of the reference: the wait for a frame is not work, so it is not scaled.
 *
 * @param {number} milliseconds @param {number} slowdown
 */
export function answerOf(milliseconds, slowdown) {
  return milliseconds <= frame ? milliseconds : frame + (milliseconds - frame) / slowdown;
}
