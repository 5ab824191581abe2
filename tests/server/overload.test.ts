/** Under overload, misses get a quick 503 and hits are still served; hits are answered between renders. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, holdTime, page, post, type SmallSite, startSite } from './site';

let site: SmallSite;
beforeEach(async () => {
  holdTime();
  site = await startSite();
});
afterEach(() => {
  vi.useRealTimers();
  return site.close();
});

describe('under overload', () => {
  it('kept pages are sent, others refused at once in the site’s look, posts let through', async () => {
    await ask(site, '/formations');
    site.overloaded = true;
    const kept = await ask(site, '/formations');
    const cold = await ask(site, '/campus');
    const sent = await post(site, '/crm/brochure', 'course=a');
    expect([kept.status, cold.status, sent.status]).toEqual([200, 503, 200]);
    expect(cold.headers['retry-after']).toBe('5');
    expect(cold.text).toContain('Erreur interne au serveur.');
    expect(site.rendered).toEqual(['/formations']);
    expect(site.handedOn).toEqual(['POST /crm/brochure']);
  });

  it('a late event loop: no third render begins beside two', async () => {
    vi.spyOn(site.pipeline.loop, 'behind', 'get').mockReturnValue(true);
    const ends: (() => void)[] = [];
    site.handle = () => new Promise((resolve) => void ends.push(() => resolve(page('campus'))));
    const two = ['/campus/lyon', '/campus/nantes'].map((path) => ask(site, path));
    await expect.poll(() => ends.length).toBe(2);
    expect((await ask(site, '/campus/brest')).status).toBe(503);
    for (const end of ends) end();
    expect((await Promise.all(two)).map(({ status }) => status)).toEqual([200, 200]);
    const third = ask(site, '/campus/brest');
    await expect.poll(() => ends.length).toBe(3);
    ends[2]?.();
    expect((await third).status).toBe(200);
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
    await expect.poll(() => site.rendered.length).toBe(1);
    site.overloaded = true;
    const second = ask(site, '/agenda');
    await expect.poll(() => site.came).toBe(2);
    expect((await ask(site, '/campus')).status).toBe(503);
    finish();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
    expect(site.rendered).toEqual(['/agenda']);
  });

  it('a burst of renders does not hold up a kept page', async () => {
    await ask(site, '/formations');
    let renders = 0;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    site.handle = async (request) => {
      await begun;
      await site.pipeline.turns.waitForTurn();
      renders += 1;
      // Other work holds the processor during a render: the sockets' data can arrive meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
      return page(new URL(request.url).pathname);
    };
    const burst = Promise.all(Array.from({ length: 30 }, (_, index) => ask(site, `/formations/p${index}`)));
    await expect.poll(() => site.rendered.length).toBe(31);
    begin();
    const waitedFor: number[] = [];
    while (renders < 30) {
      const before = renders;
      expect((await ask(site, '/formations')).status).toBe(200);
      waitedFor.push(renders - before);
    }
    await burst;
    // Connect and answer take a few rounds of the loop, each with one render in it: not thirty.
    expect(Math.max(...waitedFor)).toBeLessThan(15);
  });
});
