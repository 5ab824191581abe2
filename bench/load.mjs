/** Load on one address, and what it costs the server. */
import { median } from '../tools/median.mjs';
import { installOwnPackages } from '../tools/own-packages.mjs';
import { loopTime } from './calibration/loop.mjs';
import { processorTime } from './processes.mjs';

/** @import { Calibrated } from './calibration/figures.mjs' */

/**
 * Results of several servers, one per round.
 *
 * @template {string} Name
 * @template Result
 * @typedef {Record<Name, Result[]>} Rounds
 */

/** What a browser sends. */
export const browser = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  cookie: 'origine-tracking=direct',
};

/** Installed before the first load: nobody else needs it. */
async function loadGenerator() {
  installOwnPackages('bench');
  return (await import('autocannon')).default;
}

/**
 * @param {{ origin: string, pid: number }} server @param {string} path
 * @param {{ seconds: number, connections?: number, headers?: Record<string, string> }} options
 * @returns requests a second, microseconds of the server's processor a request, milliseconds at the 99th percentile
 */
export async function load(server, path, { seconds, connections = 50, headers = {} }) {
  const autocannon = await loadGenerator();
  const before = processorTime(server.pid);
  const result = await autocannon({
    url: `${server.origin}${path}`,
    connections,
    duration: seconds,
    headers: { ...browser, ...headers },
  });
  const cpu = processorTime(server.pid) - before;
  return {
    rps: result.requests.total / result.duration,
    cpu: (cpu * 1000) / result.requests.total,
    p99: result.latency.p99,
    requests: result.requests.total,
    failed: result.errors + result['4xx'] + result['5xx'],
  };
}

/**
 * Runs several servers in turns, there and back (ABBA), so that other load on the machine affects them alike, with the
 * calibrated loop before and after each turn.
 *
 * @template {string} Name
 * @template {object} Result
 * @param {number} rounds @param {Record<Name, () => Promise<Result>>} work
 */
export async function inTurns(rounds, work) {
  const names = /** @type {Name[]} */ (Object.keys(work));
  const results = /** @type {Rounds<Name, Calibrated<Result>>} */ ({});
  for (const name of names) results[name] = [];
  for (const name of names) await work[name]();
  let before = loopTime();
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const result = await work[name]();
      const after = loopTime();
      results[name].push({ ...result, loop: (before + after) / 2 });
      before = after;
    }
  }
  return results;
}

/**
 * Ratios of one figure to another server's in the same round, a round each.
 *
 * @template {string} Name
 * @template {string} Measure
 * @param {Rounds<Name, Record<Measure, number>>} results @param {Name} name @param {Name} other @param {Measure} figure
 */
function ratios(results, name, other, figure) {
  return results[name].map((own, round) => own[figure] / results[other][round][figure]);
}

/**
 * Their middle.
 *
 * @template {string} Name
 * @template {string} Measure
 * @param {Rounds<Name, Record<Measure, number>>} results @param {Name} name @param {Name} other @param {Measure} figure
 */
export function compare(results, name, other, figure) {
  return median(ratios(results, name, other, figure));
}

/**
 * The same with its spread: the middle, and the quarter and three quarters of the rounds.
 *
 * @template {string} Name
 * @template {string} Measure
 * @param {Rounds<Name, Record<Measure, number>>} results @param {Name} name @param {Name} other @param {Measure} figure
 */
export function spread(results, name, other, figure) {
  const sorted = ratios(results, name, other, figure).sort((one, two) => one - two);
  /** @param {number} part */
  const at = (part) => sorted[Math.round(part * (sorted.length - 1))];
  return { middle: median(sorted), low: at(0.25), high: at(0.75) };
}
