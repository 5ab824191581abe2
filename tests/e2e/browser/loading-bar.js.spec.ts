/** The loading bar (specification §4, §9): after 200 ms, sized for 5 s, hidden 500 ms after the end. */
import { expect, test } from '../fixtures';
import { holdData, isData, linkTo, stopClock, visit } from './page';

test('appears after 200 ms, lasts as long as the work, disappears 500 ms after its end', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  const release = await holdData(page);
  await stopClock(page);
  const bar = page.getByRole('progressbar', { name: 'Chargement de la page' });
  const asked = page.waitForRequest((request) => isData(request.url()));
  await linkTo(page, '/campus/lyon').click();
  await asked;
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute('data-phase', 'loading');
  await expect(bar).toHaveCSS('animation-duration', '5s');
  await page.clock.runFor(10_000);
  await expect(bar).toHaveAttribute('data-phase', 'loading');

  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(499);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(0);
});

test('does not appear for work that is done sooner', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  await stopClock(page);
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await page.clock.runFor(5000);
  await expect(page.locator('.loading-bar')).toHaveCount(0);
});
