/**
 * `ORIGIN_TRACKING_CONSENT=required`: nothing is stored before the visitor agrees, and no brochure loses its origin
 * (decision 046).
 */
import type { Page } from 'playwright/test';
import { enhanced } from './browser/page';
import { popIn } from './browser/pop-in';
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { expect, hasScripts, test } from './fixtures';
import { siteOrigin } from './servers';

let site: ConfiguredSite;

// One server for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startConfiguredSite({
    ORIGIN_TRACKING_CONSENT: 'required',
    SHARED_CACHE: 'passes-first-visits',
  });
});

test.afterAll(() => site?.close());

const ready = async (page: Page) => {
  if (hasScripts()) await enhanced(page);
};

/** Follows a link of the page to another page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href^="${path}"]:visible:not(svg a)`).first().click();
  await page.waitForURL(new RegExp(`${path}(?:\\?|$)`));
}

/** Asks for the brochure of the programme at hand, in the pop-in or on its page. */
async function askForBrochure(page: Page, campus: string): Promise<void> {
  await page.getByRole('main').locator('a[href^="/crm/brochure"]').first().click();
  if (hasScripts()) {
    const shown = popIn(page);
    await shown.campus.selectOption(campus);
    await shown.confirm.click();
  } else {
    const main = page.getByRole('main');
    const campuses = main.locator('select[name=campus]');
    // The step before may be asked for once more: its form gets, and its address loses what it said.
    await main.locator('button[formmethod=get]').last().click();
    await campuses.selectOption(campus);
    await main.locator('form[method=post] button[type=submit]:not([formmethod])').click();
  }
  await page.waitForURL(/\/demo\/crm\?/);
}

const arrival = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const visits = [
  { name: 'a campaign', query: '?utm_source=salon-lyon&utm_medium=papier', medium: 'papier' },
  { name: 'a search engine', referer: 'https://www.google.com/', medium: 'organic' },
  { name: 'another site', referer: 'https://www.onisep.fr/metiers', medium: 'referral' },
] as const;
const sources = ['salon-lyon', 'ORGANIC_google', 'REFERRAL_www.onisep.fr'];

for (const [index, { name, medium, ...visit }] of visits.entries()) {
  test(`from ${name}, two pages further, the brochure knows it and nothing is stored`, async ({
    page,
    context,
  }) => {
    const query = 'query' in visit ? visit.query : '';
    await page.goto(`${site.origin}/campus${query}`, 'referer' in visit ? { referer: visit.referer } : {});
    await ready(page);
    await follow(page, '/campus/lyon');
    await follow(page, '/formations/bts-gpn');
    await askForBrochure(page, 'lyon');
    expect(arrival(page)).toMatchObject({
      course: 'bts-gpn',
      campus: 'lyon',
      'origine-tracking': sources[index],
      utm_source: sources[index],
      utm_medium: medium,
    });
    expect(await context.cookies()).toEqual([]);
  });
}

test('a form on the way does not lose it, nor does a reload after it', async ({ page, context }) => {
  await page.goto(`${site.origin}/campus`, { referer: 'https://www.bing.com/' });
  await ready(page);
  await page.getByRole('main').locator('input[name=pres]').fill('Lyon');
  await page.getByRole('main').locator('input[name=pres]').press('Enter');
  await page.waitForURL(/[?&]pres=Lyon/);
  await page.goto(page.url());
  await ready(page);
  await follow(page, '/campus/lyon');
  await follow(page, '/formations/bts-gpn');
  await askForBrochure(page, 'lyon');
  expect(arrival(page)).toMatchObject({ 'origine-tracking': 'ORGANIC_bing' });
  expect(await context.cookies()).toEqual([]);
});

test('who agrees on the way has the cookies of the visit’s origin', async ({ page, context }) => {
  await page.goto(`${site.origin}/campus`, { referer: 'https://www.google.com/' });
  await ready(page);
  await follow(page, '/campus/lyon');
  await page.locator('footer a[href^="/cookies"]').first().click();
  await page.waitForURL(/\/cookies/);
  await page.locator('main button[value="accepter"]').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/cookies'));
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ 'origine-tracking': 'ORGANIC_google', utm_medium: 'organic' });
});

test('who refuses is followed no more: neither links nor the CRM know', async ({ page, context }) => {
  await page.goto(`${site.origin}/cookies?utm_source=salon`);
  await ready(page);
  await page.locator('main button[value="refuser"]').click();
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['choix-cookies']);
  await page.goto(`${site.origin}/formations/bts-gpn?utm_source=salon`);
  await ready(page);
  expect(await page.locator('a[href*="utm_"]').count()).toBe(0);
  await askForBrochure(page, 'lyon');
  expect(arrival(page)).toMatchObject({ 'origine-tracking': 'direct' });
});

test('a page that carries an origin is kept by nobody, and no other visitor’s page carries it', async ({
  page,
}) => {
  const headers = { accept: 'text/html' };
  const address = `${site.origin}/formations`;
  const visit = await page.request.get(`${address}?utm_source=affiche-metro`, { headers });
  expect(visit.headers()['cache-control']).toBe('private, no-store');
  expect(visit.headers()).not.toHaveProperty('etag');
  expect(visit.headers()).not.toHaveProperty('cdn-cache-control');
  expect(visit.headers()).not.toHaveProperty('set-cookie');
  expect(await visit.text()).toContain('utm_source=affiche-metro');
  const next = await page.request.get(address, { headers });
  expect(next.headers()['cache-control']).toContain('public');
  expect(await next.text()).not.toContain('affiche-metro');
});

test('where cookies need no consent, no page is written anew: it is the same, byte by byte', async ({
  page,
}) => {
  const headers = { accept: 'text/html' };
  const address = `${siteOrigin}/formations`;
  const plain = await page.request.get(address, { headers });
  const visit = await page.request.get(`${address}?utm_source=affiche-metro`, { headers });
  expect((await visit.body()).equals(await plain.body())).toBe(true);
  expect(visit.headers()['set-cookie']).toContain('origine-tracking=affiche-metro');
});
