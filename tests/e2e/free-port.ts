/**
 * Ports for sites that specs start themselves. They are below the range that systems give to connections (32,768 and
 * above on Linux, 49,152 elsewhere): a server that takes half a minute to listen could otherwise find its port in use.
 */
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

const first = 20_000;
const afterLast = 32_000;

/** @returns a free port, outside the range for connections */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, afterLast);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
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
