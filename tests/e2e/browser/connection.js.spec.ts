/** Online and offline, in the installed app only (specification §1, §4): toasts, and fresh page data. */
import { listen } from '../../../tools/ears/announcements.mjs';
import { test } from '../fixtures';
import { expect, test as installed } from './installed-app';
import { isData, stopClock, visitAndSettle } from './page';

const offline = 'Vous êtes hors-ligne';
const online = 'Vous êtes désormais en ligne';

installed('installed: offline stays said, back online is said for 5 s', async ({ page, context }) => {
  await page.clock.install();
  await visitAndSettle(page, '/campus');
  await stopClock(page);
  const toasts = page.locator('.toasts');
  await expect(toasts).toHaveAttribute('role', 'status');
  await expect(toasts).toBeEmpty();

  const heard = await listen(page);
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
  expect(await heard()).toEqual([offline, online]);
});

installed(
  'installed: the page’s data is refreshed when the connection is back',
  async ({ page, context }) => {
    await visitAndSettle(page, '/agenda');
    await context.setOffline(true);
    await expect(page.locator('.toasts')).toHaveText(offline);
    const refreshed = page.waitForResponse((answer) => isData(answer.url(), '/agenda'));
    await context.setOffline(false);
    expect((await refreshed).ok()).toBe(true);
  },
);

installed(
  'installed: menus and events are refreshed when the connection is back',
  async ({ page, context }) => {
    await visitAndSettle(page, '/campus');
    await context.setOffline(true);
    await expect(page.locator('.toasts')).toHaveText(offline);
    // The current text of the content service.
    await page.route(/_data=root/, async (route) => {
      const response = await route.fetch();
      const root = await response.json();
      const { entries } = root.parts;
      const html = entries.html.replace(/(<time[^>]*>[^<]*<\/time>\s*<span>)[^<]*/, '$1Forum avancé');
      const parts = { ...root.parts, entries: { ...entries, version: 'later', html } };
      await route.fulfill({ response, json: { ...root, parts } });
    });
    await context.setOffline(false);
    await expect(page.locator('#menu-principal').getByText('Forum avancé').first()).toBeAttached();
  },
);

installed('a document that comes with the connection says so, and has its data', async ({ page }) => {
  await page.addInitScript(() => {
    if (location.pathname === '/campus') Object.defineProperty(navigator, 'onLine', { value: false });
  });
  const toasts = page.locator('.toasts');
  await visitAndSettle(page, '/campus');
  await expect(toasts).toHaveText(offline);
  const refreshed: string[] = [];
  page.on('request', (request) => void (isData(request.url(), '/agenda') && refreshed.push(request.url())));
  await page.goto('/agenda');
  await expect(toasts).toHaveText(online);
  await expect(toasts).toBeEmpty();
  expect(refreshed).toEqual([]);
});

installed.describe('a network without a connection', () => {
  installed.use({ allowedStatuses: [504] });

  installed('does not cost the page that is there', async ({ page, context }) => {
    await page.clock.install();
    await visitAndSettle(page, '/agenda');
    await stopClock(page);
    await context.setOffline(true);
    await expect(page.locator('.toasts')).toHaveText(offline);
    const asked: string[] = [];
    await page.route('**/*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('_data') ?? '');
      return route.fulfill({ status: 504, body: '' });
    });
    await context.setOffline(false);
    await expect(page.locator('.toasts')).toHaveText(online);
    await expect.poll(() => asked.length).toBe(2);
    // Comes after all that the page asks for once both are answered.
    await page.evaluate(() => fetch('/healthz'));
    expect(asked).toEqual(['root', 'routes/agenda', '']);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('Oups !')).toHaveCount(0);
    // It tries again, and refreshes the page once the site answers.
    await page.unrouteAll();
    const refreshed = page.waitForResponse((answer) => isData(answer.url(), '/agenda'));
    await page.clock.runFor(2500);
    expect((await refreshed).ok()).toBe(true);
  });
});

test('a browser tab keeps the browser’s own message', async ({ page, context }) => {
  await visitAndSettle(page, '/campus');
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
  await expect(page.locator('.toasts')).toBeEmpty();
});

installed('an app that is opened offline says so at once', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await visitAndSettle(page, '/campus');
  await expect(page.locator('.toasts')).toHaveText(offline);
});
