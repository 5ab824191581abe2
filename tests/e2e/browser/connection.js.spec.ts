/** Online and offline, in the installed app only (specification §1, §4): toasts, and fresh page data. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { stopClock, visit } from './page';

const offline = 'Vous êtes hors-ligne';
const online = 'Vous êtes désormais en ligne';

/** Display mode as the browser gives it to an installed app. */
async function install(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
}

test('installed: offline stays said, back online is said for 5 s', async ({ page, context }) => {
  await page.clock.install();
  await install(page);
  await visit(page, '/campus');
  await stopClock(page);
  const toasts = page.locator('.toasts');
  await expect(toasts).toHaveAttribute('role', 'status');
  await expect(toasts).toBeEmpty();

  await context.setOffline(true);
  await expect(toasts).toHaveText(offline);
  await page.clock.runFor(3_600_000);
  await expect(toasts).toHaveText(offline);

  await context.setOffline(false);
  await expect(toasts).toHaveText(online);
  await page.clock.runFor(4999);
  await expect(toasts).toHaveText(online);
  await page.clock.runFor(1);
  await expect(toasts).toBeEmpty();
});

test('installed: the page’s data is refreshed when the connection is back', async ({ page, context }) => {
  await install(page);
  await visit(page, '/agenda');
  await context.setOffline(true);
  await expect(page.locator('.toasts')).toHaveText(offline);
  const refreshed = page.waitForResponse(/\/agenda\?_data=routes%2Fagenda/);
  await context.setOffline(false);
  expect((await refreshed).ok()).toBe(true);
});

test.describe('a network that is no connection', () => {
  test.use({ allowedStatuses: [504] });

  test('does not cost the page that is there', async ({ page, context }) => {
    await install(page);
    await visit(page, '/agenda');
    await context.setOffline(true);
    await expect(page.locator('.toasts')).toHaveText(offline);
    await page.route('**/*', (route) => route.fulfill({ status: 504, body: '' }));
    const probed = page.waitForResponse((response) => response.status() === 504);
    await context.setOffline(false);
    await probed;
    await expect(page.locator('.toasts')).toHaveText(online);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('Oups !')).toHaveCount(0);
  });
});

test('in a browser the browser says it', async ({ page, context }) => {
  await visit(page, '/campus');
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
  await expect(page.locator('.toasts')).toBeEmpty();
});

test('an app that is opened offline says so at once', async ({ page }) => {
  await install(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await visit(page, '/campus');
  await expect(page.locator('.toasts')).toHaveText(offline);
});
