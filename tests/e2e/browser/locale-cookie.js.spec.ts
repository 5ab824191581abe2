/** The locale cookie (specification §9): written when a visitor chooses a language, for 365 days. */
import { expect, test } from '../fixtures';
import { switchedOnOrigin } from '../servers';
import { enhanced } from './page';

test('choosing a language is remembered for 365 days', async ({ page, context }) => {
  await page.goto(`${switchedOnOrigin}/campus`);
  await enhanced(page);
  const cookie = async () =>
    (await context.cookies()).find((candidate) => candidate.name === 'i18n_redirected');
  expect(await cookie()).toBeUndefined();
  await page.locator('.language-switch a[hreflang="en"]:visible').click();
  await page.waitForURL(`${switchedOnOrigin}/en`);
  expect(await cookie()).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  const lifetime = ((await cookie())?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 365 * 86_400)).toBeLessThan(60);
});
