/** A new version is offered, never forced; the old one keeps working meanwhile. */
import type { Page } from 'playwright/test';
import { isMarkedDocument, linkTo, markDocument } from '../browser/page';
import { type ChangingSite, expect, test } from './changing-site';
import { visitWithWorker } from './device';

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

test('it can be postponed', async ({ page, site }) => {
  await visitWithWorker(page, '/campus');
  await deploy(site);
  await askForVersion(page);
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
  expect(await versionOf(page)).not.toBe(old);
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('site-')).length),
    )
    .toBe(2);
  await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
  await expect(notice(page)).toHaveCount(0);
});
