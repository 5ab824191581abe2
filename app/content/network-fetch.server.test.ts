/** The content service over the network: what reaches it, and how many calls at a time. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { networkFetch } from './transport.server';

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

  it('follows no redirect: it is an error, or an answer for who asks for it', async () => {
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

  it('shares twenty connections with the others', async () => {
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
    const call = networkFetch();
    const calls = Array.from({ length: 30 }, () => call(new Request(`${origin}/api/events`)));
    await twenty;
    for (const answer of waiting) answer();
    for (const response of await Promise.all(calls)) await response.arrayBuffer();
    expect(sockets.size).toBe(20);
  });
});
