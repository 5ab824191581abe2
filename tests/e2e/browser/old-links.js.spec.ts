/** Links to old addresses, which content may contain for years: a client navigation ends on the right page. */
import { expect, test } from '../fixtures';
import { hold, isData, isMarkedDocument, linkTo, markDocument, redirectLink, visit } from './page';

for (const [old, present] of [
  ['/handicap?utm_source=lettre', '/ecole/notre-demarche-inclusive?utm_source=lettre'],
  ['/nos-campus/lyon', '/campus/lyon'],
  ['/2019/05/portes-ouvertes', '/actualites'],
] as const) {
  test(`${old} opens ${present} without a reload`, async ({ page }) => {
    await visit(page, '/campus');
    await markDocument(page);
    await redirectLink(page, '/campus/lyon', old);
    await linkTo(page, old).click();
    await expect(page).toHaveURL(present);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isMarkedDocument(page)).toBe(true);
  });
}

test('the console stays empty while the next page’s style takes longer than its data', async ({ page }) => {
  await visit(page, '/campus');
  const release = await hold(page, /\/assets\/.*\.css/);
  await redirectLink(page, '/campus/lyon', '/accessibilite');
  const style = page.waitForRequest(/\.css/);
  const data = page.waitForResponse((answer) => isData(answer.url()));
  await linkTo(page, '/accessibilite').click();
  await style;
  await (await data).finished();
  // The browser reports an unhandled rejection at the end of its turn.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  release();
  await expect(page).toHaveURL('/ecole/notre-demarche-inclusive');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
