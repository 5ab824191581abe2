/** Load on one address, and what it costs the server. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { median } from '../tools/median.mjs';
import { installOwnPackages } from '../tools/own-packages.mjs';
import { loopTime } from './calibration/loop.mjs';
import { processorTime } from './processes.mjs';
import { readWrk } from './read-wrk.mjs';

const run = promisify(execFile);

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

/** A page whose size has not changed for this many milliseconds, though it is asked for, has its smallest form. */
export const settlingTime = 4000;

/**
 * @typedef {{ requests: number, seconds: number, p99: number, failed: number }} Sent milliseconds at the 99th percentile
 * @typedef {{ address: string, connections: number, seconds: number, headers: Record<string, string> }} Load
 */

/** wrk, which is some ten times faster than what it measures. @param {Load} load @returns {Promise<Sent>} */
async function byWrk({ address, connections, seconds, headers }) {
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const { stdout } = await run('wrk', [
    ...['--latency', '-t1', `-c${connections}`, `-d${seconds}s`],
    ...headerOptions,
    address,
  ]);
  return readWrk(stdout);
}

/** autocannon, which is slower than a kept page. @param {Load} load @returns {Promise<Sent>} */
async function byAutocannon({ address, connections, seconds, headers }) {
  // Installed before the first load: nobody else needs it.
  installOwnPackages('bench');
  const { default: autocannon } = await import('autocannon');
  const result = await autocannon({ url: address, connections, duration: seconds, headers });
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p99: result.latency.p99,
    failed: result.errors + result['4xx'] + result['5xx'],
  };
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined;

/** What makes the load. A slow generator ends before the server: its figures are the least the server does. */
export const generator = hasWrk ? 'wrk' : 'autocannon (no wrk here: requests a second are a floor)';

/**
 * @param {{ origin: string, pid: number }} server @param {string} path
 * @param {{ seconds: number, connections?: number, headers?: Record<string, string> }} options
 * @returns requests a second, microseconds of the server's processor a request, milliseconds at the 99th percentile, and
 *   the share of a processor the server used: with nearly all of one it was at its end, with less the generator was
 */
export async function load(server, path, { seconds, connections = 16, headers = {} }) {
  const before = processorTime(server.pid);
  const sent = await (hasWrk ? byWrk : byAutocannon)({
    address: `${server.origin}${path}`,
    connections,
    seconds,
    headers: { ...browser, ...headers },
  });
  const cpu = processorTime(server.pid) - before;
  return {
    rps: sent.requests / sent.seconds,
    cpu: (cpu * 1000) / sent.requests,
    p99: sent.p99,
    requests: sent.requests,
    failed: sent.failed,
    share: cpu / (sent.seconds * 1000),
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
 * The median of these ratios.
 *
 * @template {string} Name
 * @template {string} Measure
 * @param {Rounds<Name, Record<Measure, number>>} results @param {Name} name @param {Name} other @param {Measure} figure
 */
export function compare(results, name, other, figure) {
  return median(ratios(results, name, other, figure));
}

/**
 * These ratios with their spread: the middle, and the quarter and three quarters of the rounds.
 *
 * @template {string} Name
 * @template {string} Measure
 * @param {Rounds<Name, Record<Measure, number>>} results @param {Name} name @param {Name} other @param {Measure} figure
 */
export function spread(results, name, other, figure) {
  const sorted = ratios(results, name, other, figure).sort((a, b) => a - b);
  /** @param {number} part */
  const ratioAt = (part) => sorted[Math.round(part * (sorted.length - 1))];
  return { middle: median(sorted), low: ratioAt(0.25), high: ratioAt(0.75) };
}
