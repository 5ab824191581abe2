import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTurn } from './in-turn';

let server: Server;
let socket: Socket;
/** What is being answered: the test ends each. */
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
    // More than the kernel takes for a client that does not read.
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

  it('beyond the limit close the connection', async () => {
    socket.write(Array.from({ length: 5 }, (_, index) => request(`/${index}`)).join(''));
    await ended;
    expect(paths()).toEqual(['/0']);
  });
});
