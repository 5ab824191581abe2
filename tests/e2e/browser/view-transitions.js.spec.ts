/** View transitions between pages in browsers that support them, and none with reduced motion. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { linkTo, visit } from './page';

async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const own = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (update) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return own(update);
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

test('a navigation without reload is a view transition', async ({ page }) => {
  const transitions = await countTransitions(page);
  await visit(page, '/campus');
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  expect(await transitions()).toBe(1);
});

test('not with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const transitions = await countTransitions(page);
  await visit(page, '/campus');
  await linkTo(page, '/campus/lyon').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  expect(await transitions()).toBe(0);
});
