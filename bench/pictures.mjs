/** Pictures of a cold cache: how long the first visitor of a page waits for them, and what is kept. */
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { median } from '../tools/median.mjs';
import { startServer } from './processes.mjs';

/** @import { Options } from './run.mjs' */

/** @param {string} folder @param {string} below */
const pagesOf = (folder, below) =>
  readdirSync(`content-service/data/${folder}`).map(
    (file) => `${below}/${file.replace(/\.(?:md|json)$/, '')}`,
  );

/** Pages that each have a picture of their own at their head. */
const pages = [
  ...pagesOf('campuses', '/campus'),
  ...pagesOf('programmes', '/formations'),
  ...pagesOf('careers', '/metiers'),
];
/** How many pages are asked for, and how many pictures of a page's first screen, at most. */
const [maxPages, maxPictures] = [12, 6];
/** A phone of 360 px at two device pixels a pixel takes this width of a picture from edge to edge. */
const width = 736;
/** Milliseconds. */
const promised = { first: 500, screen: 1000 };

/** @param {Pick<Options, 'port' | 'directory'>} options */
export async function pictures({ port, directory }) {
  const server = await startServer([process.execPath, 'build/server.js'], {
    port,
    cwd: freshFolder(directory),
    env: { METRICS_PORT: String(port + 1) },
  });
  const seen = new Set();
  /** @type {number[]} */
  const firstTimes = [];
  /** @type {number[]} */
  const screenTimes = [];
  for (const page of pages) {
    if (firstTimes.length >= maxPages) break;
    const html = await (await fetch(server.origin + page)).text();
    const shown = addressesIn(html)
      .filter((address) => !seen.has(address))
      .slice(0, 1 + maxPictures);
    if (shown.length < 2) continue;
    for (const address of shown) seen.add(address);
    firstTimes.push(await timeToLoad([shown[0]], server.origin));
    screenTimes.push(await timeToLoad(shown.slice(1), server.origin));
  }
  const before = await readCacheMetrics(port + 1);
  await timeToLoad([...seen], server.origin);
  const after = await readCacheMetrics(port + 1);
  const hits = after.found - before.found;
  const reads = hits + after.missed - before.missed;
  await server.stop();
  return [
    row(`first picture of ${firstTimes.length} cold pages, alone`, firstTimes, promised.first),
    row(`up to ${maxPictures} more of the same pages, at once`, screenTimes, promised.screen),
    {
      what: `the same ${seen.size} pictures again`,
      figure: `${((100 * hits) / reads).toFixed(0)} % of them kept, ${(after.bytes / 1e6).toFixed(1)} MB on disk (500 at most)`,
    },
  ];
}

/** @param {string} what @param {number[]} times @param {number} promise */
const row = (what, times, promise) => ({
  what,
  figure: `${Math.round(median(times))} ms in the middle, ${Math.round(Math.max(...times))} at most`,
  promise: `at most ${promise} ms on a quiet machine`,
  held: median(times) <= promise,
});

/** A working directory whose caches are empty, on this build and its content. @param {string} directory */
function freshFolder(directory) {
  const folder = mkdtempSync(path.join(directory, 'pictures-'));
  for (const name of ['build', 'content-service', 'package.json'])
    symlinkSync(path.resolve(name), path.join(folder, name));
  mkdirSync(path.join(folder, 'node_modules'));
  return folder;
}

/** WebP addresses of a page's pictures, as browsers take them. @param {string} html */
const addressesIn = (html) => [
  ...new Set([...html.matchAll(new RegExp(`/images/webp/${width}/[^ "]+`, 'g'))].map(([address]) => address)),
];

/** @param {string[]} addresses @param {string} origin @returns milliseconds until the last byte of the last one */
async function timeToLoad(addresses, origin) {
  const began = performance.now();
  await Promise.all(
    addresses.map(async (address) => {
      const response = await fetch(origin + address);
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      await response.arrayBuffer();
    }),
  );
  return performance.now() - began;
}

/** @param {number} port */
async function metricsOf(port) {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  /** @param {string} name */
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** @param {number} port */
async function readCacheMetrics(port) {
  const metric = await metricsOf(port);
  return {
    found: metric('site_image_cache_reads_total\\{found="yes"\\}'),
    missed: metric('site_image_cache_reads_total\\{found="no"\\}'),
    bytes: metric('site_image_cache_bytes'),
  };
}
