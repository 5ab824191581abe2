/**
 * A browser window as an installed app has it. Its display mode is really `standalone`; a headless shell has no such
 * windows, so the page gets the value of Safari on iOS for an installed app.
 */
import { chromium } from 'playwright/test';
import { test as base, expect, useWatched } from '../fixtures';

export const test = base.extend({
  context: async ({ launchOptions, baseURL, serviceWorkers }, use) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--app=${baseURL}/cookies`],
      baseURL,
      serviceWorkers,
    });
    await use(context);
    await context.close();
  },
  page: async ({ context, allowedStatuses }, use) => {
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    await page.waitForLoadState('networkidle');
    if (!(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches))) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    }
    await useWatched(page, allowedStatuses, use);
  },
});

export { expect };
