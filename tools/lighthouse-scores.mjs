/**
 * Lighthouse's score of performance with the blocking time at the pace of the reference, by Lighthouse's own curve and
 * weights. What else the score is made of stays as it was measured. Pure.
 */
import { Audit } from 'lighthouse/core/audits/audit.js';
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js';
import { ReportScoring } from 'lighthouse/core/scoring.js';

/** @import { Result } from 'lighthouse' */

const blocking = 'total-blocking-time';
const curve = TotalBlockingTime.defaultOptions.mobile.scoring;

/**
 * Divides the whole, though 50 ms of each task are free on any machine: where the browser was slower than the
 * reference this leaves more than there was, never less.
 *
 * @param {Pick<Result, 'audits'>} result @param {number} slowdown 1 at the reference's pace, 2 at half
 * @returns milliseconds
 */
export function blockingTimeOf({ audits }, slowdown) {
  return (audits[blocking].numericValue ?? Number.NaN) / slowdown;
}

/**
 * @param {Pick<Result, 'audits' | 'categories'>} result @param {number} slowdown
 * @returns 0 to 1; null when Lighthouse could not give one
 */
export function performanceOf({ audits, categories }, slowdown) {
  const scores = categories['performance'].auditRefs.map(({ id, weight }) => ({
    weight,
    score:
      id === blocking
        ? Audit.computeLogNormalScore(curve, blockingTimeOf({ audits }, slowdown))
        : audits[id].score,
  }));
  return ReportScoring.arithmeticMean(scores);
}
