import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTurn } from './in-turn';

let server: Server;
let socket: Socket;
/** Requests in progress: the test ends each. */
let begun: { path: string; outgoing: ServerResponse }[];
let received: string;
let ended: Promise<void>;

beforeEach(async () => {
  begun = [];
  received = '';
  const answer = ({ url: path = '' }: IncomingMessage, outgoing: ServerResponse) =>
    void begun.push({ path, outgoing });
  server = createServer(inTurn(answer, 3));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  ended = new Promise((resolve) => socket.once('close', () => resolve()));
});
afterEach(() => {
  socket.destroy();
  server.closeAllConnections();
  server.close();
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const paths = () => begun.map(({ path }) => path);

describe('requests sent ahead on one connection', () => {
  it('are worked on one at a time, and answered in their order', async () => {
    socket.write(request('/a') + request('/b') + request('/c'));
    await expect.poll(paths).toEqual(['/a']);
    begun[0]?.outgoing.end('answer a');
    await expect.poll(paths).toEqual(['/a', '/b']);
    begun[1]?.outgoing.end('answer b');
    await expect.poll(paths).toEqual(['/a', '/b', '/c']);
    begun[2]?.outgoing.end('answer c');
    await expect.poll(() => received.match(/answer ./g)).toEqual(['answer a', 'answer b', 'answer c']);
  });

  it('wait for a client that does not read', async () => {
    socket.pause();
    socket.write(request('/large') + request('/next'));
    await expect.poll(paths).toEqual(['/large']);
    // More than the kernel buffers for a client that does not read.
    begun[0]?.outgoing.end(Buffer.alloc(32 * 1024 * 1024));
    await new Promise(setImmediate);
    expect(paths(), 'the first has not been taken yet').toEqual(['/large']);
    socket.removeAllListeners('data').resume();
    await expect.poll(paths, { timeout: 10_000 }).toEqual(['/large', '/next']);
  });

  it('may be many in the life of a connection, if few wait at a time', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      socket.write(request('/a') + request('/b') + request('/c'));
      for (let index = 0; index < 3; index += 1) {
        await expect.poll(() => begun.length).toBe(3 * turn + index + 1);
        begun.at(-1)?.outgoing.end('x');
      }
    }
    expect(socket.destroyed).toBe(false);
  });

  it('wait for those of other connections', async () => {
    const other = connect((server.address() as AddressInfo).port, '127.0.0.1');
    other.on('error', () => undefined);
    socket.write(request('/a') + request('/b') + request('/c'));
    other.write(request('/1') + request('/2') + request('/3'));
    for (const count of [2, 4]) {
      await expect.poll(() => begun.length).toBe(count);
      for (const { outgoing } of begun.slice(-2)) outgoing.end('x');
    }
    await expect.poll(() => begun.length).toBe(6);
    const turns = paths().map((path) => (/\d/.test(path) ? 'other' : 'socket'));
    for (const turn of [2, 4]) expect(new Set(turns.slice(turn, turn + 2)).size).toBe(2);
    other.destroy();
  });

  it('have large heads only so far: they are kept while they wait', async () => {
    const large = (path: string) => request(path).replace('\r\n\r\n', `${'\r\na: b'.repeat(400)}\r\n\r\n`);
    socket.write(large('/a') + large('/b') + large('/c') + large('/d'));
    await ended;
    expect(paths()).toEqual(['/a']);
  });

  it('beyond the limit close the connection, and are no longer parsed', async () => {
    let parsed = 0;
    server.on('request', () => {
      parsed += 1;
    });
    socket.write(Array.from({ length: 900 }, (_, index) => request(`/${index}`)).join(''));
    await ended;
    expect(paths()).toEqual(['/0']);
    expect(parsed).toBe(5);
  });
});
