/** Only successful responses are stored, and stored copies do not hide new content. */
import { addressOfData, asksForData } from '../../../app/framework/data-requests';
import { visit } from '../browser/page';
import { expect, test } from './changing-site';
import { allKept, keptPages, visitWithWorker } from './device';

test('an edited home page is seen at the next visit', async ({ page, site }) => {
  await visitWithWorker(page, '/');
  await page.goto('/campus');
  site.edit = (path, text) => (path === '/' ? text.replaceAll('Apprendre', 'Enseigner') : text);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Enseigner');
});

test.describe('an ailing site', () => {
  test.use({ allowedStatuses: [503] });

  test('leaves no trace: the page that was read before stays', async ({ page, context, site }) => {
    await visitWithWorker(page, '/agenda');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    site.answer = (incoming, outgoing) => {
      if (!incoming.headers.accept?.includes('text/html') && !asksForData(incoming.url ?? '')) return false;
      outgoing
        .writeHead(503, { 'content-type': 'text/html' })
        .end('<!doctype html><title>503</title><link rel="icon" href="data:,"><h1>503</h1>');
      return true;
    };
    expect((await page.goto('/agenda'))?.status()).toBe(503);
    expect((await page.goto('/panorama'))?.status()).toBe(503);
    site.answer = null;
    await context.setOffline(true);
    await page.goto('/agenda');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
    expect(await keptPages(page)).not.toContain('/panorama');
  });
});

test.describe('never kept', () => {
  test.use({ allowedStatuses: [404, 500] });

  test('admissions, the debug page, errors, redirects', async ({ page }) => {
    await visitWithWorker(page, '/campus');
    await visit(page, '/crm/brochure');
    await page.goto('/error/debug?status=500');
    await page.goto('/inconnue');
    await page.goto('/panorama/');
    await page.evaluate((address) => fetch(address), addressOfData('/crm/brochure', 'routes/admissions'));
    await expect.poll(() => keptPages(page)).toContain('/panorama');
    const kept = (await allKept(page)).filter((path) => !path.startsWith('/assets/'));
    expect(kept.filter((path) => /crm|error|inconnue|panorama\/$|sw\.js/.test(path))).toEqual([]);
    expect(kept, 'the home page is kept when it is read, not before').not.toContain('/');
  });
});
