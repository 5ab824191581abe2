/** The checks of templates.no-js.spec.ts find their errors, on a page that is laid out and not painted. */
import { misfitPictures } from './fitting-pictures';
import { expect, test } from './fixtures';
import { cutText, gapsInLastRows, sidewaysScroll, smallTargets } from './layout-checks';
import { leaveUnpainted } from './unpainted';

const flawed = `<!doctype html><html lang="fr"><title>Flawed</title>
<p style="width: 2000px">wide</p>
<div style="width: 40px; overflow: hidden; white-space: nowrap"><b>text that does not fit</b></div>
<ul class="card-rows" style="display: grid; grid-template-columns: 1fr 1fr"><li>1</li><li>2</li><li>alone</li></ul>
<button style="width: 10px; height: 10px"></button>
<picture class="banner"><source sizes="100vw" srcset="/images/webp/320/a 320w, /images/webp/1920/a 1920w">
<img width="320" height="200" alt=""></picture>`;

test('each flaw of a page is found', async ({ page }) => {
  await leaveUnpainted(page);
  await page.route('**/flawed', (route) => route.fulfill({ contentType: 'text/html', body: flawed }));
  await page.goto('/flawed');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0');
  expect((await sidewaysScroll(page)).join()).toContain('wide');
  expect((await cutText(page)).join()).toContain('text that does not fit');
  expect((await gapsInLastRows(page)).join()).toContain('alone');
  expect((await smallTargets(page)).join()).toContain(' × 10: <button');
  expect((await misfitPictures(page)).join()).toContain('banner: 1920 taken, 320 needed');
});
