import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { everythingChanged } from '~/content/questions/content-use.server';
import { parseEnv } from '~/env.server';
import { createMetrics } from '~/metrics.server';
import { cacheNotices } from './cache-notices';

it('are sent to a CDN through the environment’s proxy, and to Varnish directly', async () => {
  const asked: string[] = [];
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const env = parseEnv({
    HTTP_PROXY: `http://127.0.0.1:${port}`,
    // An address of this machine that is not a name of it.
    PURGE_VARNISH: `http://0.0.0.0:${port}`,
    PURGE_API_URL: 'http://cdn.example/purge',
  });
  cacheNotices({ env, log: { warn: vi.fn() } as never, metrics: createMetrics() })(everythingChanged);
  await expect.poll(() => [...new Set(asked)].sort()).toEqual(['POST http://cdn.example/purge', 'PURGE /']);
});
