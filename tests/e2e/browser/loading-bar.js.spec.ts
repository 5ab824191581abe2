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

test('is one bar while first the code and then the data of a page come', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/campus');
  const releaseData = await holdData(page);
  let releaseCode = () => {};
  const held = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await stopClock(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const phase = document.querySelector<HTMLElement>('.loading-bar')?.dataset.phase ?? 'hidden';
      if (seen.at(-1) !== phase) seen.push(phase);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
  });
  const asked = page.waitForRequest((request) => isData(request.url()));
  await linkTo(page, '/campus/lyon').click();
  await page.clock.runFor(400);
  await expect(page.locator('.loading-bar')).toHaveAttribute('data-phase', 'loading');
  releaseCode();
  await asked;
  await page.clock.runFor(400);
  releaseData();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  await page.clock.runFor(2000);
  await expect(page.locator('.loading-bar')).toHaveCount(0);
  const phases = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(phases.filter((phase) => phase !== 'hidden')).toEqual(['loading', 'done']);
});
