/** Under overload, misses get a quick 503 and hits are still served; hits are answered between renders. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, holdTime, page, post, type SmallSite, settle, startSite } from './site';

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
    let finish = () => {};
    site.handle = () => new Promise((resolve) => (finish = () => resolve(page('agenda'))));
    const taken = ask(site, '/agenda');
    await expect.poll(() => site.rendered.length).toBe(2);
    site.overloaded = true;
    const kept = await ask(site, '/formations');
    const cold = await ask(site, '/campus');
    site.handle = async () => page('merci');
    const sent = await post(site, '/crm/brochure', 'course=a');
    expect([kept.status, cold.status, sent.status]).toEqual([200, 503, 200]);
    expect(cold.headers['retry-after']).toBe('5');
    expect(cold.text).toContain('Erreur interne au serveur.');
    expect(site.rendered).toEqual(['/formations', '/agenda']);
    expect(site.passedOn).toEqual(['POST /crm/brochure']);
    finish();
    expect((await taken).status).toBe(200);
  });

  it('a late event loop: no third render begins beside two', async () => {
    vi.spyOn(site.pipeline.loop, 'isBehind', 'get').mockReturnValue(true);
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

  it('whoever has taken nothing is not refused, and does not wait for what others have taken', async () => {
    await site.close();
    site = await startSite({ env: { trustedProxies: ['127.0.0.1'] } });
    const order: string[] = [];
    const loaded: string[] = [];
    site.handle = async (request, waitForTurn) => {
      const word = new URL(request.url).searchParams.get('q') ?? '';
      loaded.push(word);
      await waitForTurn();
      order.push(word);
      return page(word);
    };
    let release: () => void = () => undefined;
    site.pipeline.renderQueue.hold(new Promise<void>((resolve) => (release = resolve)));
    const search = (network: string, word: string) =>
      ask(site, `/recherche?q=${word}`, { headers: { 'x-forwarded-for': network } });
    const attacks = ['203.0.113.1', '203.0.113.2'].flatMap((network, one) =>
      Array.from({ length: 60 }, (_, index) => search(network, `robot${one}${index}`)),
    );
    await expect.poll(() => site.arrivedCount).toBe(120);
    await settle();
    const third = Array.from({ length: 12 }, (_, index) => search('203.0.113.3', `visiteur${index}`));
    await expect.poll(() => site.arrivedCount).toBe(132);
    await settle();
    release();
    expect((await Promise.all(third)).map(({ status }) => status)).toEqual(third.map(() => 200));
    expect(order.slice(0, 36).filter((word) => word.startsWith('visiteur'))).toHaveLength(12);
    for (const { status } of await Promise.all(attacks)) expect([200, 429]).toContain(status);
  });

  it('a network has one render at a time, and no more networks than fit have one', async () => {
    await site.close();
    site = await startSite({ env: { trustedProxies: ['127.0.0.1'] } });
    vi.spyOn(site.pipeline.loop, 'isBehind', 'get').mockReturnValue(true);
    const ends: (() => void)[] = [];
    site.handle = () => new Promise((resolve) => void ends.push(() => resolve(page('campus'))));
    const visit = (network: number, path: string) =>
      ask(site, path, { headers: { 'x-forwarded-for': `203.0.113.${network}` } });
    const first = Array.from({ length: 50 }, (_, network) => visit(network, `/campus/c${network}`));
    await expect.poll(() => ends.length).toBe(50);
    expect((await visit(1, '/campus/encore')).status).toBe(503);
    expect((await visit(60, '/campus/lyon')).status).toBe(503);
    for (const end of ends) end();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 200));
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
    await expect.poll(() => site.arrivedCount).toBe(2);
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
    site.handle = async (request, waitForTurn) => {
      await begun;
      await waitForTurn();
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
