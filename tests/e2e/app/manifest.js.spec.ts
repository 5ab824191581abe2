/** The manifest as the browser itself reads it: what it does not understand it says. */
import { expect, test } from '../fixtures';

test('the browser understands the manifest, and takes the site for an app', async ({ page, context }) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(data).toContain('"start_url"');
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
});
