/** Pages that are not kept: the site's own server against stock `remix-serve`, on the same build. */
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import { median } from '../tools/median.mjs';
import { inLoops, spreadText } from './calibration/figures.mjs';
import { inTurns } from './load.mjs';
import { processorTime, startServer, stopAll, untilIdle } from './processes.mjs';
import { visit } from './visit.mjs';

/**
 * @import { Options } from './run.mjs'
 */

/** @param {string} folder */
const names = (folder) =>
  readdirSync(`content-service/data/${folder}`).map((file) => file.replace(/\.(?:md|json)$/, ''));

/** Every programme, campus, news item and career, as pages of every length. News dated in the future is left out. */
const entries = [
  ...names('programmes').map((name) => `/formations/${name}`),
  ...names('campuses').map((name) => `/campus/${name}`),
  ...names('news').map((name) => `/actualites/${name}`),
  ...names('careers').map((name) => `/metiers/${name}`),
];

let pages = entries;

/** How many milliseconds of processor a page may take. */
const maxMilliseconds = 8;

/** Visitors at a time. */
const visitors = 2;

/** Warm-up rounds, during which V8 compiles on both sides. */
const warmUpRounds = 10;

/** @param {Pick<Options, 'port' | 'rounds'>} options */
export async function misses({ port, rounds }) {
  // A cache for about seven pages, so that each page has been evicted before the next round.
  const own = await startServer([process.execPath, 'build/server.js'], {
    port,
    env: { PAGE_CACHE_MEGABYTES: '1' },
  });
  const stock = await startServer(
    [process.execPath, 'node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
    { port: port + 1 },
  );
  await choosePages(stock.origin);
  for (const server of [own, stock]) {
    for (let round = 0; round < warmUpRounds; round += 1) await visitAll(server);
    await untilIdle(server.pid);
  }
  const results = await inTurns(rounds * 2, { own: () => visitAll(own), stock: () => visitAll(stock) });
  await stopAll();
  /** @param {'own' | 'stock'} name */
  const medianOf = (name) => median(results[name].map(({ cpu }) => cpu));
  const ratio = median(results.own.map(({ cpu }, round) => cpu / results.stock[round].cpu));
  const allRendered = Object.values(results)
    .flat()
    .every(({ unexpected }) => unexpected === 0);
  /** @param {'own' | 'stock'} name */
  const figure = (name) =>
    `${medianOf(name).toFixed(2)} ms of processor a page, ${spreadText(inLoops(results[name], 'cpu'))}`;
  return [
    {
      what: `miss, ${pages.length} different pages`,
      figure: figure('own'),
      promise: `at most ${maxMilliseconds} ms`,
      held: allRendered && medianOf('own') <= maxMilliseconds,
    },
    {
      what: 'the same build under remix-serve',
      figure: figure('stock'),
      ratio: `${ratio.toFixed(2)} of its processor time`,
    },
  ];
}

/** Leaves out the addresses where the site has no page. @param {string} origin */
async function choosePages(origin) {
  const agent = new Agent({ keepAlive: true });
  const answers = await Promise.all(entries.map((path) => visit(`${origin}${path}`, agent)));
  agent.destroy();
  pages = entries.filter((_, index) => answers[index].status !== 404);
}

/** @param {{ origin: string, pid: number }} server */
async function visitAll(server) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const before = processorTime(server.pid);
  const remaining = [...pages];
  let unexpected = 0;
  const visitor = async () => {
    for (let path = remaining.pop(); path; path = remaining.pop()) {
      const { status, kept } = await visit(`${server.origin}${path}`, agent);
      if (status !== 200 || kept) unexpected += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return { cpu: (processorTime(server.pid) - before) / pages.length, unexpected };
}
