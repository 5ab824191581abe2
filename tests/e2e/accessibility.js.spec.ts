/** axe finds nothing in elements that only scripts show. */
import { expectAccessible } from './axe';
import { openPopIn } from './browser/pop-in';
import { expect, test } from './fixtures';

test.use({
  allowedStatuses: [400],
  viewport: { width: 360, height: 780 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('the pop-in on a phone, before and after its error', async ({ page }) => {
  const shown = await openPopIn(page, '/formations/bts-gpn');
  await expect(shown.campus).toBeEnabled();
  await expectAccessible(page, 'the pop-in', { within: 'dialog', colours: true });
  await shown.confirm.click();
  await expect(shown.alert).toBeVisible();
  await expectAccessible(page, 'the pop-in with an error', { within: 'dialog', colours: true });
});
