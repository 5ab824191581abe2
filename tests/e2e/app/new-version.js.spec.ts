/** A new version is offered, never forced; the old one keeps working meanwhile. */
import type { Page } from 'playwright/test';
import { isMarkedDocument, linkTo, markDocument } from '../browser/page';
import { type ChangingSite, expect, test } from './changing-site';
import { keptIn, keptPages, visitWithWorker } from './device';

const notice = (page: Page) => page.locator('.version-offer .toast');
/** null while a document is in transit. */
const versionOf = (page: Page) =>
  page.evaluate(() => window.__remixManifest?.version ?? null).catch(() => null);

/** Another build: its worker, its documents and its route manifest have another name. */
async function deploy(site: ChangingSite): Promise<void> {
  const worker = await (await fetch(`${site.origin}/sw.js`)).text();
  const [, digest = ''] = /assets\/manifest-([0-9a-z]+)\.js/.exec(worker) ?? [];
  const next = [...digest].reverse().join('');
  site.rename = (path) => path.replace(`manifest-${next}`, `manifest-${digest}`);
  site.edit = (_, text) => text.replaceAll(digest, next);
}

/** Files of the version whose worker is in charge. */
const installedFiles = async (page: Page) => {
  const names = await page.evaluate(() => caches.keys());
  return keptIn(page, names.find((name) => name.startsWith('workbox-precache')) ?? '');
};

/** The browser's own daily check, and the page's check when it becomes visible again. */
const askForVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('it is offered on the current page, which stays unchanged until the visitor accepts', async ({
  page,
  context,
  site,
}) => {
  await visitWithWorker(page, '/campus');
  const old = await versionOf(page);
  const form = await context.newPage();
  await form.goto('/crm/contact');
  await form.locator('main select[name=course]').selectOption('bts-gpn');
  await markDocument(page);
  await markDocument(form);

  await deploy(site);
  await askForVersion(page);
  await expect(notice(page)).toBeVisible();
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await expect(notice(page)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);

  await notice(page).getByRole('button').first().click();
  await expect.poll(async () => (await versionOf(page)) ?? old).not.toBe(old);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await expect(page.locator('html[data-enhanced]')).toBeAttached();
  await expect(notice(page)).toHaveCount(0);

  await expect(notice(form)).toBeVisible();
  expect(await isMarkedDocument(form)).toBe(true);
  await expect(form.locator('main select[name=course]')).toHaveValue('bts-gpn');
});

test('it is not printed, and can be postponed', async ({ page, site }) => {
  await visitWithWorker(page, '/campus');
  await deploy(site);
  await askForVersion(page);
  await expect(notice(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeHidden();
  await page.emulateMedia({ media: null });
  await notice(page).getByRole('button').last().click();
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor who returns after a deployment already has the new version, without a button', async ({
  page,
  site,
}) => {
  await visitWithWorker(page, '/campus');
  const old = await versionOf(page);
  await deploy(site);
  await page.goto('/agenda');
  await expect.poll(async () => (await versionOf(page)) ?? old).not.toBe(old);
  await expect
    .poll(async () => {
      const manifests = (await installedFiles(page)).filter((path) => path.includes('/manifest-'));
      return manifests.join() === `/assets/manifest-${await versionOf(page)}.js`;
    })
    .toBe(true);
  await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor of version 0.4 keeps the pages read with its worker, and none of its stores', async ({
  page,
  context,
}) => {
  await visitWithWorker(page, '/campus');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    const put = async (store: string, path: string, type: string, text: string) => {
      const headers = { 'content-type': type, 'x-kept-at': '1800000000000' };
      await (await caches.open(store)).put(path, new Response(text, { headers }));
    };
    const html = '<title>Metz | IET</title><link rel="icon" href="data:,"><h1>Metz, avant</h1>';
    await put('pages', '/campus/metz', 'text/html', html);
    await put('site-1a2b', '/assets/earlier-1a2b.js', 'text/javascript', 'export {};');
    await put('site-1a2b', '/hors-ligne', 'text/html', html);
  });
  await page.goto('/agenda');
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('site-1a2b');
  expect(await keptIn(page, 'assets')).toContain('/assets/earlier-1a2b.js');
  await expect.poll(() => keptPages(page)).toContain('/agenda');

  await context.setOffline(true);
  await page.goto('/panorama');
  const link = page.getByRole('listitem').getByRole('link', { name: 'Metz', exact: true });
  await expect(link).toHaveAttribute('href', '/campus/metz');
  await page.goto('/campus/metz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Metz, avant');
});
