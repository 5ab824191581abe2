/** axe finds nothing on the edges of the templates, whose difference is in their HTML. */
import { expectAccessible } from './axe';
import { test } from './fixtures';
import { unfold } from './layout-checks';
import { allPages, errorStatuses, inGroups } from './templates';

test.describe.configure({ timeout: 120_000 });
test.use({
  allowedStatuses: errorStatuses,
  viewport: { width: 360, height: 780 },
});

const edges = allPages.filter(({ edge }) => edge !== null);
for (const [index, pages] of inGroups(edges, 2).entries()) {
  test(`every edge of a template: long, short, empty, missing (${index + 1})`, async ({ page }) => {
    for (const { address } of pages) {
      await page.goto(address);
      await unfold(page);
      await expectAccessible(page, address, { colours: false });
    }
  });
}
