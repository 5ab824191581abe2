/** The build under stock `remix-serve` (`tools/preview.mjs`): loaders without the pipeline. */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../tools/free-port.mjs';
import { schoolToTry } from '../../tools/school-to-try.mjs';
import { expect, test } from './fixtures';
import { siteEnvironment } from './servers';

let origin: string;
let server: ChildProcess;

// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, ['tools/preview.mjs'], {
    env: {
      ...process.env,
      ...siteEnvironment,
      ...schoolToTry({}),
      PORT: String(port),
      ENGLISH_ENABLED: 'true',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
  const answers = () =>
    fetch(`${origin}/robots.txt`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 180_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill();
});

test('the English pages are there', async ({ page }) => {
  const response = await page.goto(`${origin}/en`);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a page has one address, in lower case', async ({ request }) => {
  const response = await request.get(`${origin}/Formations/BTS-gpn?utm_source=salon`, { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([
    301,
    '/formations/bts-gpn?utm_source=salon',
  ]);
});

test('the origin of a visit arrives at the CRM, and its cookies belong to one visitor', async ({
  page,
  context,
}) => {
  const response = await page.goto(`${origin}/campus/lyon`, { referer: 'https://www.google.com/' });
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['cache-control'] ?? '').not.toContain('public');
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ 'origine-tracking': 'ORGANIC_google', utm_medium: 'organic' });
  await page.goto(`${origin}/crm/brochure?course=bts-gpn&campus=lyon`);
  await page.locator('main form[method=post] button[type=submit]:not([formmethod], [aria-hidden])').click();
  await page.waitForURL(/\/demo\/crm\?/);
  expect(new URL(page.url()).searchParams.get('origine-tracking')).toBe('ORGANIC_google');
});
