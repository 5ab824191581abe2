/**
 * Measured page views (decision 089): reported when the visitor leaves the page, by template; the others load nothing.
 */
import type { Page } from 'playwright/test';
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { expect, test } from './fixtures';
import { freePort } from './free-port';
import { siteOrigin } from './servers';

let site: ConfiguredSite;
let metrics: string;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const port = await freePort();
  metrics = `http://127.0.0.1:${port}/metrics`;
  site = await startConfiguredSite({ WEB_VITALS_SAMPLE: '100', METRICS_PORT: String(port) });
});
test.afterAll(() => site.close());

/** Measured page views of a template, by measurement. */
async function views(route: string): Promise<Record<string, number>> {
  const text = await (await fetch(metrics)).text();
  const counts = text.matchAll(/^site_web_vitals_(\w+)_count\{route="([^"]+)",device="desktop"\} (\d+)$/gm);
  return Object.fromEntries(
    [...counts].filter(([, , of]) => of === route).map(([, what, , count]) => [what, Number(count)]),
  );
}

/** Keeps the page's last report, which the next page of the site can read. */
const remembered = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      sessionStorage.setItem(`sent ${sessionStorage.length}`, `${address} ${body}`);
      return send(address, body);
    };
  });
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /measure|web-vitals/.test(name)),
  );

test('a page view is reported once, when the page is left: its template and four figures', async ({
  page,
}) => {
  await remembered(page);
  await page.goto(`${site.origin}/formations/bts-gpn`);
  await expect.poll(() => scripts(page)).toHaveLength(1);
  await page.locator('h1').click();
  await page.goto(`${site.origin}/plan`);
  const sent = await page.evaluate(() => Object.entries(sessionStorage));
  const told = sent.filter(([name]) => name.startsWith('sent ')).map(([, text]) => text as string);
  expect(told).toHaveLength(1);
  const [, address, body = ''] = /^(\S+) (.*)$/.exec(told[0] ?? '') ?? [];
  expect(address).toBe('/hooks/vitals');
  const report = JSON.parse(body) as Record<string, unknown>;
  expect(Object.keys(report).sort()).toEqual(expect.arrayContaining(['cls', 'lcp', 'template', 'ttfb']));
  expect(report['template']).toBe('routes/programme');
  await expect
    .poll(() => views('/formations/:slug'))
    .toMatchObject({ lcp_seconds: 1, ttfb_seconds: 1, layout_shift: 1 });
});

test('a visitor who refuses tracking is not measured', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto(`${site.origin}/campus`);
  await page.locator('html[data-enhanced]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await scripts(page)).toEqual([]);
});

test('no code is loaded if page views are not measured', async ({ page }) => {
  await page.goto(`${siteOrigin}/campus`);
  await page.locator('html[data-enhanced]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await scripts(page)).toEqual([]);
});
