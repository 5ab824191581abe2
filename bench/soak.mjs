/**
 * `npm run bench:soak [-- --minutes=10 --addresses=20000 --port=4300]`: a mixed load for as long as asked,
 * over thousands of distinct addresses. What it promises: no failed request, memory that is level after
 * warm-up and stays below 400 MB.
 *
 * Of ten requests six are for the pages everybody reads, one asks whether a page it has is still good, one
 * is a client navigation, and two are for an address nobody has asked for yet: a choice of the finder, of
 * the agenda, a search, an address that does not exist, a campaign's parameters on a page that does.
 */
import { readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { buildAll } from '../tools/build.mjs';
import { browser } from './load.mjs';
import { describeMachine } from './machine.mjs';
import { memory, processorTime, startServer, stopAll } from './processes.mjs';
import { printTable } from './table.mjs';

/** @typedef {{ why: string, path: string, at: number, waited: number }} Failure */

/** @param {string} name @param {number} fallback */
const option = (name, fallback) =>
  Number(
    process.argv
      .slice(2)
      .find((text) => text.startsWith(`--${name}=`))
      ?.split('=')[1] ?? fallback,
  );
const seconds = option('minutes', 10) * 60;
const wanted = option('addresses', 20_000);
/** Megabytes. */
const mostMemory = 400;
/** How much more the last fifth may take than the fifth after warm-up. */
const mostGrowth = 1.1;
const clients = 8;
/** Milliseconds between two readings of the memory. */
const reading = 2000;

/** @param {string} folder */
const names = (folder) =>
  readdirSync(`content-service/data/${folder}`).map((file) => file.replace(/\.(?:md|json)$/, ''));
const programmes = names('programmes').map((name) => `/formations/${name}`);
const popular = [
  '/',
  '/formations',
  '/agenda',
  '/actualites',
  '/blog',
  '/campus',
  ...names('campuses').map((name) => `/campus/${name}`),
  ...programmes,
];
const sectors = names('sectors');
const campuses = names('campuses');

/** The distinct addresses, in turn of kinds. @type {((n: number) => string)[]} */
const kinds = [
  (n) => `/formations?secteur=${pick(sectors, n)}&campus=${pick(campuses, n)}&niveau=${n % 6}`,
  (n) => `/recherche?q=${pick(sectors, n)}+${n}`,
  (n) =>
    `/formations?campus=${pick(campuses, n)}&campus=${pick(campuses, n >> 5)}&secteur=${pick(sectors, n >> 10)}`,
  (n) => `/agenda?campus=${pick(campuses, n)}&campus=${pick(campuses, n >> 5)}`,
  (n) => `/page-inconnue-${n}`,
  (n) => `${pick(popular, n)}?utm_source=salon-${n}`,
  (n) => `/formations?q=${pick(sectors, n)}-${n}`,
];
/** @template T @param {readonly T[]} list @param {number} n */
const pick = (list, n) => list[n % list.length];
let asked = 0;
const distinct = () => {
  const n = asked % wanted;
  asked += 1;
  return pick(kinds, n)(n);
};

await buildAll({ ifNeeded: true });
// Searches are answered 503 until the index is ready, so the load starts afterwards.
const server = await startServer([process.execPath, 'build/server.js'], {
  port: option('port', 4300),
  path: '/recherche?q=eau',
});
const agent = new Agent({ keepAlive: true, maxSockets: clients });
/**
 * What failed: status or error code, address, milliseconds since the start and until the answer.
 *
 * @type {Failure[]}
 */
const failures = [];
/** @type {number[]} */
const waits = [];
/** @type {number[]} */
const memories = [];
const began = performance.now();
const cpuBefore = processorTime(server.pid);
const over = () => performance.now() - began > seconds * 1000;
let requests = 0;

const reader = setInterval(() => memories.push(memory(server.pid)), reading);
await Promise.all(Array.from({ length: clients }, client));
clearInterval(reader);
const cpu = processorTime(server.pid) - cpuBefore;
await stopAll();
report();

async function client() {
  /** @type {Map<string, string>} */
  const tags = new Map();
  while (!over()) {
    requests += 1;
    const turn = requests % 10;
    const page = pick(popular, Math.floor(Math.random() ** 2 * popular.length));
    if (turn < 2) await visit(distinct(), {});
    else if (turn === 2) await visit(`${pick(programmes, requests)}?_data=routes%2Fprogramme`, {});
    else if (turn === 3) await visit(page, asKnown(tags.get(page)), tags);
    else await visit(page, {}, tags);
  }
}

/** @param {string | undefined} tag @returns {Record<string, string>} */
const asKnown = (tag) => (tag ? { 'if-none-match': tag } : {});

/**
 * @param {string} path @param {Record<string, string>} headers @param {Map<string, string>} [tags] of pages this client has
 * @returns {Promise<void>}
 */
function visit(path, headers, tags) {
  const start = performance.now();
  return new Promise((resolve) => {
    /** @param {string} why */
    const fail = (why) => failures.push({ why, path, at: start - began, waited: performance.now() - start });
    get(`${server.origin}${path}`, { agent, headers: { ...browser, ...headers } }, (response) => {
      response.resume();
      response.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        fail(`answer cut off, ${error.code ?? error.message}`);
        resolve();
      });
      response.on('end', () => {
        waits.push(performance.now() - start);
        if (response.headers.etag) tags?.set(path, response.headers.etag);
        const { statusCode: status = 0 } = response;
        if (status >= 400 && !(status === 404 && path.startsWith('/page-inconnue')))
          fail(`${status} (${response.headers['cache-status'] ?? 'no page'})`);
        resolve();
      });
    }).on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      fail(error.code ?? error.message);
      resolve();
    });
  });
}

function report() {
  waits.sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => waits[Math.floor(waits.length * share)]?.toFixed(1);
  /** @param {number} number */
  const fifth = (number) => {
    const part = memories.slice(
      Math.floor((memories.length * number) / 5),
      Math.floor((memories.length * (number + 1)) / 5),
    );
    return Math.max(...part);
  };
  const highest = Math.max(...memories);
  const growth = fifth(4) / fifth(1);
  console.log(`\n${describeMachine().join('\n')}\n`);
  printFailures();
  printTable([
    {
      what: `${Math.round(seconds / 60)} minutes, ${clients} clients, ${Math.min(asked, wanted)} distinct addresses`,
      figure: `${waits.length} requests, ${(cpu / waits.length).toFixed(2)} ms of processor each, half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms`,
    },
    {
      what: 'failed requests',
      figure: String(failures.length),
      promise: 'none',
      held: failures.length === 0,
    },
    {
      what: 'most memory',
      figure: `${Math.round(highest)} MB`,
      promise: `below ${mostMemory} MB`,
      held: highest < mostMemory,
    },
    {
      what: 'memory, fifths of the time',
      figure: [0, 1, 2, 3, 4].map((number) => `${Math.round(fifth(number))} MB`).join(', '),
      promise: `last at most ${mostGrowth} of the second`,
      ratio: growth.toFixed(2),
      held: growth <= mostGrowth,
    },
  ]);
  process.exitCode = failures.length === 0 && highest < mostMemory && growth <= mostGrowth ? 0 : 1;
}

/** The failures, gathered by kind, each kind with what its cause can be found by. */
function printFailures() {
  /** @type {Map<string, Failure[]>} */
  const kinds = new Map();
  for (const failure of failures) {
    const kind = `${failure.why} ${/^\/[^/?]*/.exec(failure.path)?.[0]}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), failure]);
  }
  /** @param {number[]} values @param {string} unit */
  const range = (values, unit) =>
    `${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)} ${unit}`;
  for (const [kind, those] of kinds) {
    const when = range(
      those.map(({ at }) => at / 1000),
      's after the start',
    );
    const waited = range(
      those.map((failure) => failure.waited),
      'ms',
    );
    console.log(`${those.length} × ${kind}: ${when}, answered in ${waited}, first ${those[0].path}`);
  }
}
