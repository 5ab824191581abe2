/** The installed app: the toasts of specification §4, with a service worker that has the last data. */
import { expect, test as installed } from '../browser/installed-app';
import { isData } from '../browser/page';
import { keptIn } from './device';

installed.use({ serviceWorkers: 'allow' });

installed('back online the page’s data is the site’s, not the device’s', async ({ page, context }) => {
  await page.goto('/agenda');
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  // Code that is loading when the connection is lost makes the page reload afterwards.
  await expect.poll(async () => (await keptIn(page, 'assets')).join()).toContain('start-menus');
  await context.setOffline(true);
  await expect(page.locator('.toasts')).toHaveText('Vous êtes hors-ligne');
  const restored = Date.now();
  // Until the worker has the network back, it answers with 204 or, to the router, with its copy; the page asks again.
  const refreshed = page.waitForResponse(
    (answer) =>
      isData(answer.url(), '/agenda') &&
      answer.status() === 200 &&
      Date.parse(answer.headers()['date'] ?? '') >= Math.floor(restored / 1000) * 1000,
  );
  await context.setOffline(false);
  await expect(page.locator('.toasts')).toHaveText('Vous êtes désormais en ligne');
  expect((await refreshed).fromServiceWorker()).toBe(true);
});

installed('opened offline it shows what was read, and says why', async ({ page, context }) => {
  await page.goto('/agenda');
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  await expect.poll(() => keptIn(page, 'pages')).toContain('/agenda');
  await expect.poll(async () => (await keptIn(page, 'assets')).join()).toContain('start-menus');
  await context.setOffline(true);
  await page.goto('/agenda');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.toasts')).toHaveText('Vous êtes hors-ligne');
});
