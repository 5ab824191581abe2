/** The content service over the network: what reaches it, and how many calls at a time. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseEnv } from '~/env.server';
import { type Fetch, networkFetch } from './network-fetch.server';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a call over the network', () => {
  it('reaches the service with its method, headers and body', async () => {
    const origin = await serve(async (request, response) => {
      let text = '';
      for await (const piece of request) text += piece;
      response.end(JSON.stringify([request.method, request.url, request.headers.accept, text]));
    });
    const call = networkFetch();
    const headers = { accept: 'application/json' };
    const posted = new Request(`${origin}/api/login`, { method: 'POST', body: '{"a":"é"}', headers });
    expect(await (await call(posted)).json()).toEqual([
      'POST',
      '/api/login',
      'application/json',
      '{"a":"é"}',
    ]);
    const read = new Request(`${origin}/api/events?locale=fr`, { headers });
    expect(await (await call(read)).json()).toEqual(['GET', '/api/events?locale=fr', 'application/json', '']);
  });

  it('follows no redirect: it is an error, or an answer for a caller who asks for it', async () => {
    const seen: (string | undefined)[] = [];
    const origin = await serve((request, response) => {
      seen.push(request.url);
      response.writeHead(request.url === '/from' ? 302 : 200, { location: '/to' }).end();
    });
    const call = networkFetch();
    await expect(call(new Request(`${origin}/from`))).rejects.toThrow();
    expect((await call(new Request(`${origin}/from`, { redirect: 'manual' }))).status).toBe(302);
    expect(seen).toEqual(['/from', '/from']);
  });

  it.each([
    ['straight', false],
    ['through a proxy', true],
  ])('shares twenty connections with the others, %s', async (_way, proxied) => {
    const waiting: (() => void)[] = [];
    const sockets = new Set<unknown>();
    let full = () => {};
    const twenty = new Promise<void>((resolve) => {
      full = resolve;
    });
    const origin = await serve((request, response) => {
      sockets.add(request.socket);
      waiting.push(() => response.end());
      if (waiting.length === 20) full();
      if (waiting.length > 20) response.end();
    });
    const call = networkFetch(proxied ? { http: origin, https: origin, except: '' } : null);
    const asked = proxied ? 'http://contenu.example' : origin;
    const calls = Array.from({ length: 30 }, () => call(new Request(`${asked}/api/events`)));
    await twenty;
    for (const answer of waiting) answer();
    for (const response of await Promise.all(calls)) await response.arrayBuffer();
    expect(sockets.size).toBe(20);
  });
});

describe('proxies of the environment', () => {
  /** One that answers by itself, and opens no tunnel. */
  async function proxy() {
    const asked: string[] = [];
    const address = await serve((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end('by the proxy');
    });
    return { asked, address };
  }

  /** An address of this machine that is not a name of it. */
  async function outside() {
    const origin = await serve((_request, response) => response.end('straight'));
    return origin.replace('127.0.0.1', '0.0.0.0');
  }

  const read = async (call: Fetch, address: string) => (await call(new Request(address))).text();

  it('take what is asked for by http, as curl asks them', async () => {
    const { asked, address } = await proxy();
    const call = networkFetch(parseEnv({ HTTP_PROXY: address }).proxies);
    expect(await read(call, 'http://contenu.example/api/events?locale=fr')).toBe('by the proxy');
    expect(asked).toEqual(['GET http://contenu.example/api/events?locale=fr']);
  });

  it('are asked for a tunnel by https, with the user they want', async () => {
    const tunnels: unknown[] = [];
    const server = createServer().listen(0, '127.0.0.1');
    server.on('connect', ({ url, headers }, socket) => {
      tunnels.push([url, headers['proxy-authorization']]);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const HTTPS_PROXY = `école:secret@127.0.0.1:${(server.address() as AddressInfo).port}`;
    const call = networkFetch(parseEnv({ HTTPS_PROXY }).proxies);
    await expect(call(new Request('https://contenu.example/'))).rejects.toThrow();
    expect(tunnels).toEqual([
      ['contenu.example:443', `Basic ${Buffer.from('école:secret').toString('base64')}`],
    ]);
  });

  it('are passed by for this machine, and for hosts that NO_PROXY names', async () => {
    const { asked, address } = await proxy();
    const origin = await outside();
    const { host } = new URL(origin);
    const by = (variables: Record<string, string>) =>
      networkFetch(parseEnv({ http_proxy: address, ...variables }).proxies);
    expect(await read(by({}), origin)).toBe('by the proxy');
    expect(asked).toEqual([`GET ${origin}/`]);
    for (const NO_PROXY of [host, 'other.example, 0.0.0.0', '*'])
      expect(await read(by({ NO_PROXY }), origin)).toBe('straight');
    for (const name of ['127.0.0.1', 'localhost'])
      expect(await read(by({}), origin.replace('0.0.0.0', name))).toBe('straight');
    expect(asked).toHaveLength(1);
  });
});
