/** `ORIGIN_TRACKING_CONSENT=required`: pages that carry the origin of a visit are one visitor's (decision 046). */
import { expect, test } from './fixtures';
import { siteOrigin, switchedOnOrigin } from './servers';

test('a page with an origin is not kept, and no other visitor’s page has it', async ({ request }) => {
  const headers = { accept: 'text/html' };
  const address = `${switchedOnOrigin}/formations`;
  const visit = await request.get(`${address}?utm_source=affiche-metro`, { headers });
  expect(visit.headers()['cache-control']).toBe('private, no-store');
  expect(visit.headers()).not.toHaveProperty('etag');
  expect(visit.headers()).not.toHaveProperty('cdn-cache-control');
  expect(visit.headers()).not.toHaveProperty('set-cookie');
  expect(await visit.text()).toContain('utm_source=affiche-metro');
  const next = await request.get(address, { headers });
  expect(next.headers()['cache-control']).toContain('public');
  expect(await next.text()).not.toContain('affiche-metro');
});

test('no page is rewritten if cookies need no consent: it is the same, byte by byte', async ({ request }) => {
  const headers = { accept: 'text/html' };
  const address = `${siteOrigin}/formations`;
  const plain = await request.get(address, { headers });
  const visit = await request.get(`${address}?utm_source=affiche-metro`, { headers });
  expect((await visit.body()).equals(await plain.body())).toBe(true);
  expect(visit.headers()['set-cookie']).toContain('origine-tracking=affiche-metro');
});
