/** A process that shuts down resets no new connection. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLifecycle, drain, type Timing } from '~/server/connections/lifecycle';
import { stopAccepting } from '~/server/connections/stop-accepting';
import { ask } from './site';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer((_, outgoing) => {
    outgoing.shouldKeepAlive = false;
    outgoing.end('bienvenue');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('a client whose connection is waiting when listening ends is accepted and answered', async () => {
  const pauses: (() => void)[] = [];
  const time: Timing = {
    now: () => 0,
    pause: () => new Promise<void>((resolve) => pauses.push(resolve)),
  };
  const ended = drain({ server, lifecycle: createLifecycle(), wait: 0, time });
  const [, endOfGrace] = pauses;
  const fresh = Array.from({ length: 60 }, () => ask({ port }, '/'));
  // They connect before any other work of the process, so all of them wait in the kernel's queue.
  process.nextTick(() => process.nextTick(() => endOfGrace?.()));
  expect((await Promise.all(fresh)).map(({ text }) => text)).toEqual(fresh.map(() => 'bienvenue'));
  await ended;
  expect(server.listening).toBe(false);
});

it('clients who connect continuously delay it for four seconds at most', async () => {
  let now = 0;
  let came = 0;
  const come = () => connect(port, '127.0.0.1').on('error', () => undefined);
  server.on('connection', () => {
    came += 1;
    if (came === 50) now += 4_000;
    if (server.listening) for (let more = 0; more < 2; more += 1) come();
  });
  come();
  await new Promise((resolve) => server.once('connection', resolve));
  await stopAccepting(server, () => now);
  expect(server.listening).toBe(false);
  expect(came).toBeGreaterThanOrEqual(50);
  expect(came).toBeLessThan(60);
});
