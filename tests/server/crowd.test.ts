/** 1,000 clients at one uncached page and at one expired page; a slow render; the content service down. */
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUse } from '~/content/content-use.server';
import { services } from '~/services/services.server';
import { ask, askUntil, holdTime, page, type SmallSite, settle, startSite } from './site';

let site: SmallSite;
/** The content service is known not to answer. */
let away: boolean;
beforeEach(async () => {
  away = false;
  const { upstream } = services();
  site = await startSite({
    services: {
      upstream: {
        ...upstream,
        get takesCalls() {
          return !away;
        },
      },
    },
  });
});
afterEach(() => site.close());

const crowd = (path: string, size = 1000) => Promise.all(Array.from({ length: size }, () => ask(site, path)));

/**
 * Renders end on the test's command
 * @returns a function that ends them
 */
function held(text: string): () => void {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  site.handle = async () => {
    await finished;
    return page(text);
  };
  return finish;
}

describe('a crowd', () => {
  beforeEach(holdTime);
  afterEach(() => void vi.useRealTimers());

  it('at one cold page: one render, all answered', async () => {
    const finish = held('portes ouvertes');
    const replies = crowd('/agenda');
    await expect.poll(() => site.arrivedCount).toBe(1000);
    finish();
    expect(site.rendered).toHaveLength(1);
    for (const { status, text } of await replies) {
      expect(status).toBe(200);
      expect(text).toContain('portes ouvertes');
    }
    expect(
      (await replies).filter((reply) => String(reply.headers['cache-status']).endsWith('collapsed')),
    ).toHaveLength(999);
    expect(site.rendered).toHaveLength(1);
  });

  it('at one expired page: all get the kept page, with one refresh', async () => {
    await ask(site, '/agenda');
    site.now += 61_000;
    const finish = held('nouvelle');
    const replies = await crowd('/agenda');
    expect(replies.every((reply) => reply.status === 200 && reply.text.includes('/agenda'))).toBe(true);
    expect(site.rendered).toHaveLength(2);
    finish();
    await expect.poll(async () => (await ask(site, '/agenda')).text).toContain('nouvelle');
    expect(site.rendered).toHaveLength(2);
  });

  it('at a late page: 503 with the site’s layout, and the render is used later', async () => {
    const finish = held('enfin');
    const replies = crowd('/agenda', 20);
    await expect.poll(() => site.arrivedCount).toBe(20);
    vi.advanceTimersByTime(4_000);
    for (const { status, headers, text } of await replies) {
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('5');
      expect(text).toContain('Erreur interne au serveur.');
    }
    finish();
    expect((await ask(site, '/agenda')).text).toContain('enfin');
    expect(site.rendered).toHaveLength(1);
  });

  it('at a page whose render never ends: it is rendered again in the end', async () => {
    site.handle = () => new Promise(() => undefined);
    const first = ask(site, '/agenda');
    await expect.poll(() => site.rendered.length).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect((await first).status).toBe(503);
    vi.advanceTimersByTime(28_000);
    site.handle = async () => page('de retour');
    expect((await ask(site, '/agenda')).text).toContain('de retour');
  });

  it('still gets its page when its first client leaves', async () => {
    const finish = held('pour les autres');
    const leaver = request({ port: site.port, host: '127.0.0.1', path: '/agenda' });
    leaver.on('error', () => undefined).end();
    await expect.poll(() => site.arrivedCount).toBe(1);
    const reply = ask(site, '/agenda');
    await expect.poll(() => site.arrivedCount).toBe(2);
    leaver.destroy();
    await expect.poll(() => site.finishedCount).toBe(1);
    finish();
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
        const use = currentUse();
        if (use) use.failed = true;
        return page('sans menu');
      },
    ],
  ])('%s keeps the last good page, tried again exactly a second later', async (_, handle) => {
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
    site.now += 1_000;
    site.handle = async () => page('de retour');
    const back = await askUntil(site, '/agenda', 'de retour');
    expect(back.headers['cache-status']).toBe('site; hit; ttl=60');
  });

  it('known to be away: no attempt before the circuit breaker allows one', async () => {
    away = true;
    for (let visit = 0; visit < 3; visit += 1) expect((await ask(site, '/agenda')).status).toBe(200);
    await settle();
    expect(site.rendered).toHaveLength(1);
    away = false;
    await ask(site, '/agenda');
    await settle();
    expect(site.rendered).toHaveLength(2);
  });

  it('removed content removes its page', async () => {
    site.handle = async () => page('absente', { status: 404 });
    expect((await askUntil(site, '/agenda', 'absente')).status).toBe(404);
  });

  it('a cold page that lacks a part is shown, for three seconds and to no other cache', async () => {
    site.handle = async () => {
      const use = currentUse();
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
