/** What the bench has found over time: one line for each commit. */
import { readFileSync, writeFileSync } from 'node:fs';
import { chart } from './chart.mjs';

const file = 'bench/history/lines.jsonl';
const drawn = 'docs/speed.svg';

/**
 * @typedef {object} Line
 * @property {string} commit its whole name
 * @property {string} date of the commit, ISO 8601 in UTC
 * @property {string} node version
 * @property {number} loop milliseconds of processor of one loop of calibration, before the run
 * @property {Record<string, number>} figures by the names that the parts of the bench give them (`saved`)
 */

/** Writes the line of a commit and draws the chart again. @param {Line} line */
export function save(line) {
  const lines = withLine(linesOf(readFileSync(file, 'utf8')), line);
  writeFileSync(file, lines.map((each) => `${JSON.stringify(each)}\n`).join(''));
  writeFileSync(drawn, chart(lines));
}

/** @param {string} text @returns {Line[]} */
export function linesOf(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

/**
 * One line a commit, in the order of their dates. A part that was measured again replaces its own figures only.
 *
 * @param {readonly Line[]} lines @param {Line} line @returns {Line[]}
 */
export function withLine(lines, line) {
  const before = lines.find(({ commit }) => commit === line.commit);
  const others = lines.filter((each) => each !== before);
  const figures = { ...before?.figures, ...line.figures };
  return [...others, { ...line, figures }].sort((one, two) => Date.parse(one.date) - Date.parse(two.date));
}
