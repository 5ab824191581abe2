/** The effect of a failed refresh, or a change of content, on a kept page. */
import { describe, expect, it } from 'vitest';
import { presentUse } from '~/content/questions/content-use.server';
import { agenda, document, events, failingRender, openPageCache, pageRequest, settle } from './testing';

describe('a failed refresh', () => {
  it.each([
    ['503', 503, async () => document('indisponible', { status: 503 })],
    ['429', 429, async () => document('doucement', { status: 429 })],
    [
      'a page that breaks off',
      503,
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'a page that lacks a part',
      503,
      async () => {
        failingRender();
        return document('sans menu');
      },
    ],
    ['a render that throws', 500, () => Promise.reject(new Error('boom'))],
  ])('%s keeps the last good page, tried again after a second', async (_, status, answer) => {
    const { site, cache, text } = openPageCache();
    await cache.obtain(agenda);
    site.now += 61_000;
    site.answer = answer;
    expect(text()).toBe('agenda');
    await settle();
    expect(text()).toBe('agenda');
    expect(cache.find(agenda)?.failedWith).toBe(status);
    site.now += 999;
    text();
    await settle();
    expect(cache.renders).toBe(2);
    site.now += 1;
    site.answer = async () => document('de retour');
    text();
    await settle();
    expect([text(), cache.find(agenda)?.failedWith, cache.renders]).toEqual(['de retour', null, 3]);
  });

  it('is logged when the render failed, without user input from the address', async () => {
    const { site, cache } = openPageCache();
    const asked = pageRequest('/agenda/jean.dupont@exemple.fr');
    await cache.obtain(asked);
    site.now += 61_000;
    const boom = new Error('boom');
    site.answer = () => Promise.reject(boom);
    cache.find(asked);
    await settle();
    expect(site.warned).toEqual([[{ err: boom, path: '/agenda/(cut)' }, 'a page could not be refreshed']]);
  });

  it('of content that stays stale is retried later, and its header gives the reason', async () => {
    const { site, cache, text } = openPageCache();
    await cache.obtain(agenda);
    site.now += 61_000;
    site.answer = async () => {
      const use = presentUse();
      if (use) use.stale = true;
      return document('le même');
    };
    text();
    await settle();
    expect(cache.find(agenda)?.failedWith).toBe(503);
    site.now += 999;
    text();
    await settle();
    expect(cache.renders).toBe(2);
    site.now += 1;
    text();
    await settle();
    expect(cache.renders).toBe(3);
  });

  it('is not tried while the content service is known to be away', async () => {
    const { site, cache, text } = openPageCache();
    await cache.obtain(agenda);
    site.now += 61_000;
    site.worth = false;
    text();
    await settle();
    expect(cache.renders).toBe(1);
    site.worth = true;
    text();
    await settle();
    expect(cache.renders).toBe(2);
  });
});

describe('a change of content', () => {
  const change = { collection: 'events', names: ['jpo'] };
  const about = async () => {
    presentUse()?.used.add(events);
    return document();
  };

  it('marks the affected pages as stale', async () => {
    const { site, cache, text } = openPageCache();
    site.answer = about;
    await cache.obtain(agenda);
    expect([cache.markStale({ collection: 'campuses', names: [] }), cache.markStale(change)]).toEqual([0, 1]);
    expect(text()).toBe('agenda');
    await settle();
    expect(cache.renders).toBe(2);
  });

  it('also marks a page whose render is pending', async () => {
    const { site, cache, text } = openPageCache();
    let finish: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (finish = resolve));
    site.answer = async () => {
      await waiting;
      return about();
    };
    const obtained = cache.obtain(agenda);
    cache.markStale({ collection: 'campuses', names: [] });
    cache.markStale(change);
    finish();
    await obtained;
    site.answer = async () => document('nouveau');
    text();
    await settle();
    expect(text()).toBe('nouveau');
  });
});

describe('after an outage of the content service, when every page is stale,', () => {
  const all = Array.from({ length: 20 }, (_, number) => pageRequest(`/campus/${number}`));

  async function stalePages() {
    const opened = openPageCache();
    opened.site.answer = async () => {
      presentUse()?.used.add(events);
      return document();
    };
    for (const asked of all) await opened.cache.obtain(asked);
    opened.site.now += 61_000;
    const finish: (() => void)[] = [];
    opened.site.answer = async () => {
      presentUse()?.used.add(events);
      await new Promise<void>((resolve) => finish.push(resolve));
      return document('nouveau');
    };
    return { ...opened, finish };
  }

  it('four are refreshed at a time: the service answers the pages visitors ask for most', async () => {
    const { cache, text, finish } = await stalePages();
    for (const asked of all) expect(text(asked)).toBe('agenda');
    expect(cache.rendering).toBe(4);
    for (const done of finish.splice(0)) done();
    await settle();
    expect(all.map(text)).toEqual([...Array(4).fill('nouveau'), ...Array(16).fill('agenda')]);
    expect(cache.rendering).toBe(4);
  });

  it('an editor’s change does not wait for them', async () => {
    const { cache, text } = await stalePages();
    for (const asked of all) text(asked);
    cache.markStale({ collection: 'events', names: [], urgent: true });
    const last = all.at(-1) ?? agenda;
    text(last);
    expect(cache.isRendering(last)).toBe(true);
  });
});
