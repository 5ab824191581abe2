/** A page's life: rendered once, sent while it is refreshed, kept for its duration. */
import { describe, expect, it, vi } from 'vitest';
import { presentUse } from '~/content/questions/content-use.server';
import { agenda, document, events, failingRender, openPageCache, pageRequest, settle } from './testing';

describe('a page', () => {
  it('is rendered for the first request, and cached for all others', async () => {
    const { cache, text } = openPageCache();
    expect(text()).toBeNull();
    const [first, second] = await Promise.all([cache.obtain(agenda), cache.obtain(agenda)]);
    expect([first.collapsed, second.collapsed, first.stored, first.shareable]).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(second.page).toBe(first.page);
    expect(cache.find(agenda)).toBe(first.page);
    expect([cache.renders, cache.pages, cache.rendering]).toEqual([1, 1, 0]);
    expect(first.page.compressedOnly, 'nearly everybody takes it compressed').toBe(true);
  });

  it('reports whether a page is being rendered', async () => {
    const { site, cache } = openPageCache();
    let finish: (response: Response) => void = () => undefined;
    site.answer = () => new Promise((resolve) => (finish = resolve));
    const obtained = cache.obtain(agenda);
    expect([cache.isRendering(agenda), cache.isRendering(pageRequest('/campus')), cache.rendering]).toEqual([
      true,
      false,
      1,
    ]);
    finish(document());
    await obtained;
    await settle();
    expect(cache.isRendering(agenda)).toBe(false);
  });

  it('is fresh for a minute, then sent as it is while one refresh runs', async () => {
    const { site, cache, text } = openPageCache();
    await cache.obtain(agenda);
    site.answer = async () => document('nouveau');
    site.now += 59_999;
    text();
    await settle();
    expect([text(), cache.renders]).toEqual(['agenda', 1]);
    site.now += 1;
    expect([text(), text()]).toEqual(['agenda', 'agenda']);
    await settle();
    expect([text(), cache.renders]).toEqual(['nouveau', 2]);
  });

  it('that has not changed stays, with its compressed forms, and is fresh again', async () => {
    const { site, cache } = openPageCache();
    const { page } = await cache.obtain(agenda);
    const form = page.form('br');
    site.answer = async () => {
      presentUse()?.used.add(events);
      return document();
    };
    site.now += 61_000;
    cache.find(agenda);
    await settle();
    expect(cache.find(agenda)).toBe(page);
    expect(page.form('br')).toBe(form);
    expect(cache.freshnessHeaders(page)).toMatchObject({ age: '0', status: 'site; hit; ttl=60' });
    expect([...page.used], 'made of what it is made of now').toEqual([events]);
  });

  it('that replaces another has its compressed forms from the start, so that no visitor waits', async () => {
    const { site, cache } = openPageCache();
    const { page } = await cache.obtain(agenda);
    cache.form(agenda, page, 'gzip');
    site.answer = async () => document('nouveau');
    site.now += 61_000;
    cache.find(agenda);
    await settle();
    const next = cache.find(agenda);
    expect(next).not.toBe(page);
    expect(next?.encodings.toSorted()).toEqual(['br', 'gzip']);
  });

  it('is deleted after a day', async () => {
    const { site, cache } = openPageCache();
    await cache.obtain(agenda);
    site.worth = false;
    site.now += 86_400_000 - 1;
    expect(cache.find(agenda)).toBeDefined();
    site.now += 1;
    expect([cache.find(agenda), cache.pages]).toEqual([undefined, 0]);
  });

  it('counts the bytes of every form that is made of it, once', async () => {
    const { cache } = openPageCache();
    const { page } = await cache.obtain(agenda);
    const before = cache.bytes;
    const gzip = cache.form(agenda, page, 'gzip');
    expect(cache.bytes).toBe(before + gzip.body.length);
    expect(cache.form(agenda, page, 'gzip')).toBe(gzip);
    expect(cache.bytes).toBe(before + gzip.body.length);
    const plain = cache.form(agenda, page, null);
    expect(cache.form(agenda, page, null)).toBe(plain);
    expect(cache.bytes).toBe(before + gzip.body.length + plain.body.length);
  });

  it('made of stale content is stale itself, and refreshed at the next visit', async () => {
    const { site, cache, text } = openPageCache();
    site.answer = async () => {
      const use = presentUse();
      if (use) use.stale = !use.waitForFresh;
      return document(use?.waitForFresh ? 'à jour' : 'ancien');
    };
    await cache.obtain(agenda);
    expect(text()).toBe('ancien');
    await settle();
    expect(text()).toBe('à jour');
  });
});

describe('missing and moved pages', () => {
  it('are kept for a short time, separately', async () => {
    const { site, cache } = openPageCache();
    site.answer = async () => document('absente', { status: 404 });
    expect((await cache.obtain(agenda)).stored).toBe(true);
    expect(cache.parts).toEqual({ whole: 0, narrowed: 0, data: 0, brief: 1 });
    site.now += 30_000;
    expect(cache.find(agenda)).toBeUndefined();
  });

  it('replace an earlier page', async () => {
    const { site, cache } = openPageCache();
    await cache.obtain(agenda);
    site.answer = async () => document('absente', { status: 404 });
    site.now += 61_000;
    cache.find(agenda);
    await settle();
    expect(cache.find(agenda)?.response.status).toBe(404);
    expect(cache.parts).toMatchObject({ whole: 0, brief: 1 });
  });
});

describe('a private response', () => {
  const own = async () => document('à un seul', { headers: { 'cache-control': 'private' } });

  it('is not cached', async () => {
    const { site, cache } = openPageCache();
    site.answer = own;
    expect(await cache.obtain(agenda)).toMatchObject({ stored: false, shareable: false });
    expect(cache.pages).toBe(0);
  });

  it('removes the page that was cached before', async () => {
    const { site, cache } = openPageCache();
    await cache.obtain(agenda);
    site.answer = own;
    site.now += 61_000;
    cache.find(agenda);
    await settle();
    expect(cache.pages).toBe(0);
  });
});

describe('a page that lacks a part from the start', () => {
  it('is shown for three seconds', async () => {
    const { site, cache, text } = openPageCache();
    site.answer = async () => {
      failingRender();
      return document('sans menu');
    };
    expect((await cache.obtain(agenda)).stored).toBe(true);
    expect(text()).toBe('sans menu');
    site.now += 3000;
    expect(text()).toBeNull();
  });
});

describe('a slow render', () => {
  it('times out after four seconds, and is cached for later requests', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { site, cache, text } = openPageCache();
    let finish: (response: Response) => void = () => undefined;
    site.answer = () => new Promise((resolve) => (finish = resolve));
    const refused = cache.obtain(agenda).catch((error: Error) => error.name);
    vi.advanceTimersByTime(4000);
    expect(await refused).toBe('RenderTooSlow');
    finish(document());
    await settle();
    vi.useRealTimers();
    expect(text()).toBe('agenda');
  });
});
