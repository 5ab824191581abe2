import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ClientNetwork } from '../http/client-address';
import { Connections } from './connections';

let server: Server;
let sockets: Socket[];
/** Requests in progress, by path. */
let begun: Map<string, ServerResponse>;
let now: number;

beforeEach(async () => {
  sockets = [];
  begun = new Map();
  now = 1000;
  const connections = new Connections(
    { inAll: 4, ofNetwork: 3 },
    ({ remoteAddress }) => (remoteAddress === '127.0.0.9' ? null : (remoteAddress as ClientNetwork)),
    () => now,
  );
  server = createServer((incoming, outgoing) => {
    connections.startRequest(incoming);
    begun.set(incoming.url ?? '', outgoing);
    outgoing.once('close', () => connections.endRequest(incoming));
  });
  server.on('connection', (socket) => connections.open(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

async function open(localAddress: string): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket.on('error', () => undefined).resume());
  const accepted = new Promise((resolve) => server.once('connection', resolve));
  await accepted;
  // It is read in the next turn, after it had time to send a request.
  await new Promise((resolve) => setImmediate(resolve));
  now += 1000;
  return socket;
}
async function ask(socket: Socket, path: string, body = ''): Promise<ServerResponse> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${body}\r\n`);
  await expect.poll(() => begun.has(path)).toBe(true);
  return begun.get(path) as ServerResponse;
}
const open3 = async () =>
  [await open('127.0.0.1'), await open('127.0.0.1'), await open('127.0.0.1')] as const;
const closed = () => sockets.map((socket) => socket.readableEnded || socket.destroyed);

it('accepts each new connection and closes the network’s longest idle one', async () => {
  const [first, second] = await open3();
  (await ask(first, '/a')).end('a');
  await expect.poll(() => first.bytesRead).toBeGreaterThan(0);
  const newest = await open('127.0.0.1');
  await expect.poll(closed).toEqual([false, true, false, false]);
  expect(second.destroyed || second.readableEnded).toBe(true);
  (await ask(newest, '/healthz')).end('well');
  await expect.poll(() => newest.bytesRead).toBeGreaterThan(0);
});

it('keeps a connection that waits for its answer, and closes one that only sends', async () => {
  const [first, second] = await open3();
  await ask(first, '/slow');
  await ask(second, '/endless', 'Content-Length: 1000\r\n');
  await open('127.0.0.1');
  await expect.poll(closed).toEqual([false, true, false, false]);
});

it('sends the last of a crowd away, not the visitors who came before it', async () => {
  const { port } = server.address() as AddressInfo;
  const dial = () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.1' });
    sockets.push(socket.on('error', () => undefined).resume());
    return socket;
  };
  const visitor = await open('127.0.0.1');
  (await ask(visitor, '/before')).end('x');
  const newcomer = dial();
  newcomer.write('GET /early HTTP/1.1\r\nHost: localhost\r\n\r\n');
  for (let count = 0; count < 12; count += 1) dial();
  await expect.poll(() => begun.has('/early')).toBe(true);
  (await ask(visitor, '/after')).end('x');
  await expect.poll(() => closed().filter((each) => !each)).toHaveLength(3);
  expect(closed().slice(0, 2)).toEqual([false, false]);
});

it('limits all networks together, and a trusted proxy only by the total', async () => {
  await open3();
  await open('127.0.0.2');
  for (let count = 0; count < 4; count += 1) await open('127.0.0.9');
  await expect.poll(closed).toEqual([true, true, true, true, false, false, false, false]);
});
