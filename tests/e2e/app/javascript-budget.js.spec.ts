/** How much JavaScript a page costs who has never been here: at most 120 kB, compressed, idle-loaded code included. */
import type { Page } from 'playwright/test';
import { visitAndSettle } from '../browser/page';
import { expect, test } from '../fixtures';

/** Bytes. */
const budget = 120_000;

/** The screens with the most parts. */
const heaviest = ['/', '/formations/bts-gpn', '/campus/lyon', '/panorama', '/ecole'];

for (const address of heaviest) {
  test(`${address} stays within the budget`, async ({ page }) => {
    await visitAndSettle(page, address);
    const sizes = await scriptSizes(page);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budget);
  });
}

/** Bytes of each script as they came over the wire. */
async function scriptSizes(page: Page): Promise<number[]> {
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, encodedBodySize }): [string, number] => [name, encodedBodySize]),
  );
  return [...new Map(scripts).values()];
}
