/** Without features that need consent, there is no banner and its code is not loaded. */
import { visitAndSettle } from '../browser/page';
import { expect, test } from '../fixtures';
import { siteOrigin } from '../servers';
import { recordThirdParties } from './third-parties';

test('no banner, no code for it, no cookie, no third party', async ({ page, context }) => {
  const asked = await recordThirdParties(context, siteOrigin);
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await visitAndSettle(page, '/');
  await expect(page.locator('.consent-banner')).toHaveCount(0);
  expect(loaded.filter((path) => path.startsWith('/assets/consent-'))).toEqual([]);
  expect(asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('choix-cookies');
});
