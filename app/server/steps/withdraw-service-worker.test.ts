import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { toExchange } from '../http/exchange';
import { runSteps } from '../run-steps';
import { withdrawServiceWorker } from './withdraw-service-worker';

let server: Server;
afterEach(() => void server.close());

async function ask(path: string): Promise<Response> {
  const step = withdrawServiceWorker();
  server = createServer(async (incoming, outgoing) => {
    const exchange = toExchange(incoming, outgoing, 'http://localhost', 'request-1');
    await runSteps([step, () => Boolean(outgoing.writeHead(404).end())], exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
}

describe('the kill switch', () => {
  it('sends browsers a worker that empties and unregisters itself, always revalidated', async () => {
    const response = await ask('/sw.js');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const source = await response.text();
    expect(source).toContain('caches.delete');
    expect(source).toContain('registration.unregister()');
  });
});
