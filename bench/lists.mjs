/** List pages of a large school against those of the demonstration: processor time and memory. */
import { readdirSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { median } from '../tools/median.mjs';
import { inLoops, spreadText } from './calibration/figures.mjs';
import { sizes, writeLargeSchool } from './large-school.mjs';
import { inTurns } from './load.mjs';
import { memory, processorTime, startServer, stopAll, untilIdle } from './processes.mjs';
import { visit } from './visit.mjs';

/**
 * @import { Server } from './processes.mjs'
 * @import { Options } from './run.mjs'
 */

const lists = [
  '/actualites',
  '/actualites/page/2',
  '/actualites?categorie=formation',
  '/agenda',
  '/agenda?type=open-day',
  '/formations',
  '/formations?secteur=eau',
  '/blog',
  '/panorama',
  '/',
];
/** How often each list is rendered in a round. */
const rendersPerRound = 6;

/** @param {string} folder */
const names = (folder) =>
  readdirSync(`content-service/data/${folder}`).map((file) => file.replace(/\.(?:md|json)$/, ''));
/** Pages with and without parameters that evict the lists from a cache of one megabyte, which holds ten of them. */
const evictingPages = [
  ...names('campuses').flatMap((name) => [`/campus/${name}`, `/formations?campus=${name}`]),
  ...names('careers').map((name) => `/metiers/${name}`),
];

/** @param {Options} options */
export async function listPages({ port, rounds, directory }) {
  const large = path.join(directory, 'large-school');
  writeLargeSchool(large);
  const demo = await startSite(port, process.cwd());
  const grown = await startSite(port + 2, large);
  // Content and search index are loaded before the measurement.
  for (const server of [demo, grown]) {
    await visitLists(server, lists, evictingPages);
    await untilIdle(server.pid);
  }
  const results = await inTurns(rounds, {
    demo: () => visitLists(demo, lists, evictingPages),
    grown: () => visitLists(grown, lists, evictingPages),
  });
  const megabytes = { demo: memory(demo.pid), grown: memory(grown.pid) };
  await stopAll();
  /** @param {'demo' | 'grown'} name @param {'cpu' | 'kilobytes'} figure */
  const medianOf = (name, figure) => median(results[name].map((round) => round[figure]));
  /** @param {'cpu' | 'kilobytes'} figure */
  const ratio = (figure) =>
    median(results.grown.map((round, index) => round[figure] / results.demo[index][figure]));
  // A cached page says nothing about the cost of a render.
  const allRendered = [...results.demo, ...results.grown].every(({ kept }) => kept === 0);
  /** @param {string} what @param {'cpu' | 'kilobytes'} figure @param {string} unit */
  const row = (what, figure, unit) => ({
    what,
    figure: `${medianOf('grown', figure).toFixed(1)} ${unit} against ${medianOf('demo', figure).toFixed(1)}`,
    promise: 'at most 1.5',
    ratio: ratio(figure).toFixed(2),
    held: allRendered && ratio(figure) <= 1.5,
  });
  const memoryRatio = megabytes.grown / megabytes.demo;
  const processor = row(
    `list pages with ${sizes.news} news, ${sizes.events} events, ${sizes.programmes} programmes`,
    'cpu',
    'ms of processor a page',
  );
  /** @param {'demo' | 'grown'} name */
  const loops = (name) => spreadText(inLoops(results[name], 'cpu'));
  return [
    {
      ...processor,
      figure: `${processor.figure}, ${loops('grown')} against ${loops('demo')}`,
    },
    row('their size', 'kilobytes', 'kB as sent'),
    {
      what: 'memory of the site',
      figure: `${Math.round(megabytes.grown)} MB against ${Math.round(megabytes.demo)}`,
      promise: 'at most 1.5',
      ratio: memoryRatio.toFixed(2),
      held: memoryRatio <= 1.5,
    },
  ];
}

/**
 * A site and its content service in separate processes, so that only the site is measured.
 *
 * @param {number} port @param {string} cwd
 */
async function startSite(port, cwd) {
  const service = await startServer([process.execPath, path.resolve('build/content-service.js')], {
    port: port + 1,
    path: '/api/login',
    cwd,
  });
  return startServer([process.execPath, path.resolve('build/server.js')], {
    port,
    cwd,
    env: {
      CONTENT_API_URL: `${service.origin}/api`,
      CONTENT_COPY_PATH: path.join(cwd, 'node_modules/.cache/bench-content-copy'),
      PAGE_CACHE_MEGABYTES: '1',
    },
  });
}

/**
 * Renders each page several times.
 *
 * @param {Server} server @param {readonly string[]} addresses @param {readonly string[]} evictingPages visited between the renders
 * @returns what a page costs: milliseconds of processor, kilobytes as sent
 */
async function visitLists(server, addresses, evictingPages) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let cpu = 0;
  let bytes = 0;
  let kept = 0;
  for (let round = 0; round < rendersPerRound; round += 1) {
    for (const address of evictingPages) await visitPage(`${server.origin}${address}`, agent);
    const before = processorTime(server.pid);
    for (const address of addresses) {
      const page = await visitPage(`${server.origin}${address}`, agent);
      bytes += page.bytes;
      if (page.kept) kept += 1;
    }
    cpu += processorTime(server.pid) - before;
  }
  agent.destroy();
  const visits = rendersPerRound * addresses.length;
  return { cpu: cpu / visits, kilobytes: bytes / visits / 1024, kept };
}

/** A visit of a page that has to be there. @param {string} address @param {Agent} agent */
async function visitPage(address, agent) {
  const page = await visit(address, agent);
  if (page.status !== 200) throw new Error(`${address}: ${page.status}`);
  return page;
}
