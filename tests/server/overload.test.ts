/** Issue 5: under overload misses get a quick 503, hits go on; renders leave room for hits between them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '~/server/render-turns';
import { ask, page, type SmallSite, startSite } from './site';

let site: SmallSite;
/** Requests for pages that are not kept. */
let came: number;
beforeEach(async () => {
  came = 0;
  site = await startSite([
    () => {
      came += 1;
      return false;
    },
  ]);
});
afterEach(() => site.close());

/** Ends only what would never end. */
const patiently = { timeout: 100_000 };

describe('under overload', () => {
  it('kept pages are sent, others refused at once in the site’s look, posts let through', async () => {
    await ask(site, '/formations');
    site.overloaded = true;
    const kept = await ask(site, '/formations');
    const cold = await ask(site, '/campus');
    const post = await ask(site, '/crm/brochure', { method: 'POST', body: 'course=a' });
    expect([kept.status, cold.status, post.status]).toEqual([200, 503, 200]);
    expect(cold.headers['retry-after']).toBe('5');
    expect(cold.text).toContain('Erreur interne au serveur.');
    expect(site.rendered).toEqual(['/formations']);
    expect(site.handedOn).toEqual(['POST /crm/brochure']);
  });

  it('a page that is being rendered is waited for by all who ask for it', async () => {
    let finish: () => void = () => undefined;
    const rendered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    site.handle = async () => {
      await rendered;
      return page('agenda');
    };
    const first = ask(site, '/agenda');
    await expect.poll(() => site.rendered.length, patiently).toBe(1);
    site.overloaded = true;
    const second = ask(site, '/agenda');
    await expect.poll(() => came, patiently).toBe(2);
    expect((await ask(site, '/campus')).status).toBe(503);
    finish();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(site.rendered).toEqual(['/agenda']);
  });

  it('a burst of renders does not hold up a kept page', async () => {
    await ask(site, '/formations');
    const turns = createTurns();
    let renders = 0;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    site.handle = async (request) => {
      await begun;
      await turns.take();
      renders += 1;
      // As long as a render holds the processor, so that what the sockets have to say can come meanwhile.
      const end = performance.now() + 5;
      while (performance.now() < end);
      return page(new URL(request.url).pathname);
    };
    const burst = Promise.all(Array.from({ length: 40 }, (_, index) => ask(site, `/formations/p${index}`)));
    await expect.poll(() => site.rendered.length, patiently).toBe(41);
    begin();
    const waitedFor: number[] = [];
    while (renders < 40) {
      const before = renders;
      expect((await ask(site, '/formations')).status).toBe(200);
      waitedFor.push(renders - before);
    }
    await burst;
    // Connect and answer take a few rounds of the loop, each with one render in it: not forty.
    expect(Math.max(...waitedFor)).toBeLessThan(20);
  });
});
