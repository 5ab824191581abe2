/** A press acts when it is released where it began (RGAA 13.11): whoever slides away has pressed nothing. */
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures';
import { visit } from './page';

test.use({ viewport: { width: 390, height: 844 } });

/** Of each kind that reacts to a press; native fields are the browser's own. */
const targets = 'a[href], button, summary, label:has(input[type="checkbox"])';

/** What a press may change: address, dialogs, open parts, choices. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    address: location.href,
    open: document.querySelectorAll('dialog[open], details[open], [aria-expanded="true"], :popover-open')
      .length,
    checked: document.querySelectorAll(':checked').length,
    pressed: document.querySelectorAll('[aria-pressed="true"]').length,
  }));

for (const address of ['/', '/formations', '/formations/bts-gpn', '/agenda']) {
  test(`${address}: a press that is released elsewhere changes nothing`, async ({ page }) => {
    await visit(page, address);
    const seen = page.locator(targets).filter({ visible: true });
    const before = await stateOf(page);
    for (const target of (await seen.all()).slice(0, 12)) {
      const box = await target.boundingBox();
      if (!box || box.y < 0 || box.y + box.height > 844) continue;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(1, 843);
      await page.mouse.up();
    }
    expect(await stateOf(page)).toEqual(before);
  });
}
