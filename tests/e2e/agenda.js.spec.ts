/** The agenda and its events, as a checker of accessibility sees them. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures';

for (const address of [
  '/agenda',
  '/agenda?type=salons&campus=brest',
  '/agenda/conference-lagunes-montpellier',
  '/agenda/vis-ma-vie-en-bts-gemeau-la-reunion',
]) {
  test(`axe finds nothing on ${address}`, async ({ page }) => {
    await page.goto(address);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}
