/** One client that asks for searches nobody has made before, on sixty connections, and everybody else. */
import { Agent, request } from 'node:http';
import { browser } from '../rig/ask.mjs';
import { seldomVisited } from '../rig/pages.mjs';
import { none, row } from '../rig/rows.mjs';

/** @import { Rig } from '../rig/rig.mjs' */

const connections = 60;
const searches = 3000;
/** What a network may have rendered in a minute unless the site says otherwise. */
const limit = 1200;

/** @param {Rig} rig */
export async function oneClient(rig) {
  const site = await rig.site(null, { env: { RENDERS_PER_MINUTE: '', OVERLOAD_DELAY: '200' } });
  const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: '127.0.0.1' });
  /** @type {Map<number, number>} */
  const statuses = new Map();
  let asked = 0;
  const machine = async () => {
    while (asked < searches) {
      asked += 1;
      const status = await statusOf(site.port, `/recherche?q=mot${asked}`, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const machines = Array.from({ length: connections }, machine);
  const others = new Agent({ localAddress: '127.0.0.2' });
  /** @type {string[]} */
  const failed = [];
  for (const path of seldomVisited) {
    const status = await statusOf(site.port, path, others);
    if (status !== 200) failed.push(`${status} ${path}`);
  }
  await Promise.all(machines);
  agent.destroy();
  const refused = statuses.get(429) ?? 0;
  return [
    none(
      `${connections} connections of one client, ${searches} searches: cold pages others did not get`,
      failed,
      seldomVisited.length,
    ),
    row(
      '… its searches refused with 429, and with nothing else',
      `≥ ${searches - 2 * limit}`,
      [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      refused >= searches - 2 * limit &&
        [...statuses.keys()].every((status) => status === 200 || status === 429),
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
