/** A browser window as an installed app has it: its display mode is `standalone`, not pretended. */
import { chromium, type Page } from 'playwright/test';
import { test as base, expect } from '../fixtures';

export const test = base.extend<{ page: Page }>({
  context: async ({ launchOptions, baseURL }, use) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--app=${baseURL}/cookies`],
      baseURL,
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    const page = context.pages()[0] ?? (await context.waitForEvent('page'));
    await page.waitForLoadState('networkidle');
    await use(page);
  },
});

export { expect };
