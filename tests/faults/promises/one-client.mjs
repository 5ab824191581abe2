/** One client, or two, with many new requests, on many connections, and all others. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { browser } from '../rig/ask.mjs';
import { seldomVisited } from '../rig/pages.mjs';
import { none, row } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

/** The default limit of a network's renders in a minute. */
const limit = 1200;
/** Milliseconds of each answer of the content service, for attacks aimed at it. */
const delay = 100;

/**
 * @type {{ what: string, connections: number, asked: number, slowly?: boolean, path: (n: number) => string, status: number }[]}
 */
const attacks = [
  { what: 'searches', connections: 60, asked: 3000, path: (n) => `/recherche?q=mot${n}`, status: 200 },
  {
    what: 'old addresses',
    connections: 150,
    asked: 3000,
    slowly: true,
    path: (n) => `/${n % 2 ? 'fiches-metiers' : 'actualite'}/mot${n}`,
    status: 301,
  },
];

/** @param {Rig} rig */
export async function oneClient(rig) {
  const rows = [];
  for (const attack of attacks) rows.push(...(await proveAgainst(rig, attack)));
  return [...rows, await beforeAThird(rig)];
}

/** Searches of each of two clients that are under way all the time, and of a third client. */
const [searched, wanted] = [60, 20];

/** Whoever has taken nothing is not refused. @param {Rig} rig */
async function beforeAThird(rig) {
  const site = await rig.site(null, { env: { OVERLOAD_DELAY: '200' } });
  let going = true;
  const machine = async (/** @type {number} */ n) => {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${2 + (n % 2)}` });
    for (let turn = 0; going; turn += 1) await statusOf(site.port, `/recherche?q=mot${n}-${turn}`, agent);
    agent.destroy();
  };
  const machines = Array.from({ length: 2 * searched }, (_, n) => machine(n));
  await pause(3000);
  const third = new Agent({ localAddress: '127.0.0.4' });
  /** @type {number[]} */
  const refused = [];
  for (let n = 0; n < wanted; n += 1) {
    const status = await statusOf(site.port, `/recherche?q=visiteur${n}`, third);
    if (status !== 200) refused.push(status);
  }
  going = false;
  await Promise.all(machines);
  return none(
    `two clients with ${searched} searches each all the time: searches of a third refused`,
    refused,
    wanted,
  );
}

/** @param {Rig} rig @param {typeof attacks[number]} attack */
async function proveAgainst(rig, { what, connections, asked: most, slowly, path, status: answered }) {
  const content = slowly ? await rig.content() : null;
  const env = { RENDERS_PER_MINUTE: '', OVERLOAD_DELAY: '200' };
  const site = await rig.site(content?.apiUrl ?? null, { env });
  await content?.misbehave({ kind: 'slow', delay });
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: '127.0.0.1' });
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let asked = 0;
  const machine = async () => {
    while (asked < most) {
      asked += 1;
      const status = await statusOf(site.port, path(asked), agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const machines = Array.from({ length: connections }, machine);
  const others = new Agent({ localAddress: '127.0.0.2' });
  /** @type {string[]} */
  const failed = [];
  for (const page of seldomVisited) {
    const status = await statusOf(site.port, page, others);
    if (status !== 200) failed.push(`${status} ${page}`);
  }
  await Promise.all(machines);
  agent.destroy();
  const refused = statuses.get(429) ?? 0;
  return [
    none(
      `${connections} connections of one client, ${most} ${what}: cold pages others did not get`,
      failed,
      seldomVisited.length,
    ),
    row(
      `… its ${what} refused with 429, and with nothing else`,
      `≥ ${most - 2 * limit}`,
      [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      refused >= most - 2 * limit &&
        [...statuses.keys()].every((status) => status === answered || status === 429),
    ),
  ];
}

/** @param {number} port @param {string} path @param {Agent} agent @returns {Promise<number>} */
function statusOf(port, path, agent) {
  return new Promise((resolve) => {
    const options = {
      port,
      host: '127.0.0.1',
      path,
      agent,
      headers: { ...browser, host: `localhost:${port}` },
    };
    request(options, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });
}
