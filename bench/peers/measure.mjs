/** What a page costs each contestant: measured in turns, so that other work on the machine meets them alike. */
import { Agent } from 'node:http';
import { inTurns, load } from '../load.mjs';
import { processorTime, untilIdle } from '../processes.mjs';
import { visit } from '../visit.mjs';

/**
 * @import { Server } from '../processes.mjs'
 * @import { Contestant } from './contestants.mjs'
 * @typedef {Contestant & { server: Server }} Running
 */

/** Pages a turn, and turns before the measurement, in which V8 compiles. */
const [pages, warmUp] = [60, 10];
/** Pages that this site is asked for again: more than its page cache has room for, fewer than it keeps the parts of. */
const again = 75;
/** Seconds of load on a kept page a turn. */
const seconds = 4;
/** Headers of a client that accepts no compression. */
const identity = { 'accept-encoding': 'identity' };

let next = 1000;

/**
 * From the start to the first page, one at a time.
 *
 * @param {Contestant[]} contestants @param {number} port @param {number} rounds
 */
export function starts(contestants, port, rounds) {
  return inTurns(
    rounds,
    byName(contestants, async ({ start }) => {
      const began = performance.now();
      const server = await start(port);
      const figures = { wall: (performance.now() - began) / 1000, cpu: processorTime(server.pid) / 1000 };
      await server.stop();
      return figures;
    }),
  );
}

/**
 * Pages that are rendered: each has an address that nobody asked for before, and its data is fetched.
 *
 * @param {Running[]} contestants @param {string} data origin of the pages' data @param {number} rounds
 */
export async function renders(contestants, data, rounds) {
  for (const one of contestants) {
    for (let turn = 0; turn < warmUp; turn += 1) await newPages(one, data);
    await untilIdle(one.server.pid);
  }
  const results = await inTurns(
    rounds * 2,
    byName(contestants, (one) => newPages(one, data)),
  );
  const plain = await inTurns(
    rounds,
    byName(contestants, (one) => newPages(one, data, identity)),
  );
  const { evicted } = await inTurns(rounds, { evicted: () => evictedPages(contestants[0]) });
  return { results, plain, evicted };
}

/** @param {Running} site */
async function evictedPages(site) {
  const addresses = Array.from({ length: again }, (_, index) => site.page(index + 1));
  const figures = await visitEach(site, addresses);
  if (figures.kept > 0) throw new Error(`${figures.kept} pages had not been evicted`);
  return figures;
}

/**
 * Pages that the framework keeps.
 *
 * @param {Running[]} contestants of which each keeps pages @param {string} data origin of the pages' data
 * @param {number} rounds
 */
export async function hits(contestants, data, rounds) {
  for (const one of contestants) {
    await visitEach(one, Array(5).fill(addressKept(one)));
    const before = await askedOf(data);
    await visitEach(one, Array(5).fill(addressKept(one)));
    if ((await askedOf(data)) !== before) throw new Error(`${one.title} does not keep ${addressKept(one)}`);
  }
  /** @param {Record<string, string>} headers */
  const loaded = (headers) =>
    inTurns(
      rounds,
      byName(contestants, async (one) => {
        const result = await load(one.server, addressKept(one), { seconds, headers });
        if (result.failed > 0) throw new Error(`${one.title}: ${result.failed} requests failed`);
        return result;
      }),
    );
  return { compressed: await loaded({}), plain: await loaded(identity) };
}

/** @param {Contestant} contestant */
export function addressKept({ kept, title }) {
  if (!kept) throw new Error(`${title} keeps no pages`);
  return kept(500);
}

/**
 * @template Result
 * @template {Contestant} Each
 * @param {Each[]} contestants @param {(contestant: Each) => Promise<Result>} work
 */
function byName(contestants, work) {
  return Object.fromEntries(contestants.map((one) => [one.name, () => work(one)]));
}

/** @param {Running} contestant @param {string} data @param {Record<string, string>} [headers] */
async function newPages(contestant, data, headers) {
  const before = await askedOf(data);
  const addresses = Array.from({ length: pages }, () => {
    next += 1;
    return contestant.page(next);
  });
  const figures = await visitEach(contestant, addresses, headers);
  if ((await askedOf(data)) - before < pages)
    throw new Error(`${contestant.title} rendered a page without asking for its data`);
  return figures;
}

/** @param {string} data */
async function askedOf(data) {
  return Number((await (await fetch(`${data}/asked`)).json()).asked);
}

/**
 * Two visitors.
 *
 * @param {Running} contestant @param {string[]} addresses @param {Record<string, string>} [headers]
 * @returns milliseconds of the server's processor a page, and how many pages this site had kept
 */
async function visitEach({ server, title }, addresses, headers = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const before = processorTime(server.pid);
  const waiting = [...addresses];
  let keptPages = 0;
  const visitor = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const { status, kept } = await visit(`${server.origin}${path}`, agent, headers);
      if (status !== 200) throw new Error(`${title}: ${path} answers ${status}`);
      if (kept) keptPages += 1;
    }
  };
  await Promise.all([visitor(), visitor()]);
  agent.destroy();
  return { cpu: (processorTime(server.pid) - before) / addresses.length, kept: keptPages };
}
