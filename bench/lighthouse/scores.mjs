/**
 * Lighthouse's score of performance with the blocking time at the pace of the reference, by Lighthouse's own curve and
 * weights. What else the score is made of stays as it was measured. Pure.
 */
/**
 * @typedef {object} Scored what is read of Lighthouse's report
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 * @property {Record<string, { auditRefs: { id: string, weight: number }[] }>} categories
 */

const blocking = 'total-blocking-time';

/**
 * Divides the whole, though 50 ms of each task are free on any machine: where the browser was slower than the
 * reference this leaves more than there was, never less.
 *
 * @param {Pick<Scored, 'audits'>} result @param {number} slowdown 1 at the reference's pace, 2 at half
 * @returns milliseconds
 */
export function blockingTimeOf({ audits }, slowdown) {
  return (audits[blocking].numericValue ?? Number.NaN) / slowdown;
}

/**
 * @param {Scored} result @param {number} slowdown
 * @param {(milliseconds: number) => number} scoreOfBlocking Lighthouse's own curve
 * @returns 0 to 1; null when Lighthouse could not give one
 */
export function performanceOf({ audits, categories }, slowdown, scoreOfBlocking) {
  let sum = 0;
  let weights = 0;
  for (const { id, weight } of categories['performance'].auditRefs) {
    if (weight === 0) continue;
    const score = id === blocking ? scoreOfBlocking(blockingTimeOf({ audits }, slowdown)) : audits[id].score;
    if (score === null || Number.isNaN(score)) return null;
    sum += weight * score;
    weights += weight;
  }
  // As precise as Lighthouse's own.
  return Math.round((100 * sum) / weights) / 100;
}
