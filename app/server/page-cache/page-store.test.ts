import { describe, expect, it } from 'vitest';
import { KeptPage } from './kept-page';
import { createPageStore } from './page-store';

const megabyte = 1024 * 1024;

function pageOf(bytes: number): KeptPage {
  return new KeptPage({
    status: 200,
    body: Buffer.alloc(bytes, 'x'),
    contentType: 'text/html',
    cacheControl: 'public',
    cdnCacheControl: null,
    extra: [],
    location: null,
    used: new Set(),
  });
}

describe('the memory for pages', () => {
  it('parameters and addresses somebody makes up push no page out', () => {
    const store = createPageStore(4 * megabyte);
    store.keep('b1desktop/campus', pageOf(100_000));
    for (let made = 0; made < 500; made += 1) {
      store.keep(`b1desktop/campus?campus=${made}`, pageOf(100_000));
      store.keep(`b1desktop/inconnue-${made}?_data=root`, pageOf(100_000));
      store.keep(`b1desktop/campus?campus=${made}&_data=routes%2Fcampuses`, pageOf(100_000));
      store.keepBriefly(`b1desktop/inconnue-${made}`, pageOf(100_000));
    }
    expect(store.get('b1desktop/campus')).toBeDefined();
    expect(store.parts).toEqual({ whole: 1, narrowed: 7, data: 5, brief: 2 });
    expect(store.bytes).toBeLessThan(4 * megabyte);
  });

  it('narrowed lists somebody makes up push no loader data out', () => {
    const store = createPageStore(4 * megabyte);
    store.keep('b1desktop/campus?_data=routes%2Fcampuses', pageOf(1000));
    for (let made = 0; made < 500; made += 1) store.keep(`b1desktop/campus?campus=${made}`, pageOf(100_000));
    expect(store.get('b1desktop/campus?_data=routes%2Fcampuses')).toBeDefined();
  });

  it('who takes no compression is sent one copy of the page, shared, within the bytes', () => {
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
    store.remove('b1desktop/39');
    expect(store.bytes, 'a page takes its plain form with it').toBeLessThan(kept + 10 * 100_000);
  });

  it('a page that is gone leaves its part, whichever it is', () => {
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
