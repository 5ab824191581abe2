/**
 * What a client floods nginx with does not reach the site: requests sent ahead, answers that nobody reads, bodies in
 * small pieces and with trailers.
 */
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { type Instance, startInstance } from './instance';
import { type Nginx, startNginx } from './nginx';

let nginx: Nginx;
let site: Instance;
let port: number;
let metricsPort: number;
let sockets: Socket[] = [];

beforeAll(async () => {
  port = await freePort();
  metricsPort = await freePort();
  const sitePort = await freePort();
  const environment = {
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
  };
  site = await startInstance(environment, sitePort);
  nginx = await startNginx(port, [sitePort]);
  await visit('/');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await nginx?.stop();
  await site?.stop();
});

/** A visitor of another network. @returns the status */
function visit(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, localAddress: '127.0.0.9', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

/** Sends and reads nothing, from one address. */
function flood(count: number, wire: string): void {
  for (let sent = 0; sent < count; sent += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () => socket.write(wire));
    sockets.push(socket.on('error', () => undefined).pause());
  }
}

const head = (method: string, path: string, ...headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, '', ''].join('\r\n');
const form = () => head('POST', '/cookies', `Origin: http://127.0.0.1:${port}`, 'Transfer-Encoding: chunked');
const pieces = '1\r\na\r\n'.repeat(20_000);
const trailers = `0\r\n${'a: b\r\n'.repeat(500)}\r\n`;

/** Megabytes by which the process may grow: what it does for each visitor. */
const most = 60;
/** Connections nginx keeps for later, and those of the moment. */
const keptConnections = 64 + 16;

it.each([
  ['requests sent ahead', 40, () => head('GET', '/').repeat(1000)],
  ['answers that nobody reads', 400, () => head('GET', '/formations')],
  ['bodies in pieces of a byte', 100, () => form() + pieces],
  ['bodies with trailers', 100, () => (form() + pieces + trailers).repeat(3)],
  ['slow bodies', 400, () => `${form()}1\r\na\r\n`],
])('%s reach the site as a few ordinary requests, and visitors as nothing', async (_, count, wire) => {
  const before = await metric('process_resident_memory_bytes');
  flood(count, wire());
  for (let second = 0; second < 5; second += 1) {
    await wait(1000);
    expect(await visit('/')).toBe(200);
  }
  // The clients still wait.
  await expect
    .poll(() => metric('site_connections'), { timeout: 30_000 })
    .toBeLessThanOrEqual(keptConnections);
  const grown = (await metric('process_resident_memory_bytes')) - before;
  expect(grown / 2 ** 20).toBeLessThan(most);
});

it('one network has a bounded number of answers at a time, and the visitor of another is served', async () => {
  flood(400, head('POST', '/cookies', 'Content-Length: 100'));
  await wait(1000);
  const late = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () =>
    late.write(head('GET', '/')),
  );
  sockets.push(late);
  const answer = await new Promise<string>((resolve) => late.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(await visit('/')).toBe(200);
});
