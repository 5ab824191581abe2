/**
 * A separate process for `drain.test.ts`: the site's own shutdown, with a clock that the test moves (`{ advance }`),
 * and answers that are in progress until the test ends them (`{ finish }`).
 */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { announceEnd, createLifecycle, drain, type Timing } from '../../app/server/connections/lifecycle';
import { serverLimits } from '../../app/server/connections/server-limits';

const wait = Number(process.argv[2]);
let now = 0;
let pauses: { until: number; end: () => void }[] = [];
const underWay: ServerResponse[] = [];

const time: Timing = {
  now: () => now,
  pause: (milliseconds) =>
    new Promise<void>((end) => {
      pauses.push({ until: now + milliseconds, end });
      process.send?.({ pausing: milliseconds });
    }),
};

const lifecycle = createLifecycle();
const server = createServer(serverLimits, (incoming, outgoing) => {
  announceEnd(lifecycle, outgoing);
  if (incoming.url === '/readyz') {
    lifecycle.watched = true;
    outgoing.writeHead(lifecycle.draining ? 503 : 200).end();
  } else if (incoming.url === '/slow') {
    underWay.push(outgoing);
    process.send?.({ underWay: underWay.length });
  } else {
    setImmediate(() => outgoing.end('x'.repeat(20_000)));
  }
});

process.on('message', ({ advance = 0, finish = false }: { advance?: number; finish?: boolean }) => {
  now += advance;
  const due = pauses.filter(({ until }) => until <= now);
  pauses = pauses.filter(({ until }) => until > now);
  for (const { end } of due) end();
  if (finish) for (const outgoing of underWay) outgoing.end('x'.repeat(20_000));
});
process.on('SIGTERM', async () => {
  await drain({ server, lifecycle, wait, time });
  process.exit(0);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
