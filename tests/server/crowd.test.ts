/** Issue 5: 1,000 clients at one cold key, at one expired key; a slow render; the content service away. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presentUse } from '~/content/content-use.server';
import { ask, askUntil, page, type SmallSite, settle, startSite } from './site';

let site: SmallSite;
beforeEach(async () => {
  site = await startSite([], 300);
});
afterEach(() => site.close());

const crowd = (path: string, size = 1000) => Promise.all(Array.from({ length: size }, () => ask(site, path)));
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a crowd', () => {
  it('at one cold page: one render, all answered', async () => {
    site.handle = async () => {
      await wait(100);
      return page('portes ouvertes');
    };
    const replies = await crowd('/agenda');
    expect(site.rendered).toHaveLength(1);
    expect(replies.every((reply) => reply.status === 200 && reply.text.includes('portes ouvertes'))).toBe(
      true,
    );
    expect(replies.some((reply) => String(reply.headers['cache-status']).endsWith('collapsed'))).toBe(true);
  });

  it('at one expired page: all answered from what is kept, one refresh', async () => {
    await ask(site, '/agenda');
    site.now += 61_000;
    let finish: () => void = () => undefined;
    site.handle = async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return page('nouvelle');
    };
    const replies = await crowd('/agenda');
    expect(replies.every((reply) => reply.status === 200 && reply.text.includes('/agenda'))).toBe(true);
    expect(site.rendered).toHaveLength(2);
    finish();
    await askUntil(site, '/agenda', 'nouvelle');
    expect(site.rendered).toHaveLength(2);
  });

  it('at a page that is not ready in time: 503 in the site’s look, and the render is there for later', async () => {
    site.handle = async () => {
      await wait(500);
      return page('enfin');
    };
    const [first] = await crowd('/agenda', 20);
    expect(first?.status).toBe(503);
    expect(first?.headers['retry-after']).toBe('5');
    expect(first?.text).toContain('Erreur interne au serveur.');
    await wait(300);
    expect((await ask(site, '/agenda')).text).toContain('enfin');
    expect(site.rendered).toHaveLength(1);
  });

  it('whose first member leaves still gets its page', async () => {
    site.handle = async () => {
      await wait(60);
      return page('pour les autres');
    };
    const { request } = await import('node:http');
    const leaver = request({ port: site.port, host: '127.0.0.1', path: '/agenda' }).on(
      'error',
      () => undefined,
    );
    leaver.end();
    await wait(20);
    const reply = ask(site, '/agenda');
    await wait(10);
    leaver.destroy();
    expect((await reply).text).toContain('pour les autres');
    expect(site.rendered).toHaveLength(1);
  });
});

describe('the content service away', () => {
  beforeEach(async () => {
    await ask(site, '/agenda');
    site.now += 61_000;
  });

  it.each([
    ['503', async () => page('indisponible', { status: 503 })],
    ['a render that throws', async () => Promise.reject(new Error('boom'))],
    [
      'a page that breaks off',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a page that lacks a part',
      async () => {
        const use = presentUse();
        if (use) use.failed = true;
        return page('sans menu');
      },
    ],
  ])('%s leaves the last good page, tried again after 3 s and not before', async (_, handle) => {
    site.handle = handle;
    for (let visit = 0; visit < 5; visit += 1) {
      const reply = await ask(site, '/agenda');
      expect(reply.status).toBe(200);
      expect(reply.text).toContain('/agenda');
      await settle();
    }
    expect(site.rendered).toHaveLength(2);
    expect((await ask(site, '/agenda')).headers['cache-status']).toMatch(
      /^site; fwd=stale; fwd-status=50[03]; ttl=-1$/,
    );
    site.now += 3_000;
    site.handle = async () => page('de retour');
    const back = await askUntil(site, '/agenda', 'de retour');
    expect(back.headers['cache-status']).toBe('site; hit; ttl=60');
  });

  it('known to be away: nothing is tried until it is worth it', async () => {
    site.worthRefreshing = false;
    for (let visit = 0; visit < 3; visit += 1) expect((await ask(site, '/agenda')).status).toBe(200);
    await settle();
    expect(site.rendered).toHaveLength(1);
    site.worthRefreshing = true;
    await ask(site, '/agenda');
    await settle();
    expect(site.rendered).toHaveLength(2);
  });

  it('content that is gone takes its page with it', async () => {
    site.handle = async () => page('absente', { status: 404 });
    expect((await askUntil(site, '/agenda', 'absente')).status).toBe(404);
  });

  it('a cold page that lacks a part is shown, for three seconds and to no other cache', async () => {
    site.handle = async () => {
      const use = presentUse();
      if (use) use.failed = true;
      return page('sans menu');
    };
    const reply = await ask(site, '/campus');
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    site.now += 3_000;
    site.handle = async () => page('avec menu');
    expect((await ask(site, '/campus')).text).toContain('avec menu');
  });
});
