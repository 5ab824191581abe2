/** `POST /hooks/content`: every page is stale; the next request for the entry’s page, its lists and the home page gets it new. */
import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collections } from '~/content/collections';
import type { ContentChange } from '~/content/content-change';
import { services } from '~/services/services.server';
import { ask, askUntil, holdTime, page, type SmallSite, settle, startSite } from './site';

const secret = 'a secret of the school';
let site: SmallSite;
let changes: ContentChange[];

beforeEach(async () => {
  changes = [];
  const own = services();
  const contentCache = {
    ...own.contentCache,
    noteReportedChange: (change: ContentChange) => void changes.push(change),
    markStale: () => 3,
  };
  site = await startSite({
    env: { content: { ...own.env.content, purgeSecret: secret }, trustedProxies: ['127.0.0.1'] },
    services: { contentCache },
  });
  site.handle = async (request) => {
    const [, section = ''] = new URL(request.url).pathname.split('/');
    return page(`${section} ${changes.length}`);
  };
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

const seconds = () => Math.floor(site.services.clock() / 1000);

function post(event: object | string | Buffer, { time = seconds(), key = secret, headers = {} } = {}) {
  const body = typeof event === 'object' && !Buffer.isBuffer(event) ? JSON.stringify(event) : event;
  const signature = createHmac('sha256', key).update(`${time}.`).update(body).digest('hex');
  const signed = { 'content-type': 'application/json', 'x-content-signature': `t=${time},v1=${signature}` };
  return ask(site, '/hooks/content', { method: 'POST', headers: { ...signed, ...headers }, body });
}
const bear = (body: string | Buffer, key = secret) =>
  ask(site, '/hooks/content', { method: 'POST', headers: { authorization: `Bearer ${key}` }, body });
const update = (slug: string) => ({ event: 'entry.update', model: 'campus', entry: { id: 1, slug } });

describe('the content hook', () => {
  it('marks every page as stale; the entry’s own page, its lists and the home page wait', async () => {
    const awaited = ['/campus/lyon', '/campus', '/'];
    const others = ['/campus/nantes', '/agenda/jpo'];
    for (const path of [...awaited, ...others]) await ask(site, path);
    const reply = await post(update('lyon'));
    expect(reply.status).toBe(202);
    expect(JSON.parse(reply.text)).toEqual({ content: 3, pages: 5 });
    expect(changes).toEqual([
      {
        collection: 'campuses',
        knownCollection: collections.campuses,
        names: ['lyon'],
        dependentCollections: ['crm-links'],
        urgent: true,
      },
    ]);
    for (const path of awaited) {
      const next = await ask(site, path);
      expect([path, next.status, next.headers['cache-status']]).toEqual([path, 200, 'site; hit; ttl=60']);
      expect(next.text, path).toMatch(/<body>\w* 1/);
    }
    for (const path of others) expect((await ask(site, path)).text, path).toMatch(/<body>\w+ 0/);
    for (const path of others) await askUntil(site, path, ' 1');
  });

  it('other pages are renewed four at a time, and a page that an editor looks at does not wait for them', async () => {
    const paths = Array.from({ length: 8 }, (_, number) => `/formations/f${number}`);
    for (const path of [...paths, '/campus/lyon']) await ask(site, path);
    const { length } = site.rendered;
    await post(update('lyon'));
    const { handle } = site;
    site.handle = async (request, waitForTurn) =>
      request.url.endsWith('lyon') ? handle(request, waitForTurn) : new Promise(() => undefined);
    for (const path of paths) expect((await ask(site, path)).text).toContain('formations 0');
    expect(site.rendered.slice(length)).toEqual(paths.slice(0, 4));
    expect((await ask(site, '/campus/lyon')).text).toContain('campus 1');
  });

  it('also reaches a page whose render is in progress', async () => {
    let finish: () => void = () => undefined;
    const { handle } = site;
    site.handle = async (request, waitForTurn) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return handle(request, waitForTurn);
    };
    const first = ask(site, '/campus/lyon');
    await expect.poll(() => site.rendered.length).toBe(1);
    await post(update('lyon'));
    site.handle = handle;
    finish();
    await first;
    await ask(site, '/campus/lyon');
    await expect.poll(() => site.rendered.length).toBe(2);
  });

  it('keeps the last good page when the refresh fails', async () => {
    await ask(site, '/campus/lyon');
    await post(update('lyon'));
    site.handle = async () => page('indisponible', { status: 503 });
    for (let visit = 0; visit < 3; visit += 1) {
      expect((await ask(site, '/campus/lyon')).status).toBe(200);
      await settle();
    }
  });

  it('a visitor waits at most a second and a half for a kept page', async () => {
    await ask(site, '/campus/lyon');
    await post(update('lyon'));
    site.handle = () => new Promise(() => undefined);
    holdTime();
    let text: string | undefined;
    const answered = ask(site, '/campus/lyon').then((reply) => {
      text = reply.text;
    });
    // The render's end, and this visitor's waiting time. A poll would move the held time.
    while (vi.getTimerCount() < 2) await settle();
    vi.advanceTimersByTime(1499);
    await settle();
    expect(text).toBeUndefined();
    site.now += 1500;
    vi.advanceTimersByTime(1);
    await answered;
    expect(text).toContain('campus 0');
  });

  it('accepts events that change nothing', async () => {
    const reply = await post({ event: 'media.create', media: { id: 1 } });
    expect([reply.status, reply.text]).toEqual([202, '{"content":0,"pages":0}']);
  });

  it('accepts the secret as bearer: Strapi sends it with every message, without a signature', async () => {
    await ask(site, '/campus/lyon');
    for (let time = 0; time < 2; time += 1) {
      expect(JSON.parse((await bear(JSON.stringify(update('lyon')))).text)).toEqual({ content: 3, pages: 1 });
      expect((await ask(site, '/campus/lyon')).text).toContain(`campus ${time + 1}`);
    }
  });

  it.each([
    ['of a model nobody knows', '{"event":"entry.update","model":"x","entry":{"slug":"x"}}'],
    ['that cannot be read', '{"event":'],
  ])('a message %s makes every page stale', async (_, message) => {
    for (const path of ['/campus/lyon', '/campus', '/agenda/jpo']) await ask(site, path);
    expect(JSON.parse((await bear(message)).text)).toEqual({ content: 3, pages: 3 });
  });

  it.each([
    ['another secret', () => post(update('lyon'), { key: 'another secret' })],
    ['a message older than five minutes', () => post(update('lyon'), { time: seconds() - 301 })],
    ['no signature', () => ask(site, '/hooks/content', { method: 'POST', body: '{}' })],
    ['another bearer', () => bear(JSON.stringify(update('lyon')), `${secret}x`)],
  ])('401: %s', async (_, send) => {
    expect((await send()).status).toBe(401);
    expect(changes).toEqual([]);
  });

  it.each([
    ['without a signature', {}],
    ['with another bearer', { authorization: `Bearer ${secret}x` }],
  ])('401 before the body of a message %s has come', async (_, headers) => {
    const reply = await new Promise((resolve, reject) => {
      const options = { port: site.port, method: 'POST', path: '/hooks/content' };
      request({ ...options, headers: { ...headers, 'content-length': 1000 } }, resolve)
        .on('error', reject)
        .flushHeaders();
    });
    expect(reply).toMatchObject({ statusCode: 401, headers: { connection: 'close' } });
  });

  it('401: the same message again', async () => {
    expect((await post(update('lyon'))).status).toBe(202);
    expect((await post(update('lyon'))).status).toBe(401);
    site.now += 1000;
    expect((await post(update('lyon'))).status).toBe(202);
  });

  it('413: more than 1 MB, announced or not', async () => {
    const most = 1024 * 1024;
    expect((await post(Buffer.alloc(most, ' '))).status).toBe(202);
    expect((await bear(Buffer.alloc(most, ' '))).status).toBe(202);
    const told = changes.length;
    site.now += 1000;
    expect((await post(Buffer.alloc(most + 1, 'x'))).status).toBe(413);
    const chunked = { 'transfer-encoding': 'chunked' };
    expect((await post(Buffer.alloc(most + 1, 'x'), { headers: chunked })).status).toBe(413);
    expect(changes).toHaveLength(told);
  });

  describe('large messages whose signature is known only at their end', () => {
    const length = 1024 * 1024;
    const message = () => Buffer.alloc(length, ' ');
    const of = (network: string) => ({ 'x-forwarded-for': network });

    /** Begins a large message with a signature that is false. @returns how many of those begun so far were cut off */
    function hold(networks: readonly string[]): () => number {
      let cut = 0;
      for (const network of networks) {
        const headers = { ...of(network), 'x-content-signature': 'false', 'content-length': length };
        const sent = request({ port: site.port, method: 'POST', path: '/hooks/content', headers });
        sent.on('error', () => {
          cut += 1;
        });
        sent.write('{');
      }
      return () => cut;
    }
    const held = (count: number) => expect.poll(() => site.arrivedCount).toBe(count);

    it('find a place, however many strangers hold one, of the same network or of others', async () => {
      const strangers = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1'];
      hold([...strangers, ...strangers]);
      await held(8);
      expect((await post(message(), { headers: of('192.0.2.1') })).status).toBe(202);
      const others = Array.from({ length: 32 }, (_, index) => `198.51.100.${index % 16}`);
      hold(others);
      await held(9 + 32);
      site.now += 1000;
      expect((await post(message(), { headers: of('203.0.113.7') })).status).toBe(202);
    });

    it('are few at a time: who holds one longest is cut off', async () => {
      const cut = hold(Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`));
      await held(40);
      await expect.poll(cut).toBe(24);
    });

    it('of a network with a valid signature are not displaced by strangers', async () => {
      expect((await post(update('lyon'), { headers: of('203.0.113.7') })).status).toBe(202);
      const cut = hold(Array.from({ length: 8 }, () => '203.0.113.7'));
      await held(9);
      hold(Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`));
      await held(49);
      await settle();
      expect(cut()).toBe(0);
    });

    it('of a stranger are twenty a minute, so that no stranger displaces others repeatedly', async () => {
      const status = async () =>
        (await post(message(), { key: 'another secret', headers: of('192.0.2.1') })).status;
      for (let time = 0; time < 20; time += 1) expect(await status()).toBe(401);
      expect(await status()).toBe(413);
      expect((await post(message(), { headers: of('192.0.2.2') })).status).toBe(202);
      site.now += 60_001;
      expect(await status()).toBe(401);
    });
  });

  it('does not exist without a secret', async () => {
    const closed = await startSite();
    site.handle = async () => page('absente', { status: 404 });
    const body = JSON.stringify(update('lyon'));
    const answer = await ask(closed, '/hooks/content', { method: 'POST', body });
    expect([answer.status, changes]).toEqual([403, []]);
    await closed.close();
  });
});
