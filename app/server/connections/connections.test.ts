import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientNetwork } from '../http/client-address';
import { boundConnections, longestAnswer } from './connections';

let server: Server;
let sockets: Socket[];
/** Requests in progress, by path. */
let begun: Map<string, ServerResponse>;
let now: number;

beforeEach(async () => {
  sockets = [];
  begun = new Map();
  now = 1000;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  server = createServer((incoming, outgoing) => void begun.set(incoming.url ?? '', outgoing));
  boundConnections(
    server,
    ({ remoteAddress }) => (remoteAddress === '127.0.0.9' ? null : (remoteAddress as ClientNetwork)),
    { inAll: 4, ofNetwork: 3 },
    () => now,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
  vi.useRealTimers();
});

async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket.on('error', () => undefined).resume());
  await new Promise((resolve) => server.once('connection', resolve));
  return socket;
}
async function ask(socket: Socket, path: string): Promise<ServerResponse> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await expect.poll(() => begun.has(path)).toBe(true);
  return begun.get(path) as ServerResponse;
}
const open3 = async () =>
  [await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')] as const;
const closed = () => sockets.map((socket) => socket.readableEnded || socket.destroyed);

it('accepts each new connection and closes the network’s longest idle one', async () => {
  const [first] = await open3();
  (await ask(first, '/a')).end('a');
  const newest = await open('127.0.0.1');
  await expect.poll(closed).toEqual([false, true, false, false]);
  (await ask(newest, '/healthz')).end('well');
  await expect.poll(() => newest.bytesRead).toBeGreaterThan(0);
});

it('keeps a connection that waits for its answer, and closes one that asks nothing', async () => {
  const [first] = await open3();
  await ask(first, '/slow');
  await open('127.0.0.1');
  await open('127.0.0.1');
  await expect.poll(closed).toEqual([false, true, true, false, false]);
});

it('takes from the network with most, never from a newcomer of another, however many ask and do not read', async () => {
  for (const [index, socket] of (await open3()).entries()) await ask(socket, `/unread-${index}`);
  const visitor = await open('127.0.0.2');
  (await ask(visitor, '/visit')).end('x');
  await open('127.0.0.3');
  await open('127.0.0.4');
  await expect.poll(closed).toEqual([true, true, false, false, false, false]);
});

it('limits a trusted proxy only by the total', async () => {
  for (let count = 0; count < 5; count += 1) await open('127.0.0.9');
  await expect.poll(closed).toEqual([true, false, false, false, false]);
});

/** More than the kernel buffers for a client that does not read. */
const large = Buffer.alloc(32 * 1024 * 1024);

it('closes a connection whose client takes a byte of an answer now and then', async () => {
  const [socket] = await open3();
  socket.removeAllListeners('data').pause();
  const outgoing = await ask(socket, '/large');
  outgoing.end(large);
  const seconds = longestAnswer / 1000;
  for (let second = 0; second < seconds; second += 1) {
    now += 1000;
    vi.advanceTimersByTime(1000);
    if (second % 12 === 0) socket.read(1500);
    expect(outgoing.destroyed, `after ${second} s`).toBe(false);
  }
  now += 1000;
  vi.advanceTimersByTime(1000);
  await expect.poll(() => outgoing.destroyed).toBe(true);
});

it('keeps a connection of many answers that are each taken', async () => {
  const [socket] = await open3();
  for (let count = 0; count < 3; count += 1) {
    socket.pause();
    const outgoing = await ask(socket, `/large-${count}`);
    outgoing.end(large);
    now += longestAnswer / 2;
    vi.advanceTimersByTime(1000);
    expect(outgoing.writableFinished).toBe(false);
    socket.resume();
    await expect.poll(() => outgoing.writableFinished).toBe(true);
  }
  expect(closed()[0]).toBe(false);
});
