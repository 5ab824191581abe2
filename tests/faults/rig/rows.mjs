/** Promises with their figures: one line of the table each. */

/** @typedef {{ promise: string, limit: string, measured: string, ok: boolean }} Row */

/** @param {string} promise @param {string} limit @param {unknown} measured @param {boolean} ok @returns {Row} */
export const row = (promise, limit, measured, ok) => ({ promise, limit, measured: String(measured), ok });

/**
 * @param {string} promise @param {number} figure @param {number} limit @param {string} [unit]
 * @returns {Row} a figure with an upper limit
 */
export const atMost = (promise, figure, limit, unit = '') =>
  row(promise, `≤ ${limit}${unit}`, `${rounded(figure)}${unit}`, figure <= limit);

/**
 * @param {string} promise @param {readonly unknown[]} found @param {number} [of] the largest possible number
 * @returns {Row} the list must be empty
 */
export const none = (promise, found, of) =>
  row(
    promise,
    of === undefined ? '0' : `0 of ${of}`,
    found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 3).join(', ')}`,
    found.length === 0,
  );

/**
 * @param {string} promise @param {number} good @param {number} of @param {string} [example] of a failure
 * @returns {Row} all must succeed
 */
export const all = (promise, good, of, example = '') =>
  row(
    promise,
    `all of ${of}`,
    `${good}${good === of || !example ? '' : `, e.g. ${example}`}`,
    good === of && of > 0,
  );

/**
 * Milliseconds that are allowed. The short form proves behaviour, in parallel and on unknown machines; the full one
 * proves speed.
 *
 * @param {{ short: boolean }} run @param {number} milliseconds
 */
export const timeLimit = ({ short }, milliseconds) => (short ? 6 * milliseconds : milliseconds);

/** @param {number} figure */
export function rounded(figure) {
  return Math.abs(figure) >= 100 ? Math.round(figure) : Math.round(figure * 10) / 10;
}
