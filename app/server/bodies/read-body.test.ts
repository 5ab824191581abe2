import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ClientNetwork } from '../http/client-address';
import { refuse, toExchange } from '../http/exchange';
import { createBodyReader, holdBody, longestBody } from './read-body';

let server: Server;
let sockets: Socket[];
/** Bodies that were read, and bytes received of those that wait. */
let read: string[];
let received: () => number;
/** Bodies whose reading has begun. */
let begun: number;
/** Whether the steps before have let the bodies pass. */
let passes: Promise<boolean>;

beforeEach(async () => {
  sockets = [];
  read = [];
  begun = 0;
  passes = Promise.resolve(true);
  const readBody = createBodyReader(
    { networkOf: ({ headers }) => String(headers['x-network']) as ClientNetwork },
    { ofNetwork: 2, ofAll: 3 },
  );
  server = createServer(async (incoming, outgoing) => {
    received = () => incoming.socket.bytesRead;
    holdBody(incoming, outgoing);
    const exchange = toExchange(incoming, outgoing, 'http://localhost', 'id');
    if (!(await passes)) return void refuse(exchange, 403);
    begun += 1;
    if (await readBody(exchange, longestBody)) return;
    read.push(String(exchange.body));
    outgoing.end('read');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
  server.close();
});

interface Sent {
  socket: Socket;
  /** What came back. */
  text: string;
  closed: boolean;
}

function send(wire: string): Sent {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(wire));
  sockets.push(socket);
  const sent = { socket, text: '', closed: false };
  socket.on('data', (data) => {
    sent.text += data.toString('latin1');
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      sent.closed = true;
    });
  return sent;
}
const statusOf = ({ text }: Sent) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
const connectionsOf = (server: Server) =>
  new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
const headOf = (framing: string, network = 'a') =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nX-Network: ${network}\r\n${framing}\r\n\r\n`;
const chunked = headOf('Transfer-Encoding: chunked');
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
const lastChunk = '0\r\n\r\n';

describe('a body', () => {
  it.each([
    ['a form', `${headOf('Content-Length: 5')}hallo`, 200],
    ['a form of unknown length', `${chunked}${chunk(3)}${chunk(2)}${lastChunk}`, 200],
    ['the longest', `${headOf(`Content-Length: ${longestBody}`)}${'a'.repeat(longestBody)}`, 200],
    ['longer by a byte, not yet sent', headOf(`Content-Length: ${longestBody + 1}`), 413],
    ['longer by a byte, unannounced', `${chunked}${chunk(longestBody)}${chunk(1)}`, 413],
    ['the smallest segments of TCP', `${chunked}${chunk(536).repeat(120)}${lastChunk}`, 200],
    ['sixty pieces of forty bytes', `${chunked}${chunk(40).repeat(60)}${lastChunk}`, 200],
    ['pieces of a byte', `${chunked}${chunk(1).repeat(65)}`, 400],
    ['pieces of sixteen bytes', `${chunked}${chunk(16).repeat(100)}`, 400],
  ])('%s', async (_, wire, status) => {
    const sent = send(wire);
    await expect.poll(() => statusOf(sent)).toBe(status);
    expect(read).toHaveLength(status === 200 ? 1 : 0);
    if (status === 200) return;
    await expect.poll(() => sent.closed).toBe(true);
    const [head = '', page = ''] = sent.text.split('\r\n\r\n');
    expect(page.length, 'the whole answer').toBe(Number(/content-length: (\d+)/i.exec(head)?.[1]));
  });

  it('that is complete leaves its connection open, one that is refused closes it', async () => {
    const form = `${headOf('Content-Length: 5')}hallo`;
    const sent = send(form);
    await expect.poll(() => read).toEqual(['hallo']);
    sent.socket.write(form);
    await expect.poll(() => read).toEqual(['hallo', 'hallo']);
    expect(sent.text).not.toMatch(/connection: close/i);
    passes = Promise.resolve(false);
    sent.socket.write(form);
    await expect.poll(() => sent.closed).toBe(true);
  });

  it('is not taken before the earlier steps have let it pass', async () => {
    let pass: (passes: boolean) => void = () => undefined;
    passes = new Promise((resolve) => {
      pass = resolve;
    });
    const pieces = chunk(1).repeat(500_000);
    const sent = send(chunked + pieces);
    await expect.poll(() => received?.()).toBeGreaterThan(0);
    // The client sends as much as it can meanwhile: one read of a socket has 64 kB.
    for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
    expect(received()).toBeLessThan(2 * 64 * 1024);
    pass(false);
    await expect.poll(() => sent.closed).toBe(true);
  });
});

describe('bodies that arrive at once', () => {
  async function begin(network: string): Promise<Sent> {
    const before = begun;
    const sent = send(`${headOf('Content-Length: 5', network)}ha`);
    await expect.poll(() => begun).toBe(before + 1);
    return sent;
  }

  it('are few of one network: a new one displaces its oldest', async () => {
    const first = await begin('a');
    const second = await begin('a');
    const third = await begin('a');
    await expect.poll(() => statusOf(first)).toBe(503);
    expect(first.text).toMatch(/retry-after: 5/i);
    for (const { socket } of [second, third]) socket.write('llo');
    await expect.poll(() => read).toEqual(['hallo', 'hallo']);
  });

  it('are few of all: the network with most loses one, and a newcomer of another has a place', async () => {
    const other = await begin('b');
    const first = await begin('a');
    await begin('a');
    const newcomer = await begin('c');
    await expect.poll(() => statusOf(first)).toBe(503);
    for (const { socket } of [other, newcomer]) socket.write('llo');
    await expect.poll(() => read).toEqual(['hallo', 'hallo']);
  });

  it('give their place back when their client leaves', async () => {
    const kept = await begin('a');
    const leaver = await begin('a');
    leaver.socket.destroy();
    await expect.poll(() => connectionsOf(server)).toBe(1);
    await begin('a');
    kept.socket.write('llo');
    await expect.poll(() => read).toEqual(['hallo']);
  });
});
