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
      store.keepBriefly(`b1desktop/inconnue-${made}`, pageOf(100_000));
    }
    expect(store.get('b1desktop/campus')).toBeDefined();
    expect(store.parts).toEqual({ whole: 1, narrowed: 10, brief: 2 });
    expect(store.bytes).toBeLessThan(4 * megabyte);
  });

  it('loader data of a page stands beside the page', () => {
    const store = createPageStore(4 * megabyte);
    store.keep('b1desktop/campus?_data=routes%2Fcampuses', pageOf(1000));
    expect(store.parts.whole).toBe(1);
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
