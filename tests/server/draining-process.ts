/** A process of its own for `drain.test.ts`: slow answers, `/readyz`, and the site's own way to end. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announceEnd, createLifecycle, drain } from '../../app/server/lifecycle';

const [, , wait = '0', limit = '9500'] = process.argv;
/** Milliseconds before an answer. */
const delays: Record<string, number> = { '/slow': 1_000, '/never': 60_000 };

const lifecycle = createLifecycle();
const server = createServer((incoming, outgoing) => {
  announceEnd(lifecycle, outgoing);
  if (incoming.url === '/readyz') {
    lifecycle.watched = true;
    outgoing.writeHead(lifecycle.draining ? 503 : 200).end();
    return;
  }
  const delay = delays[incoming.url ?? '/'] ?? 20 + Math.random() * 80;
  setTimeout(() => outgoing.end('x'.repeat(20_000)), delay);
  process.send?.('taken');
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('SIGTERM', async () => {
  await drain({ server, lifecycle, wait: Number(wait), limit: Number(limit) });
  process.exit(0);
});
