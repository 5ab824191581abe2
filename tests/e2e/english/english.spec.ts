/** English pages (ENGLISH_ENABLED) as visitors go to them and back. Their HTML: `english.no-js.spec.ts`. */
import { expect, test } from '../fixtures';
import { switchedOnOrigin } from '../servers';

test('the switch leads to the same page in the other language and back', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/ecole`);
  const to = (language: string) => page.locator(`.top-bar .language-switch a[hreflang="${language}"]`);
  const alternates = () =>
    page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
      );
  const both = [
    `fr ${switchedOnOrigin}/ecole`,
    `en ${switchedOnOrigin}/en/school`,
    `x-default ${switchedOnOrigin}/ecole`,
  ];
  expect(await alternates()).toEqual(both);
  await to('en').click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/en/school`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await alternates()).toEqual(both);
  await to('fr').click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/ecole`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the chrome changes with the page from English to French', async ({ page }) => {
  await page.goto(`${switchedOnOrigin}/en/programmes`);
  await page.locator('main a[href="/formations"]').first().click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/formations`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.skip-links a').first()).toHaveText('Aller au contenu');
});

test.describe('missing English pages', () => {
  test.use({ allowedStatuses: [404] });

  test('a page without a translation is a 404 in English', async ({ page }) => {
    const answer = await page.goto(`${switchedOnOrigin}/en/mentions-legales`);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.error-message')).toHaveText('Oops, this page does not exist (any more)');
    // The search is a French screen, and says so in its link and its field.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Search (in French)' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search the site (in French)' })).toBeVisible();
  });
});

test('the language that was chosen is read when the visitor comes back', async ({ page, context }) => {
  await page.goto(`${switchedOnOrigin}/ecole`);
  const to = (language: string) => page.locator(`.top-bar .language-switch a[hreflang="${language}"]`);
  await to('en').click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/en/school`);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax', httpOnly: true });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 365 * 86_400)).toBeLessThan(60);
  await page.goto(`${switchedOnOrigin}/`);
  await expect(page).toHaveURL(`${switchedOnOrigin}/en`);
  await to('fr').click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/`);
  await page.goto('about:blank');
  await page.goto(`${switchedOnOrigin}/`);
  await expect(page).toHaveURL(`${switchedOnOrigin}/`);
});
