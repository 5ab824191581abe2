/** Issue 5: what is known of each request afterwards. No personal data, bounded series, loopback only. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from '~/metrics.server';
import { type AccessLine, type AccessLog, createAccessLog } from '~/server/observe/access-log';
import { createAnswerTally } from '~/server/observe/answer-tally';
import { lostAddresses } from '~/server/observe/lost-addresses';
import { createMetricsServer } from '~/server/observe/metrics-server';
import { createObserver } from '~/server/observe/observe';
import { registerSiteMetrics } from '~/server/observe/site-metrics';
import { ask, page, type SmallSite, startSite } from './site';

let site: SmallSite;
let lines: AccessLine[];
let summaries: object[];
let log: AccessLog;
const metrics = () => {
  const { registry } = createMetrics(false);
  const tally = createAnswerTally();
  const lost = lostAddresses([]);
  const { observe } = registerSiteMetrics(
    { registry },
    {
      tally,
      lost,
      pages: site.cache,
      contentAnswers: () => 3,
      upstream: { state: 'half-open', active: 2 },
      loop: { delay: 12 },
      overloadRefusals: () => 7,
      connections: async () => 1,
    },
  );
  const routeOf = (path: string) => (path.startsWith('/formations') ? '/formations/:slug' : '/*');
  site.observer = createObserver({ tally, lost, log, routeOf, observe });
  return registry;
};

beforeEach(async () => {
  site = await startSite([], undefined, ['127.0.0.1']);
  lines = [];
  summaries = [];
  const write = (fields: object, message: string) =>
    void (message === 'request' ? lines.push(fields as AccessLine) : summaries.push(fields));
  log = createAccessLog({ info: write, warn: write }, 50);
});
afterEach(() => {
  log.stop();
  vi.useRealTimers();
  return site.close();
});

describe('the log', () => {
  it('has a line a request: name, method, pattern, status, time, cache, bytes, device class', async () => {
    metrics();
    const path = '/formations/jeanne-dupont?email=jeanne%40ecole.example&utm_source=secret';
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; Jeanne)',
      cookie: 'origine-tracking=secret',
      referer: 'https://secret.example/',
      authorization: 'Bearer secret',
      'x-request-id': 'edge-0123456789',
    };
    const [first, second] = [await ask(site, path, { headers }), await ask(site, path, { headers })];
    await expect.poll(() => lines.length).toBe(2);
    expect(first.headers['x-request-id']).toBe('edge-0123456789');
    expect(second.headers['x-request-id']).toBe('edge-0123456789');
    expect(lines[0]).toEqual({
      requestId: 'edge-0123456789',
      method: 'GET',
      route: '/formations/jeanne-dupont',
      status: 200,
      ms: expect.any(Number),
      cache: 'miss',
      bytes: first.body.length,
      device: 'mobile',
    });
    expect(lines[1]?.cache).toBe('hit');
    expect(JSON.stringify(lines)).not.toMatch(/secret|email|127\.0\.0\.1|iPhone|Jeanne|ecole\.example/);
  });

  it('and the metrics have nothing a visitor wrote, wherever it was written', async () => {
    const registry = metrics();
    const mail = 'jeanne.martin@exemple.fr';
    const encoded = encodeURIComponent(mail);
    const headers = { referer: `https://x.example/?m=${mail}`, 'user-agent': mail, 'x-request-id': mail };
    const errors: unknown[] = [];
    site.logError = (fields) => void errors.push(fields);
    site.handle = async (request) => {
      if (request.url.includes('fails')) throw new Error('boom');
      return page('absente', { status: 404 });
    };
    for (const path of [
      `/nos-valeurs?q=${encoded}`,
      `/formation/${encoded}`,
      `/${mail}`,
      `/fails/${encoded}`,
    ])
      await ask(site, path, { headers });
    await ask(site, '/crm/brochure', { method: 'POST', headers, body: `email=${encoded}` });
    await expect.poll(() => lines.length).toBe(5);
    expect(errors).toHaveLength(1);
    const written = JSON.stringify([lines, summaries, errors]) + (await registry.metrics());
    expect(written).not.toMatch(/jeanne|martin|exemple/);
  });

  it('says that a visitor left before the answer was whole', async () => {
    metrics();
    site.handle = () => new Promise((resolve) => setTimeout(() => resolve(page('tard')), 200));
    const leaver = request({ port: site.port, host: '127.0.0.1', path: '/x' }).on('error', () => undefined);
    leaver.end();
    await expect.poll(() => site.rendered.length).toBe(1);
    leaver.destroy();
    await expect.poll(() => lines[0]?.aborted).toBe(true);
  });

  it('names a 404 that looks like an old address', async () => {
    metrics();
    site.handle = async () => page('absente', { status: 404 });
    await ask(site, '/nos-valeurs?nom=secret');
    await expect.poll(() => lines[0]?.lost).toBe('/nos-valeurs');
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it('sums up what a crowd asks for beyond so many lines a second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    log.stop();
    const write = (fields: object, message: string) =>
      void (message === 'request' ? lines.push(fields as AccessLine) : summaries.push(fields));
    log = createAccessLog({ info: write, warn: write }, 50);
    metrics();
    await Promise.all(Array.from({ length: 80 }, () => ask(site, '/formations/bts-gpn')));
    await expect.poll(() => lines.length).toBe(50);
    vi.advanceTimersByTime(1000);
    expect(summaries).toEqual([{ requests: 30 }]);
    await ask(site, '/formations/bts-gpn');
    expect(lines).toHaveLength(51);
  });
});

describe('the metrics', () => {
  it('count requests by pattern and status class, cache states, 404s and old addresses', async () => {
    const registry = metrics();
    for (let visit = 0; visit < 3; visit += 1) await ask(site, '/formations/bts-gpn');
    site.handle = async () => page('absente', { status: 404 });
    await ask(site, '/nos-valeurs');
    await expect.poll(() => lines.length).toBe(4);
    const text = await registry.metrics();
    for (const line of [
      'site_requests_total{route="/formations/bts-gpn",status="2xx"} 3',
      'site_page_cache_answers_total{state="hit"} 2',
      'site_page_cache_answers_total{state="miss"} 2',
      'site_not_found_total{route="/nos-valeurs"} 1',
      'site_lost_addresses_total{kind="(root)"} 1',
      'site_request_seconds_count{route="/formations/bts-gpn"} 1',
      'site_page_cache_pages{part="whole"} 1',
      'site_page_cache_pages{part="narrowed"} 0',
      'site_page_cache_pages{part="brief"} 1',
      'site_renders_total 2',
      'site_content_breaker_open 0.5',
      'site_content_calls_under_way 2',
      'site_content_answers 3',
      'site_overload_refusals_total 7',
      'site_event_loop_delay_seconds 0.012',
      'site_dropped_total{kind="block"} 0',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
    expect(text).toMatch(/site_page_cache_bytes [1-9]\d+\n/);
    expect(await registry.metrics()).toBe(text);
  });

  it('have as many series after 2,000 invented requests as there are patterns', async () => {
    const registry = metrics();
    const seriesOf = async () =>
      (await registry.metrics()).split('\n').filter((line) => !line.startsWith('#'));
    for (let count = 0; count < 2000; count += 1) {
      const exchange = {
        id: `request-${count}`,
        method: 'GET',
        target: `/invented-${count}/x?y=${count}`,
        incoming: { headers: { 'user-agent': `agent ${count}` } },
        outgoing: { statusCode: 200 + (count % 400), destroyed: false },
      };
      site.observer?.answered(exchange as never, performance.now());
    }
    const series = await seriesOf();
    expect(series.length).toBeLessThan(200);
    expect(series.join('\n')).not.toContain('agent');
  });

  it('are answered on their own port, on loopback alone, and nothing else is', async () => {
    const server = createMetricsServer(metrics());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const port = (server.address() as AddressInfo).port;
    const reply = await ask({ port }, '/metrics');
    expect([reply.status, (await ask({ port }, '/')).status]).toEqual([200, 404]);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect((await ask(site, '/metrics')).text).not.toContain('site_requests_total');
    server.close();
  });
});
