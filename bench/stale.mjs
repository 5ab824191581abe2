/** Everything stale at once: 400 kept pages and 50 visitors a second, after a change that may concern every page. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { browser } from './load.mjs';
import { startServer, stopAll, untilIdle } from './processes.mjs';
import { reportChange, secret } from './report-change.mjs';
import { sitemapPaths } from './sitemap-paths.mjs';
import { waitAt, waitsText } from './waits.mjs';

/**
 * @import { Options } from './run.mjs'
 * @typedef {{ page: string, status: number, fresh: boolean, wait: number, at: number }} Visit times in milliseconds, `at` since the start
 * @typedef {(visit: () => Promise<Visit>) => Promise<Visit[]>} Reader what somebody does with a page
 */

const maxPages = 400;
const visitorsPerSecond = 50;
/** Milliseconds at the 99th percentile, and until the last page is fresh. */
const promised = { wait: 100, fresh: 10_000 };
/** Milliseconds after which no page is asked again, and between two questions for one. */
const maxWait = 30_000;
const pauseBetweenVisits = 250;

/** @param {Pick<Options, 'port' | 'directory'>} options */
export async function everythingStale({ port, directory }) {
  const service = await startServer([process.execPath, 'build/content-service.js'], {
    port: port + 1,
    path: '/api/login',
  });
  const site = await startServer([process.execPath, 'build/server.js'], {
    port,
    path: '/plan',
    env: {
      CONTENT_API_URL: `${service.origin}/api`,
      CONTENT_COPY_PATH: path.join(directory, 'content-copy'),
      CONTENT_PURGE_SECRET: secret,
    },
  });
  const pages = await findKeptPages(site.origin);
  // The first refresh of a process finds code that is not compiled yet.
  await reportChange(site.origin, 'unknown');
  await visitAll(site.origin, pages);
  await untilIdle(site.pid);
  const before = await visitAll(site.origin, pages);
  await untilIdle(site.pid);
  const marked = await reportChange(site.origin, 'unknown');
  const start = performance.now();
  // A stale page is sent at once and renewed behind it: each is asked again until it is fresh.
  const visited = await visitAll(site.origin, pages, start, untilFresh(start));
  const after = pages.map((page) => firstVisit(visited, page));
  await stopAll();
  const whenFresh = Math.max(...pages.map((page) => firstFresh(visited, page)));
  const failed = after.filter(({ status }) => status !== 200).length;
  return [
    { what: `${pages.length} kept pages, ${visitorsPerSecond} visitors a second`, figure: waitsText(before) },
    {
      what: `the same after a change that may concern every page (${marked} marked stale)`,
      figure: `${waitsText(after)}; all fresh after ${(whenFresh / 1000).toFixed(1)} s, ${failed} failed`,
      promise: `p99 ${promised.wait} ms, ${promised.fresh / 1000} s, none fails`,
      held: failed === 0 && waitAt(after, 0.99) <= promised.wait && whenFresh <= promised.fresh,
    },
  ];
}

/** Pages of the sitemaps, each visited once, that are kept. @param {string} origin */
async function findKeptPages(origin) {
  /** @type {string[]} */
  const kept = [];
  for (const page of (await sitemapPaths(origin)).slice(0, maxPages)) {
    const answer = await fetch(origin + page, { headers: browser });
    await answer.arrayBuffer();
    if (answer.headers.get('cache-status')?.match(/hit|stored/)) kept.push(page);
  }
  return kept;
}

/**
 * One visit of each page, at an even pace, whether earlier ones are answered or not.
 *
 * @param {string} origin @param {string[]} pages @param {number} start of the measured time @param {Reader} read
 */
async function visitAll(origin, pages, start = performance.now(), read = visitOnce) {
  const shuffled = pages.map((page, index) => ({ page, turn: (index * 7919) % pages.length }));
  const running = shuffled
    .sort((a, b) => a.turn - b.turn)
    .map(async ({ page }, index) => {
      await pause((index * 1000) / visitorsPerSecond);
      return read(() => visit(origin, page, start));
    });
  return (await Promise.all(running)).flat();
}

/** @type {Reader} */
const visitOnce = async (visit) => [await visit()];

/** @param {number} start @returns {Reader} */
const untilFresh = (start) => async (visit) => {
  const visited = [await visit()];
  while (!visited.at(-1)?.fresh && performance.now() - start < maxWait) {
    await pause(pauseBetweenVisits);
    visited.push(await visit());
  }
  return visited;
};

/** @param {string} origin @param {string} page @param {number} start @returns {Promise<Visit>} */
async function visit(origin, page, start) {
  const startedAt = performance.now();
  const answer = await fetch(origin + page, { headers: browser });
  await answer.arrayBuffer();
  const now = performance.now();
  const fresh = !/fwd=stale|ttl=-/.test(answer.headers.get('cache-status') ?? '');
  return { page, status: answer.status, fresh, wait: now - startedAt, at: now - start };
}

/** @param {Visit[]} visited @param {string} page */
const firstVisit = (visited, page) => visited.filter((visit) => visit.page === page)[0];

/** @param {Visit[]} visited @param {string} page */
const firstFresh = (visited, page) =>
  Math.min(...visited.filter((visit) => visit.page === page && visit.fresh).map((visit) => visit.at));
