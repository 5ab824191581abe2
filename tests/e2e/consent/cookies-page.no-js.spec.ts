/** Which sites may decide on `/cookies`, and that no cache keeps its answers. */
import { expect, test } from '../fixtures';
import { switchedOnOrigin } from '../servers';

test('another site’s page cannot decide for a visitor, and no answer is kept', async ({ request }) => {
  const post = (form: Record<string, string>, headers: Record<string, string>) =>
    request.post(`${switchedOnOrigin}/cookies`, { form, headers, maxRedirects: 0 });
  const own = { origin: switchedOnOrigin };
  expect((await post({ choix: 'accepter' }, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  const refused = await post({ choix: 'peut-être' }, own);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('rien n’a changé');
  const away = await post({ choix: 'refuser', retour: 'https://ailleurs.example/' }, own);
  expect([away.status(), away.headers().location]).toEqual([303, '/cookies']);
  const page = await request.get(`${switchedOnOrigin}/cookies`);
  expect(page.headers()['cache-control']).toContain('no-store');
});
