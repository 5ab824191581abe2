/** Many searches evict no page from the cache and are rate limited. */
import { afterEach, describe, expect, it } from 'vitest';
import { createPageCache } from '~/server/page-cache/page-cache';
import { type PageRequest, toPageRequest } from '~/server/page-cache/page-key';
import { readResponse } from '~/server/render/rendered';
import { ask, page, type SmallSite, startSite } from './site';

let site: SmallSite | undefined;
afterEach(() => site?.close());

describe('20,000 different searches', () => {
  it('push no other page out of the cache', async () => {
    const cache = createPageCache({
      render: async ({ url }) =>
        readResponse(
          page(url, url.includes('?q=') ? { headers: { 'cache-control': 'public, s-maxage=60' } } : {}),
        ),
      origin: 'https://www.ecole.example',
      headersOf: () => ({}),
      sharedPages: false,
      maxBytes: 4 * 1024 * 1024,
      clock: () => 0,
      log: { warn: () => undefined },
      mayRefresh: () => true,
    });
    const asked = (target: string) =>
      toPageRequest(target, { version: 'b1', isRouteOf: () => false }) as PageRequest;
    const pages = ['/', '/formations', '/campus/lyon', '/recherche'].map(asked);
    for (const one of pages) await cache.obtain(one);
    for (let number = 0; number < 20_000; number++) await cache.obtain(asked(`/recherche?q=mot${number}`));
    for (const one of pages) expect(cache.find(one), one.target).toBeDefined();
    expect(cache.find(asked('/recherche?q=mot19999')), 'the latest search').toBeDefined();
    expect(cache.find(asked('/recherche?q=mot0')), 'the first search').toBeUndefined();
    expect(cache.bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
  });
});

describe('suggestions', () => {
  it('are refused to a client that asks too often, and to no other', async () => {
    site = await startSite({ env: { trustedProxies: ['127.0.0.1'] } });
    for (let number = 0; number < 600; number++)
      expect((await ask(site, `/recherche/suggestions?q=${number}`)).status).toBe(200);
    const refused = await ask(site, '/recherche/suggestions?q=600');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await ask(site, '/recherche?q=eau')).status).toBe(200);
    expect((await ask(site, '/formations')).status).toBe(200);
  });
});
