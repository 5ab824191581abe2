/** Access log and metrics: no personal data, bounded series, loopback only. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessLine } from '~/server/observe/access-log';
import { createMetricsServer } from '~/server/observe/metrics-server';
import { services } from '~/services/services.server';
import { ask, page, post, type SmallSite, startSite } from './site';

let site: SmallSite;
const registry = () => site.services.metrics.registry;
const said = (message: string) => site.logged.filter((line) => line.message === message);
const lines = () => said('request').map(({ fields }) => fields as unknown as AccessLine);

beforeEach(async () => {
  site = await startSite({ env: { trustedProxies: ['127.0.0.1'] } });
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

describe('the log', () => {
  it('has a line a request: name, method, pattern, status, time, cache, bytes, device class', async () => {
    const path = '/formations/jeanne-dupont?email=jeanne%40ecole.example&utm_source=secret';
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; Jeanne)',
      cookie: 'origine-tracking=secret',
      referer: 'https://secret.example/',
      authorization: 'Bearer secret',
      'x-request-id': 'edge-0123456789',
    };
    const [first, second] = [await ask(site, path, { headers }), await ask(site, path, { headers })];
    await expect.poll(() => lines().length).toBe(2);
    expect(first.headers['x-request-id']).toBe('edge-0123456789');
    expect(second.headers['x-request-id']).toBe('edge-0123456789');
    expect(lines()[0]).toEqual({
      requestId: 'edge-0123456789',
      method: 'GET',
      route: '/formations/:slug',
      status: 200,
      ms: expect.any(Number),
      cache: 'miss',
      bytes: first.body.length,
      device: 'mobile',
    });
    expect(lines()[1]?.cache).toBe('hit');
    expect(JSON.stringify(site.logged)).not.toMatch(
      /secret|email|127\.0\.0\.1|iPhone|jeanne|ecole\.example/i,
    );
  });

  it('and the metrics contain no visitor’s input, from any source', async () => {
    const mail = 'jeanne.martin@exemple.fr';
    const encoded = encodeURIComponent(mail);
    const headers = { referer: `https://x.example/?m=${mail}`, 'user-agent': mail, 'x-request-id': mail };
    site.handle = async ({ url }) => {
      if (url.includes('fails')) throw new Error('boom');
      if (url.includes('breaks')) return new Response(broken(), { headers: { 'content-type': 'text/html' } });
      return page('absente', { status: 404 });
    };
    for (const path of [
      `/nos-valeurs?q=${encoded}`,
      `/formation/${encoded}`,
      `/formations/${encoded}`,
      `/${mail}`,
      `/fails/${encoded}`,
      `/breaks/${encoded}`,
      `/formations?_data=${encoded}`,
    ])
      await ask(site, path, { headers });
    await post(site, '/crm/brochure', `email=${encoded}`, headers);
    await ask(site, '/', { headers: { ...headers, host: mail } });
    await expect.poll(() => lines().length).toBe(9);
    expect([said('unhandled route error').length, said('request failed').length]).toEqual([1, 1]);
    const written = JSON.stringify(site.logged) + (await registry().metrics());
    expect(written).not.toMatch(/jeanne|martin|exemple/);
  });

  it('records that a visitor left before the answer was complete', async () => {
    let finish = () => {};
    site.handle = () => new Promise((resolve) => (finish = () => resolve(page('tard'))));
    const leaver = request({ port: site.port, host: '127.0.0.1', path: '/x' }).on('error', () => undefined);
    leaver.end();
    await expect.poll(() => site.rendered.length).toBe(1);
    leaver.destroy();
    await expect.poll(() => lines()[0]?.aborted).toBe(true);
    finish();
  });

  it('records known methods, and long ones as other', async () => {
    await ask(site, '/campus', { method: 'PUT' });
    await ask(site, '/campus', { method: 'UNSUBSCRIBE' });
    await expect.poll(() => lines().map(({ method }) => method)).toEqual(['PUT', 'other']);
  });

  it('logs a 404 that looks like an old address', async () => {
    site.handle = async () => page('absente', { status: 404 });
    await ask(site, '/nos-valeurs?nom=secret');
    await expect.poll(() => lines()[0]?.lost).toBe('/nos-valeurs');
    expect(JSON.stringify(lines())).not.toContain('secret');
  });
});

describe('the metrics', () => {
  it('count requests by pattern and status class, cache states, 404s and old addresses', async () => {
    await site.close();
    const { upstream, contentCache } = services();
    site = await startSite({
      services: {
        upstream: { ...upstream, state: 'half-open', activeCalls: 2 },
        contentCache: { ...contentCache, entries: 3, bytes: 4096 },
      },
    });
    vi.spyOn(site.pipeline.loop, 'delay', 'get').mockReturnValue(12);
    for (let visit = 0; visit < 3; visit += 1) await ask(site, '/formations/bts-gpn');
    site.handle = async () => page('absente', { status: 404 });
    await ask(site, '/nos-valeurs');
    let finish = () => {};
    site.handle = () => new Promise((resolve) => (finish = () => resolve(page('lente'))));
    const taken = ask(site, '/campus/lente');
    await expect.poll(() => site.rendered.at(-1)).toBe('/campus/lente');
    site.overloaded = true;
    for (let visit = 0; visit < 7; visit += 1) await ask(site, `/campus/froid-${visit}`);
    await expect.poll(() => lines().length).toBe(11);
    const text = await registry().metrics();
    for (const line of [
      'site_requests_total{route="/formations/:slug",status="2xx"} 3',
      'site_page_cache_answers_total{state="hit"} 2',
      'site_page_cache_answers_total{state="miss"} 2',
      'site_not_found_total{route="/:rubrique"} 1',
      'site_lost_addresses_total{kind="(root)"} 1',
      'site_request_seconds_count{route="/formations/:slug"} 1',
      'site_page_cache_pages{part="whole"} 2',
      'site_page_cache_pages{part="invented"} 1',
      'site_renders_total 3',
      'site_content_breaker_open 0.5',
      'site_content_calls_under_way 2',
      'site_content_answers 3',
      'site_content_bytes 4096',
      'site_overload_refusals_total 7',
      'site_event_loop_delay_seconds 0.012',
      'site_dropped_total{kind="block"} 0',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/site_page_cache_bytes [1-9]\d+\n/);
    expect(await registry().metrics()).toBe(text);
    finish();
    await taken;
  });

  it('have as many series after 2,000 invented requests as there are patterns', async () => {
    for (let count = 0; count < 2000; count += 1) {
      const exchange = {
        id: `request-${count}`,
        method: 'GET',
        target: `/invented-${count}/x?y=${count}`,
        incoming: { headers: { 'user-agent': `agent ${count}` } },
        outgoing: { statusCode: 200 + (count % 400), destroyed: false },
      };
      site.observer.record(exchange as never, performance.now());
    }
    const series = (await registry().metrics()).split('\n').filter((line) => !line.startsWith('#'));
    expect(series.length).toBeLessThan(200);
    expect(series.join('\n')).not.toContain('agent');
  });

  it('have their own port, on loopback only, without other answers', async () => {
    const server = createMetricsServer(registry());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = (server.address() as AddressInfo).port;
    const reply = await ask({ port }, '/metrics');
    expect([reply.status, (await ask({ port }, '/')).status]).toEqual([200, 404]);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect((await ask(site, '/metrics')).text).not.toContain('site_requests_total');
    server.close();
  });
});

/** A body that breaks off while it is read. */
const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) });
