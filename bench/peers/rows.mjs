/** The table: a column for each contestant, in each cell the figure and how many times this site's it is. */
import { median } from '../../tools/median.mjs';
import { inLoops, spreadText } from '../calibration/figures.mjs';
import { spread } from '../load.mjs';

/**
 * @import { Calibrated } from '../calibration/figures.mjs'
 * @import { Rounds } from '../load.mjs'
 * @import { Contestant } from './contestants.mjs'
 * @import { weigh } from './weigh.mjs'
 * @typedef {Rounds<string, Calibrated<{ cpu: number }>>} Costs
 * @typedef {Rounds<string, Calibrated<{ rps: number, cpu: number }>>} Loads
 * @typedef {{ started: Rounds<string, Calibrated<{ wall: number, cpu: number }>>, results: Costs, plain: Costs, evicted: Calibrated<{ cpu: number }>[], kept: { compressed: Loads, plain: Loads }, weights: Map<string, Awaited<ReturnType<typeof weigh>>> }} Measured
 */

/** @param {Contestant[]} contestants this site first @param {Measured} measured */
export function rowsOf(contestants, { started, weights, results, plain, evicted, kept }) {
  /** @param {string} what @param {(contestant: Contestant) => string} cell */
  const row = (what, cell) => ({
    what,
    ...Object.fromEntries(contestants.map((one) => [one.title, cell(one)])),
  });
  /**
   * @template {string} Measure
   * @param {string} what @param {Rounds<string, Record<Measure, number>>} rounds @param {Measure} measure
   * @param {(value: number) => string} text
   */
  const inTurns = (what, rounds, measure, text) =>
    row(what, ({ name }) => {
      if (!rounds[name]) return 'keeps none';
      const figure = text(median(rounds[name].map((round) => round[measure])));
      if (name === 'site') return figure;
      const { middle, low, high } = spread(rounds, name, 'site', measure);
      return `${figure}, ${times(middle)} (${times(low)} to ${times(high)})`;
    });
  /** @param {string} what @param {'plain' | 'brotli' | 'inline' | 'scripts'} part */
  const bytes = (what, part) =>
    row(what, ({ name }) => {
      const [own, site] = [weights.get(name)?.[part] ?? 0, weights.get('site')?.[part] ?? 0];
      return name === 'site' ? kilobytes(own) : `${kilobytes(own)}, ${times(own / site)}`;
    });
  /** @param {readonly { cpu: number }[]} rounds */
  const middle = (rounds) => median(rounds.map(({ cpu }) => cpu));
  /** @param {number} value */
  const milliseconds = (value) => `${value.toFixed(2)} ms`;
  return {
    columns: ['what', ...contestants.map(({ title }) => title)],
    rows: [
      row('version', ({ version }) => version),
      inTurns('rendered page, processor', results, 'cpu', milliseconds),
      row('in loops', ({ name }) => spreadText(inLoops(results[name], 'cpu'))),
      inTurns('asked for without compression', plain, 'cpu', milliseconds),
      row('evicted page of content in memory', ({ name }) =>
        name === 'site'
          ? `${milliseconds(middle(evicted))}, ${times(middle(evicted) / middle(results['site']))}`
          : '',
      ),
      inTurns('kept page, requests a second', kept.compressed, 'rps', whole),
      inTurns('its processor', kept.compressed, 'cpu', (value) => `${whole(value)} µs`),
      inTurns('without compression, requests a second', kept.plain, 'rps', whole),
      inTurns('its processor, uncompressed', kept.plain, 'cpu', (value) => `${whole(value)} µs`),
      bytes('document, plain', 'plain'),
      bytes('document, smallest brotli', 'brotli'),
      row('as a rendered page is sent', ({ name }) => {
        const { sent = 0, encoding = '' } = weights.get(name) ?? {};
        return `${kilobytes(sent)}, ${encoding}`;
      }),
      bytes('inline scripts and data', 'inline'),
      bytes('scripts it loads, brotli', 'scripts'),
      row('in files', ({ name }) => String(weights.get(name)?.files)),
      inTurns('start to the first page', started, 'wall', (value) => `${value.toFixed(1)} s`),
      inTurns('processor until then', started, 'cpu', (value) => `${value.toFixed(2)} s`),
    ],
  };
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} value */
const whole = (value) => String(Math.round(value));

/** Three digits that say something, two of small ones. @param {number} ratio */
function times(ratio) {
  if (ratio >= 100) return ratio.toFixed(0);
  return ratio >= 0.1 || ratio === 0 ? ratio.toFixed(2) : ratio.toPrecision(2);
}
