/** The web app manifest, parsed by the browser without warnings. */
import { chromium } from 'playwright/test';
import { test as base, expect } from '../fixtures';

/** A visitor's own profile: a private window, which every other test has, cannot install anything. */
const test = base.extend({
  context: async ({ launchOptions, baseURL }, use) => {
    const context = await chromium.launchPersistentContext('', { ...launchOptions, baseURL });
    await use(context);
    await context.close();
  },
});

test('the browser accepts the manifest, and can install the site', async ({ page, context }) => {
  await page.goto('/');
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(errors).toEqual([]);
  expect(data).toContain('"start_url"');
  expect((await devtools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
});
