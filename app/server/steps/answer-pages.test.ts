/** The page cache in the pipeline: which requests it answers, and the log's entries. */
import { describe, expect, it, vi } from 'vitest';
import type { Exchange } from '../http/exchange';
import { longestTarget } from '../http/request-shape';
import { createPageCache } from '../page-cache/page-cache';
import { readResponse } from '../render/rendered';
import { pageSteps } from './answer-pages';

const html = `<!DOCTYPE html><html>${'<p>eau</p>'.repeat(200)}</html>`;
const document = () => new Response(html, { headers: { 'content-type': 'text/html' } });

interface Site {
  host?: string | null;
  cookies?: string[];
}

function open({ host = null, cookies = [] }: Site = {}) {
  const site = { now: 1_000_000, answer: async (): Promise<Response> => document(), renders: 0 };
  const cache = createPageCache({
    render: async () => {
      site.renders += 1;
      return readResponse(await site.answer());
    },
    origin: 'https://www.ecole.example',
    headersOf: () => ({}),
    sharedPages: false,
    maxBytes: 16 * 1024 * 1024,
    clock: () => site.now,
    log: { warn: () => undefined },
    mayRefresh: () => true,
  });
  const steps = pageSteps({
    cache,
    keys: { version: 'b1', isRouteOf: () => false },
    routeOf: (path) => `route of ${path}`,
    host,
    originCookies: () => cookies,
  });
  return { site, cache, ...steps };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  rawHeaders?: string[];
}

/** A request, and its answer. */
function request(
  target: string,
  { method = 'GET', headers = { host: 'localhost:3000' }, rawHeaders = [] }: Asked = {},
) {
  const sent = { status: 0, head: [] as unknown[], cookies: undefined as unknown };
  const exchange = {
    id: 'r-1',
    incoming: { headers, rawHeaders },
    method,
    target,
    outgoing: {
      setHeader: (_: string, value: unknown) => void Object.assign(sent, { cookies: value }),
      writeHead: (status: number, head: unknown) => void Object.assign(sent, { status, head }),
      end: () => undefined,
    },
  } as unknown as Exchange;
  const header = (name: string) =>
    Array.isArray(sent.head) ? sent.head[sent.head.indexOf(name) + 1] : undefined;
  return { exchange, sent, header };
}

describe('a page that is kept', () => {
  it('answers only before everything else', async () => {
    const { answerCached, answerRendered } = open();
    const cold = request('/agenda');
    expect([answerCached(cold.exchange), cold.exchange.cache]).toEqual([false, undefined]);
    const first = request('/agenda');
    expect(await answerRendered(first.exchange)).toBe(true);
    expect([first.exchange.cache, first.exchange.route, first.sent.status]).toEqual([
      'miss',
      'route of /agenda',
      200,
    ]);
    expect([first.header('cache-status'), first.header('age')]).toEqual([
      'site; fwd=miss; fwd-status=200; stored',
      '0',
    ]);
    const second = request('/agenda');
    expect(answerCached(second.exchange)).toBe(true);
    expect([second.exchange.cache, second.exchange.route]).toEqual(['hit', 'route of /agenda']);
    const third = request('/agenda');
    expect(await answerRendered(third.exchange)).toBe(true);
    expect(third.exchange.cache).toBe('hit');
  });

  it('is marked in the log when its last refresh failed', async () => {
    const { site, answerCached, answerRendered } = open();
    await answerRendered(request('/agenda').exchange);
    site.now += 61_000;
    site.answer = async () => new Response(html, { status: 503, headers: { 'content-type': 'text/html' } });
    answerCached(request('/agenda').exchange);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const later = request('/agenda');
    answerCached(later.exchange);
    expect(later.exchange.cache).toBe('stale');
  });

  it('is sent only for exactly one `Host`, the site’s own', async () => {
    const { answerCached, answerRendered } = open({ host: 'www.ecole.example' });
    const asked = (headers: Record<string, string>, rawHeaders: string[] = []) =>
      answerCached(request('/agenda', { headers, rawHeaders }).exchange);
    await answerRendered(request('/agenda').exchange);
    expect(asked({ host: 'www.ecole.example' })).toBe(true);
    for (const headers of [{ host: 'evil.example' }, { host: 'localhost:3000' }, {}] as Record<
      string,
      string
    >[])
      expect(asked(headers)).toBe(false);
    expect(asked({ host: 'www.ecole.example' }, ['Host', 'www.ecole.example', 'host', 'evil.example'])).toBe(
      false,
    );
    const local = open();
    await local.answerRendered(request('/agenda').exchange);
    expect(local.answerCached(request('/agenda', { headers: { host: 'evil.example' } }).exchange)).toBe(
      false,
    );
    expect(local.answerCached(request('/agenda').exchange)).toBe(true);
  });

  it('is one for all agents: telephones, desktops, and browsers that do not say', async () => {
    const { site, answerRendered } = open();
    for (const agent of [undefined, 'Mozilla/5.0 (X11)', 'Mozilla/5.0 (iPhone)'])
      await answerRendered(
        request('/agenda', { headers: { host: 'localhost', ...(agent ? { 'user-agent': agent } : {}) } })
          .exchange,
      );
    expect(site.renders).toBe(1);
  });
});

describe('a request that is not for a page', () => {
  it.each([
    ['a form that is sent', request('/agenda', { method: 'POST' })],
    ['an address longer than the site’s', request(`/agenda?q=${'a'.repeat(longestTarget)}`)],
    ['a query nobody sends', request('/agenda?a="b"')],
    ['a picture', request('/images/webp/640/a.jpg')],
  ])('is left to the next step: %s', async (_, { exchange, sent }) => {
    const { site, answerCached, answerRendered, joinsRender } = open();
    expect([answerCached(exchange), await answerRendered(exchange), joinsRender(exchange)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([sent.status, site.renders]).toEqual([0, 0]);
  });

  it('is not the longest address there may be', async () => {
    const { answerRendered } = open();
    const target = `/agenda?${'a'.repeat(longestTarget - '/agenda?'.length)}`;
    expect(await answerRendered(request(target).exchange)).toBe(true);
    expect(await answerRendered(request(`${target}a`).exchange)).toBe(false);
  });
});

describe('a page that is not ready in time', () => {
  it.each([[[]], [['origine-tracking=salon']]])(
    'is refused with patience, and the visitor’s cookies: %j',
    async (cookies) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { site, answerRendered } = open({ cookies });
      site.answer = () => new Promise(() => undefined);
      const { exchange, sent } = request('/agenda');
      const answered = answerRendered(exchange);
      await vi.advanceTimersByTimeAsync(4000);
      expect(await answered).toBe(true);
      vi.useRealTimers();
      expect([exchange.cache, sent.status]).toEqual(['miss', 503]);
      expect(sent.head).toMatchObject({
        'retry-after': '5',
        'cache-status': 'site; fwd=miss; fwd-status=503',
      });
      expect(sent.cookies).toEqual(cookies.length > 0 ? cookies : undefined);
    },
  );

  it('is another matter than one whose render fails', async () => {
    const { site, answerRendered } = open();
    site.answer = () => Promise.reject(new TypeError('x is undefined'));
    await expect(answerRendered(request('/agenda').exchange)).rejects.toThrow(TypeError);
  });

  it('is never kept if it is private: it is rendered for that visitor alone', async () => {
    const { site, answerRendered } = open();
    site.answer = async () =>
      new Response(html, { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } });
    expect(await answerRendered(request('/agenda').exchange)).toBe(false);
  });
});
