/** `/cookies` without and with JavaScript: choose, change, and go back to where one came from. */
import { type ConfiguredSite, startConfiguredSite } from '../configured-site';
import { expect, test } from '../fixtures';
import { recordThirdParties } from './third-parties';

test.describe.configure({ mode: 'default' });

let site: ConfiguredSite;
let asked: string[];

test.beforeAll(async () => {
  site = await startConfiguredSite({
    GTM_ID: 'GTM-TEST12',
    EXTERNAL_FOOTER_URL: 'https://groupe.example/pied',
    ORIGIN_TRACKING_CONSENT: 'required',
  });
});

test.afterAll(() => site.close());

test.beforeEach(async ({ context }) => {
  asked = await recordThirdParties(context, site.origin);
});

test('lists what is in use, nothing ticked, and keeps what is chosen for six months', async ({
  page,
  context,
}) => {
  await page.goto(`${site.origin}/formations?secteur=eau`);
  await page.locator('footer a[href="/cookies"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/cookies`);
  const boxes = page.locator('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(page.locator('main input:checked')).toHaveCount(0);
  await page.locator('input[value="videos"]').check();
  await page.locator('main button[value="choisir"]').click();
  await expect(page).toHaveURL(`${site.origin}/formations?secteur=eau`);

  const cookie = (await context.cookies()).find(({ name }) => name === 'choix-cookies');
  expect(cookie?.value).toMatch(/^1:\d{4}-\d{2}-\d{2}:\+videos:-measurement:-frames:-origin$/);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(180);
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });

  await page.goto(`${site.origin}/cookies`);
  await expect(page.locator('main input:checked')).toHaveCount(1);
  // Leaving at once would call the answer off.
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator('main button[value="refuser"]').click();
  await (await kept).finished();
  await page.goto(`${site.origin}/cookies`);
  await expect(page.locator('main input:checked')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('without JavaScript too, the origin of a visit is kept after consent and forgotten with it', async ({
  page,
  context,
}) => {
  const origin = async () =>
    (await context.cookies()).find(({ name }) => name === 'origine-tracking')?.value ?? null;
  await page.goto(`${site.origin}/campus?utm_source=salon`);
  expect(await origin()).toBeNull();
  await page.locator('footer a[href^="/cookies"]').first().click();
  await page.locator('main button[value="accepter"]').click();
  await expect(page).toHaveURL(`${site.origin}/campus?utm_source=salon`);
  expect(await origin()).toBe('salon');
  await page.goto(`${site.origin}/cookies`);
  await page.locator('main button[value="refuser"]').click();
  await expect.poll(origin).toBeNull();
});

test('nobody else’s page may decide for a visitor, and no answer is kept', async ({ request }) => {
  const post = (form: Record<string, string>, headers: Record<string, string>) =>
    request.post(`${site.origin}/cookies`, { form, headers, maxRedirects: 0 });
  const own = { origin: site.origin };
  expect((await post({ choix: 'accepter' }, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  const refused = await post({ choix: 'peut-être' }, own);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('rien n’a changé');
  const away = await post({ choix: 'refuser', retour: 'https://ailleurs.example/' }, own);
  expect([away.status(), away.headers().location]).toEqual([303, '/cookies']);
  const page = await request.get(`${site.origin}/cookies`);
  expect(page.headers()['cache-control']).toContain('no-store');
});
