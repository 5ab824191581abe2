/** How long answers took to come. Pure. */

/** @typedef {{ wait: number }} Waited milliseconds until an answer came */

/** Milliseconds within which this share of the answers came. @param {readonly Waited[]} answers @param {number} share */
export const waitAt = (answers, share) =>
  answers.map(({ wait }) => wait).sort((a, b) => a - b)[Math.ceil(answers.length * share) - 1];

/** @param {readonly Waited[]} answers */
export const waitsText = (answers) =>
  `p50 ${waitAt(answers, 0.5).toFixed(0)} ms, p99 ${waitAt(answers, 0.99).toFixed(0)} ms`;
