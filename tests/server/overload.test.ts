/** Issue 5: under overload misses get a quick 503, hits go on; renders leave room for hits between them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '~/server/render-turns';
import { ask, page, type SmallSite, startSite } from './site';

let site: SmallSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

describe('under overload', () => {
  it('kept pages are sent, others refused at once in the site’s look, posts let through', async () => {
    await ask(site, '/formations');
    site.overloaded = true;
    const started = performance.now();
    const kept = await ask(site, '/formations');
    const cold = await ask(site, '/campus');
    const post = await ask(site, '/crm/brochure', { method: 'POST', body: 'course=a' });
    expect(performance.now() - started).toBeLessThan(500);
    expect([kept.status, cold.status, post.status]).toEqual([200, 503, 200]);
    expect(cold.headers['retry-after']).toBe('5');
    expect(cold.text).toContain('Erreur interne au serveur.');
    expect(site.rendered).toEqual(['/formations']);
  });

  it('a page that is being rendered is waited for by all who ask for it', async () => {
    site.handle = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return page('agenda');
    };
    const first = ask(site, '/agenda');
    await expect.poll(() => site.rendered.length).toBe(1);
    site.overloaded = true;
    const replies = await Promise.all([first, ask(site, '/agenda'), ask(site, '/campus')]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 503]);
  });

  it('a burst of renders does not hold up a kept page', async () => {
    await ask(site, '/formations');
    const turns = createTurns();
    const busy = 15;
    site.handle = async (request) => {
      await turns.take();
      const end = performance.now() + busy;
      while (performance.now() < end);
      return page(new URL(request.url).pathname);
    };
    const burst = Promise.all(Array.from({ length: 40 }, (_, index) => ask(site, `/formations/p${index}`)));
    const times: number[] = [];
    for (let visit = 0; visit < 10; visit += 1) {
      const started = performance.now();
      expect((await ask(site, '/formations')).status).toBe(200);
      times.push(performance.now() - started);
    }
    await burst;
    // Connect and answer take a few rounds of the loop, each with one render in it: not forty.
    expect(times.sort((a, b) => a - b)[5]).toBeLessThan(busy * 12);
  });
});
