/**
 * `npm run bench mixed [-- --minutes=10 --seed=1 --port=4310]`: everything at once. Readers of warm pages,
 * made-up addresses, data requests, searches, forms and pictures, some of them abandoned, while the content
 * service misbehaves at random. What it promises: no failure on a warm page, hits as quick as in a quiet run
 * of the same load, both processes within their memory, and memory that is level.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAll } from '../tools/build.mjs';
import { describeMachine } from './machine.mjs';
import { randomOf } from './mixed/random.mjs';
import { misbehave } from './mixed/random-faults.mjs';
import { createVisitors } from './mixed/visitors.mjs';
import { memory, startServer, stopAll } from './processes.mjs';
import { sitemapPaths } from './sitemap-paths.mjs';
import { printTable } from './table.mjs';

/**
 * @import { Answer, Ask } from './mixed/visitors.mjs'
 * @import { Figure } from './table.mjs'
 * @typedef {{ hits: number[], failures: Answer[], resets: Answer[], statuses: Record<string, number> }} Result
 */

/** @param {string} name @param {number} fallback */
const option = (name, fallback) =>
  Number(
    process.argv
      .slice(2)
      .find((text) => text.startsWith(`--${name}=`))
      ?.split('=')[1] ?? fallback,
  );
const minutes = option('minutes', 10);
const seed = option('seed', Date.now() % 1_000_000);
const port = option('port', 4310);
/** Megabytes of the process that answers pages, and of the one that converts pictures. */
const bounds = { pages: 300, pictures: 400 };
/** Limit of the memory growth in the last quarter. */
const maxGrowth = 1.1;
/** How much longer the 99th percentile of hits may take than in the quiet run. */
const maxSlowdown = 2;
const readers = 6;
const strangers = 10;
/** Milliseconds a visitor waits between two requests, at most. */
const maxPause = 40;
const faultKinds = [
  'down',
  'slow',
  'unauthorised',
  'error-500',
  'error-502',
  'too-many-requests',
  'html',
  'truncated',
  'wrong-shape',
  'empty-list',
  'huge',
  'gzip-bomb',
  'deep',
  'drip',
  ...(process.env.MORE_FAULTS?.split(',') ?? []),
];

await buildAll({ ifNeeded: true });
const random = randomOf(seed);
const content = await startServer([process.execPath, 'build/content-service.js', '--faults'], {
  port: port + 1,
  path: '/faults',
});
const site = await startServer([process.execPath, 'build/server.js'], {
  port,
  path: '/recherche?q=eau',
  env: {
    CONTENT_API_URL: `${content.origin}/api`,
    CONTENT_COPY_PATH: `test-results/mixed-copy-${Date.now()}`,
    CRM_ORIGINS: `${content.origin},https://crm.example`,
    LOG_LEVEL: 'fatal',
  },
});
const { warm, pictures } = await warmUp([
  ...(await sitemapPaths(site.origin)).slice(0, 150),
  '/formations',
  '/agenda',
  '/campus',
]);
const visitors = createVisitors({ origin: site.origin, warm, pictures, random });
/** @type {Record<'pages' | 'pictures', number[]>} */
const memories = { pages: [], pictures: [] };
const memoryTimer = setInterval(() => {
  memories.pages.push(memory(site.pid));
  const converter = childOf(site.pid);
  if (converter) memories.pictures.push(memory(converter));
}, 1000);

const alone = await run({ seconds: 30, others: 0 });
const quiet = await run({ seconds: 60, others: strangers });
for (const readings of Object.values(memories)) readings.length = 0;
const end = performance.now() + minutes * 60_000;
const faultRun = misbehave({
  faultsUrl: `${content.origin}/faults`,
  kinds: faultKinds,
  random,
  until: () => performance.now() > end,
});
const stormy = await run({ seconds: minutes * 60, others: strangers });
const faults = await faultRun;
clearInterval(memoryTimer);
await stopAll();
report();

/**
 * Visits every page once. Private pages (with a form token) are never cached, so they are not warm.
 *
 * @param {string[]} paths
 * @returns the pages that are kept from now on, and the addresses of the pictures on them
 */
async function warmUp(paths) {
  /** @type {string[]} */
  const warm = [];
  /** @type {Set<string>} */
  const pictures = new Set();
  for (const path of paths) {
    // Fewer at a time than one client may render.
    const response = await fetch(site.origin + path);
    const html = await response.text();
    if (response.status !== 200) throw new Error(`${path} answers ${response.status} before the run`);
    if (!response.headers.get('cache-control')?.includes('no-store')) warm.push(path);
    for (const [address] of html.matchAll(/\/images\/(?:avif|webp|jpeg)\/\d+\/[^\s",<&]+/g))
      pictures.add(address);
    await pause(30);
  }
  return { warm, pictures: [...pictures] };
}

/**
 * @param {{ seconds: number, others: number }} load
 * @returns milliseconds of hits, failures of warm pages, and statuses of all others
 */
async function run({ seconds, others }) {
  const until = performance.now() + seconds * 1000;
  /** @type {Result} */
  const result = { hits: [], failures: [], resets: [], statuses: {} };
  const isOver = () => performance.now() > until;
  /** @param {Ask} ask */
  async function readPages(ask) {
    while (!isOver()) {
      const answer = await ask(visitors.page());
      result.hits.push(answer.ms);
      if (answer.status !== 200 || !answer.whole) result.failures.push(answer);
      await pause(random() * maxPause);
    }
  }
  /** @param {Ask} ask */
  async function askAnything(ask) {
    while (!isOver()) {
      const { left, path, ...options } = visitors.other();
      const answer = await ask(path, options);
      const outcome = answer.status === 0 ? answer.why : answer.status;
      result.statuses[outcome] = (result.statuses[outcome] ?? 0) + 1;
      if (answer.status === 0 && !left) result.resets.push(answer);
      await pause(random() * maxPause);
    }
  }
  await Promise.all([
    ...Array.from({ length: readers }, (_, n) => readPages(visitors.visitor(n))),
    ...Array.from({ length: others }, (_, n) => askAnything(visitors.visitor(100 + n))),
  ]);
  return result;
}

/** @param {number} pid */
function childOf(pid) {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return child || null;
}

function report() {
  /** @param {number[]} list @param {number} share */
  const percentile = (list, share) => list.toSorted((a, b) => a - b)[Math.floor(list.length * share)];
  /** @param {number[]} list */
  const times = (list) =>
    `half ${percentile(list, 0.5).toFixed(1)} ms, 99 % ${percentile(list, 0.99).toFixed(1)} ms`;
  const ratio = percentile(stormy.hits, 0.99) / percentile(quiet.hits, 0.99);
  /** @param {number[]} list @param {number} n */
  const quarter = (list, n) =>
    Math.max(...list.slice(Math.floor((list.length * n) / 4), Math.floor((list.length * (n + 1)) / 4)));
  /** @param {'pages' | 'pictures'} kind */
  const memoryRow = (kind) => ({
    what: `most memory, ${kind}`,
    figure: `${Math.round(Math.max(...memories[kind]))} MB; quarters ${[0, 1, 2, 3].map((n) => Math.round(quarter(memories[kind], n))).join(', ')}`,
    promise: `below ${bounds[kind]} MB`,
    held: Math.max(...memories[kind]) < bounds[kind],
  });
  const growth = quarter(memories.pages, 3) / quarter(memories.pages, 2);
  console.log(`\n${describeMachine().join('\n')}\nseed ${seed}\n`);
  for (const { path, status, why } of [...stormy.failures, ...stormy.resets].slice(0, 20))
    console.log(`${status || why} ${path}`);
  /** @type {Figure[]} */
  const rows = [
    { what: 'hits alone', figure: `${alone.hits.length}: ${times(alone.hits)}` },
    {
      what: 'hits in the mixed load, content service well',
      figure: `${quiet.hits.length}: ${times(quiet.hits)}`,
    },
    {
      what: `hits in ${minutes} minutes of misbehaviour`,
      figure: `${stormy.hits.length}: ${times(stormy.hits)}`,
      ratio: ratio.toFixed(2),
      promise: `99 % within ${maxSlowdown} times the quiet run`,
      held: ratio <= maxSlowdown,
    },
    { what: 'other requests', figure: JSON.stringify(stormy.statuses) },
    { what: 'faults', figure: JSON.stringify(faults) },
    {
      what: 'failures on warm pages',
      figure: String(alone.failures.length + quiet.failures.length + stormy.failures.length),
      promise: 'none',
      held: alone.failures.length + quiet.failures.length + stormy.failures.length === 0,
    },
    {
      what: 'connections cut, of those who waited',
      figure: String(stormy.resets.length),
      promise: 'none',
      held: stormy.resets.length === 0,
    },
    memoryRow('pages'),
    ...(memories.pictures.length ? [memoryRow('pictures')] : []),
    {
      what: 'memory of the pages, last quarter to the third',
      figure: growth.toFixed(2),
      promise: `at most ${maxGrowth}`,
      held: growth <= maxGrowth,
    },
  ];
  printTable(rows);
  process.exitCode = rows.every(({ held = true }) => held) ? 0 : 1;
}
