/** The pop-in on a phone: a bottom sheet. */
import { devices } from 'playwright/test';
import { expect, test } from '../fixtures';
import { visit } from './page';
import { opener, popIn } from './pop-in';

// It shares the browser of the other tests: a separate one would be started for six tests.
const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
test.use(phone);

test('comes from the bottom bar, without a keyboard over it', async ({ page }) => {
  await visit(page, '/');
  await page.locator('.bottom-bar a[data-action=brochure]').tap();
  const { dialog, course } = popIn(page);
  await expect(dialog).toBeVisible();
  await expect(course).not.toBeFocused();
  const viewport = page.viewportSize();
  // After its animation.
  await expect
    .poll(async () => {
      const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 1, y: 0, width: 0, height: 0 };
      return { x, width, bottom: Math.round(y + height) };
    })
    .toEqual({ x: 0, width: viewport?.width, bottom: viewport?.height });
});

test('its field moves up during typing, and course and campus are chosen by touch', async ({ page }) => {
  await visit(page, '/');
  await page.locator('.bottom-bar a[data-action=contact]').tap();
  const { course, options, campus, confirm } = popIn(page);
  await course.tap();
  await course.fill('nature');
  const [box, viewport] = [await course.boundingBox(), page.viewportSize()];
  // A phone's keyboard covers the lower half.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((viewport?.height ?? 0) / 2);
  await options.filter({ hasText: 'protection de la nature' }).tap();
  await campus.selectOption('lyon');
  await confirm.tap();
  await page.waitForURL(/\/demo\/crm.*course=bts-gpn/);
});

test('closes with the phone’s Back', async ({ page }) => {
  await visit(page, '/campus/lyon');
  await opener(page).tap();
  const { dialog, campus } = popIn(page);
  await expect(campus).toHaveValue('lyon');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/campus/lyon');
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [740, 360],
] as const) {
  test(`everything fits at ${width} × ${height}, and every target is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await page.locator('.bottom-bar a[data-action=brochure]').tap();
    const { dialog, close, confirm } = popIn(page);
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await confirm.scrollIntoViewIfNeeded();
    await expect(confirm).toBeInViewport();
    for (const target of [close, confirm]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}
