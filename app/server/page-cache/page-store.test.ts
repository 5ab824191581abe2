import { describe, expect, it } from 'vitest';
import { collections } from '~/content/questions/collections';
import type { UsedContent } from '~/content/questions/content-use.server';
import { KeptPage } from './kept-page';
import { createPageStore } from './page-store';

const megabyte = 1024 * 1024;

function pageOf(bytes: number, used: UsedContent[] = []): KeptPage {
  return new KeptPage({
    status: 200,
    body: Buffer.alloc(bytes, 'x'),
    contentType: 'text/html',
    cacheControl: 'public',
    cdnCacheControl: null,
    extra: [],
    location: null,
    used: new Set(used),
  });
}

describe('the memory for pages', () => {
  it('invented parameters and addresses evict no page', () => {
    const store = createPageStore(4 * megabyte);
    store.keep('b1desktop/campus', pageOf(100_000));
    for (let made = 0; made < 500; made += 1) {
      store.keep(`b1desktop/campus?campus=${made}`, pageOf(100_000));
      store.keep(`b1desktop/inconnue-${made}?_data=root`, pageOf(100_000));
      store.keep(`b1desktop/campus?campus=${made}&_data=routes%2Fcampuses`, pageOf(100_000));
      store.keepBriefly(`b1desktop/inconnue-${made}`, pageOf(100_000));
    }
    expect(store.get('b1desktop/campus')).toBeDefined();
    expect(store.pagesByShare).toEqual({ whole: 1, narrowed: 7, data: 5, brief: 2 });
    expect(store.bytes).toBeLessThan(4 * megabyte);
  });

  it('invented filters evict no loader data', () => {
    const store = createPageStore(4 * megabyte);
    store.keep('b1desktop/campus?_data=routes%2Fcampuses', pageOf(1000));
    for (let made = 0; made < 500; made += 1) store.keep(`b1desktop/campus?campus=${made}`, pageOf(100_000));
    expect(store.get('b1desktop/campus?_data=routes%2Fcampuses')).toBeDefined();
  });

  it('clients without compression share one plain copy, which counts towards the bytes', () => {
    const store = createPageStore(16 * megabyte);
    const pages = Array.from({ length: 40 }, () => pageOf(100_000));
    for (const [index, page] of pages.entries()) {
      page.form('br');
      store.keep(`b1desktop/${index}`, page);
      expect(store.plainForm(page).body).toHaveLength(100_000);
      expect(store.plainForm(page).body).toBe(store.plainForm(page).body);
    }
    const kept = pages.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(store.bytes).toBeGreaterThan(kept + 9 * 100_000);
    expect(store.bytes).toBeLessThanOrEqual(kept + megabyte);
    const before = store.bytes;
    store.remove('b1desktop/39');
    expect(before - store.bytes, 'a page takes its plain form with it').toBeGreaterThan(100_000);
  });

  it('deleting a page frees its part of the store', () => {
    const store = createPageStore(4 * megabyte);
    for (const key of ['b1desktop/campus', 'b1desktop/agenda?type=salon']) {
      store.keep(key, pageOf(1000));
      store.keepBriefly(key, pageOf(1000));
      expect(store.get(key)).toBeDefined();
      store.remove(key);
      expect(store.get(key)).toBeUndefined();
    }
    expect(store.pages).toBe(0);
  });
});

describe('a change of content', () => {
  const lyon = () => pageOf(10, [{ path: '/events/jpo', relations: [collections.campuses] }]);
  const change = { collection: 'campuses', of: collections.campuses, names: ['lyon'] };

  it('marks every page that shows it as stale, and deletes none', () => {
    const store = createPageStore(megabyte);
    const keys = ['b1desktop/agenda/jpo', 'b1desktop/agenda?type=salon', 'b1desktop/agenda?_data=root'];
    const pages = keys.map((key) => {
      const page = Object.assign(lyon(), { freshUntil: 9, refreshAfter: 9 });
      store.keep(key, page);
      return page;
    });
    const other = Object.assign(pageOf(10, [{ path: '/events', relations: [] }]), { freshUntil: 9 });
    store.keep('b1desktop/campus', other);
    expect(store.markStale(change)).toBe(3);
    expect(pages.map(({ freshUntil, refreshAfter }) => [freshUntil, refreshAfter])).toEqual(
      Array(3).fill([0, 0]),
    );
    expect([other.freshUntil, store.pages]).toEqual([9, 4]);
  });

  it('deletes short-lived responses, because a missing page may exist now', () => {
    const store = createPageStore(megabyte);
    store.keepBriefly('b1desktop/agenda/jpo', lyon());
    store.keepBriefly('b1desktop/nulle-part', pageOf(10));
    expect(store.markStale(change)).toBe(1);
    expect(store.get('b1desktop/agenda/jpo')).toBeUndefined();
    expect(store.get('b1desktop/nulle-part')).toBeDefined();
  });
});

describe('the bytes of a page', () => {
  it('are counted again when they change, in either part', () => {
    const store = createPageStore(4 * megabyte);
    const [page, brief] = [pageOf(100_000), pageOf(100_000)];
    store.keep('b1desktop/campus', page);
    store.keepBriefly('b1desktop/moved', brief);
    for (const one of [page, brief]) one.form('br');
    store.measure('b1desktop/campus', page);
    store.measure('b1desktop/moved', brief);
    expect(store.bytes).toBe(page.bytes + brief.bytes);
  });

  it('are not counted for a page that another has replaced', () => {
    const store = createPageStore(4 * megabyte);
    const [old, page] = [pageOf(100_000), pageOf(10)];
    store.keep('b1desktop/campus', page);
    store.measure('b1desktop/campus', old);
    expect(store.get('b1desktop/campus')).toBe(page);
    expect(store.bytes).toBe(page.bytes);
  });

  it('are in one part at a time: a page that becomes a 404 frees its place', () => {
    const store = createPageStore(megabyte);
    store.keep('b1desktop/agenda/jpo', pageOf(10));
    store.keepBriefly('b1desktop/agenda/jpo', pageOf(10));
    expect(store.pagesByShare).toEqual({ whole: 0, narrowed: 0, data: 0, brief: 1 });
    store.keep('b1desktop/agenda/jpo', pageOf(10));
    expect(store.pagesByShare).toEqual({ whole: 1, narrowed: 0, data: 0, brief: 0 });
  });
});
