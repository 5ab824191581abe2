/** A start that fails says why in one sentence. */
import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '~/server/listen';

const servers: Server[] = [];
const host = '127.0.0.1';

function begin(port: number, on = host): Promise<number> {
  const server = createServer();
  servers.push(server);
  return listen(server, { port, host: on });
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('reports that the port is in use, and a remedy', async () => {
  const port = await begin(0);
  await expect(begin(port)).rejects.toThrow(
    new RegExp(`^Something else listens on PORT ${port} already: [^\n]+\\.$`),
  );
});

it('reports that the machine has no such address', async () => {
  // Kept for documentation (RFC 5737): no machine has it.
  await expect(begin(0, '192.0.2.1')).rejects.toThrow(/^This machine has no address HOST 192\.0\.2\.1: /);
});
