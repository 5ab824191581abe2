import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runSteps } from '../run-steps';
import { toExchange } from './exchange';
import { staticFiles } from './static-files';

const script = 'console.info("bonjour");'.repeat(50);
let directory: string;
let server: Server;
let origin: string;

function writeFile(name: string, text: string, folder = directory): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'static-'));
  mkdirSync(path.join(directory, 'assets'));
  writeFileSync(path.join(directory, 'assets/Root-Ab1.js'), script);
  writeFileSync(path.join(directory, 'assets/Root-Ab1.js.br'), brotliCompressSync(script));
  writeFileSync(path.join(directory, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(path.join(directory, 'favicon.ico'), 'icon');
  writeFile('.well-known/assetlinks.json', '[]');
  writeFile('.vite/manifest.json', '{}');
  writeFile('icons/Campus.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const { step } = staticFiles(directory);
  server = createServer(async (incoming, outgoing) => {
    const exchange = toExchange(incoming, outgoing, origin, 'request-1');
    const notFound = () => {
      outgoing.writeHead(404).end();
      return true;
    };
    await runSteps([step, notFound], exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('built files', () => {
  it('an icon is one by its type, too', async () => {
    const { headers } = await fetch(`${origin}/favicon.ico`);
    expect(headers.get('content-type')).toBe('image/x-icon');
  });

  it('come compressed, immutable when their name holds their hash', async () => {
    const response = await fetch(`${origin}/assets/Root-Ab1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(script);
  });

  it('answer 304 to clients that have them, and HEAD without a body', async () => {
    const first = await fetch(`${origin}/icon.svg`);
    const etag = first.headers.get('etag') ?? '';
    expect((await fetch(`${origin}/icon.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(`${origin}/icon.svg`, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10);
  });

  it.each(['/.well-known/assetlinks.json', '/icons/Campus.svg'])(
    'have their address: %s',
    async (address) => {
      expect((await fetch(origin + address)).status).toBe(200);
    },
  );

  it('are still sent when the folder is deleted', async () => {
    rmSync(directory, { recursive: true });
    expect((await fetch(`${origin}/icon.svg`)).status).toBe(200);
  });

  it.each([
    '/assets/../package.json',
    '/assets',
    '/nothing.js',
    '/assets/Root-Ab1.js.br',
    '/.vite/manifest.json',
  ])('refuses %s', async (address) => {
    expect((await fetch(origin + address)).status).toBe(404);
  });
});

describe('a file of public', () => {
  it.each(['Reglement.pdf', 'règlement.pdf', 'le reglement.pdf', 'documents/Reglement.pdf', 'a?b.pdf'])(
    'whose name no request has, %s, is named',
    (name) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'static-'));
      writeFile(name, 'x', folder);
      expect(staticFiles(folder).unreachable).toEqual([`/${name}`]);
      rmSync(folder, { recursive: true });
    },
  );

  it('of this site has an address', () => {
    const { addresses, unreachable } = staticFiles('public');
    expect(addresses).toContain('/favicon.ico');
    expect(unreachable).toEqual([]);
  });
});
