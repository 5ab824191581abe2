/**
 * Free ports for the servers of tests and benches. They are below the range that systems give to connections (32,768
 * and above on Linux, 49,152 elsewhere): a server that takes half a minute to listen could otherwise find its port in
 * use.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const lowestPort = 20_000;
const highestPort = 31_999;

/** @returns {Promise<number>} a free port */
export function freePort() {
  return freePorts(1);
}

/** @param {number} count @returns {Promise<number>} the first of so many free ports in a row */
export async function freePorts(count) {
  for (;;) {
    const port = randomInt(lowestPort, highestPort + 1 - count);
    let free = 0;
    while (free < count && (await isFree(port + free))) free += 1;
    if (free === count) return port;
  }
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
