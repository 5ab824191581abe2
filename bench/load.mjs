/** Load on one address, and what it costs the server. */
import autocannon from 'autocannon';
import { median } from '../tools/median.mjs';
import { processorTime } from './processes.mjs';

/** What a browser sends. */
export const browser = {
  accept: 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  cookie: 'origine-tracking=direct',
};

/**
 * @param {{ origin: string, pid: number }} server
 * @returns requests a second, microseconds of the server's processor a request, milliseconds at the 99th percentile
 */
export async function load(server, path, { seconds, connections = 50, headers = {} }) {
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
    failed: result.errors + result['4xx'] + result['5xx'],
  };
}

/** Runs several servers in turns, so that what else the machine does hits them alike. */
export async function inTurns(rounds, work) {
  const results = Object.fromEntries(Object.keys(work).map((name) => [name, []]));
  for (const run of Object.values(work)) await run();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of Object.entries(work)) results[name].push(await run());
  }
  return results;
}

/** Median over the rounds of one figure, and of its ratio to another server's in the same round. */
export function compare(results, name, other, figure) {
  return median(results[name].map((own, round) => own[figure] / results[other][round][figure]));
}
