/** The English pages (ENGLISH_ENABLED): language, chrome, twins, and what does not exist. */
import { type ConfiguredSite, startConfiguredSite } from '../configured-site';
import { expect, test } from '../fixtures';

test.describe.configure({ mode: 'default' });

let site: ConfiguredSite;

test.beforeAll(async () => {
  site = await startConfiguredSite({
    ENGLISH_ENABLED: 'true',
    PROFILES_ENABLED: 'true',
  });
});

test.afterAll(() => site.close());

test('every English page is in English, chrome included, and names its languages', async ({ page }) => {
  await page.goto(`${site.origin}/en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const menu = page.locator('.site-footer a[href^="/en"]');
  const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(new Set(paths).size).toBeGreaterThanOrEqual(6);
  for (const path of new Set(paths)) {
    await page.goto(site.origin + path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('.skip-links a').first()).toHaveText('Skip to content');
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
    await expect(page.locator('.site-header a.main-logo')).toHaveAttribute('href', '/en');
  }
});

test('the switch leads to the same page in the other language and back', async ({ page }) => {
  await page.goto(`${site.origin}/ecole`);
  const to = (language: string) => page.locator(`.top-bar .language-switch a[hreflang="${language}"]`);
  const alternates = () =>
    page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      );
  const both = [`fr ${site.origin}/ecole`, `en ${site.origin}/en/school`, `x-default ${site.origin}/ecole`];
  expect(await alternates()).toEqual(both);
  await to('en').click();
  await expect(page).toHaveURL(`${site.origin}/en/school`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await alternates()).toEqual(both);
  await to('fr').click();
  await expect(page).toHaveURL(`${site.origin}/ecole`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a page without a twin leads to the other home and claims no alternate', async ({ page }) => {
  await page.goto(`${site.origin}/ecole/nos-engagements`);
  await expect(page.locator('.top-bar .language-switch a[hreflang="en"]')).toHaveAttribute(
    'href',
    '/en?langue=en',
  );
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
});

test('from English to French the chrome changes with the page', async ({ page }) => {
  await page.goto(`${site.origin}/en/programmes`);
  await page.locator('main a[href="/formations"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/formations`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.skip-links a').first()).toHaveText('Aller au contenu');
});

test.describe('what is not there', () => {
  test.use({ allowedStatuses: [404] });

  test('a page that is not translated is not found, in English', async ({ page }) => {
    const answer = await page.goto(`${site.origin}/en/mentions-legales`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.error-message')).toHaveText('Oops, this page does not exist (any more)');
    // The search is a French screen, and says so in its link and its field.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search (in French)' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the site (in French)' })).toBeVisible();
  });
});

test('French pages carry no English words', async ({ request }) => {
  const page = await (await request.get(`${site.origin}/ecole`)).text();
  expect(page).not.toContain('Skip to content');
  expect(await (await request.get(`${site.origin}/en/school`)).text()).toContain('Skip to content');
});

test('company pages begin with the same letters and stay', async ({ request }) => {
  const answer = await request.get(`${site.origin}/entreprise`, { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
});

test('the language that was chosen is read when the visitor comes back', async ({ page, context }) => {
  await page.goto(`${site.origin}/ecole`);
  const to = (language: string) => page.locator(`.top-bar .language-switch a[hreflang="${language}"]`);
  await to('en').click();
  await expect(page).toHaveURL(`${site.origin}/en/school`);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', httpOnly: true });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(60);
  await page.goto(`${site.origin}/`);
  await expect(page).toHaveURL(`${site.origin}/en`);
  await to('fr').click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await page.goto('about:blank');
  await page.goto(`${site.origin}/`);
  await expect(page).toHaveURL(`${site.origin}/`);
});
