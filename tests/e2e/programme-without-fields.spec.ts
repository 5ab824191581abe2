/** The page of a programme without any optional field: the first screen has the remaining answers. */
import { readdirSync } from 'node:fs';
import { blanked } from '../contract/blanked';
import { sampled } from '../matrices/sample';
import { enhanced } from './browser/page';
import { startChangedSite } from './changed-service';
import { belowTheFold, screens, screensHigh } from './first-screen';
import { expect, hasScripts, test } from './fixtures';
import { leaveUnpainted } from './unpainted';

const slugs = readdirSync('content-service/data/programmes').map((file) => file.replace(/\.\w+$/, ''));

let site: Awaited<ReturnType<typeof startChangedSite>>;

// One site for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startChangedSite((request, answer) => blanked(request, answer, 'null'));
});

test.afterAll(() => site.close());

for (const name of ['a phone', 'a desktop'] as const) {
  test.describe(`on ${name}`, () => {
    // On a busy machine the service may be late the first time.
    test.use({ ...screens[name], allowedStatuses: [503] });

    test('every programme shows its known facts above the fold, and has no empty row', async ({ page }) => {
      // Scripts do not start on a page that is never painted.
      if (!hasScripts()) await leaveUnpainted(page);
      for (const slug of sampled(slugs, String)) {
        const answers = async () => (await page.goto(`${site.origin}/formations/${slug}`))?.status();
        await expect.poll(answers, { message: slug }).toBe(200);
        if (hasScripts()) await enhanced(page);
        await expect(page.locator('dl.decision dt', { hasText: 'Durée et rythme' }), slug).toBeVisible();
        expect.soft(await belowTheFold(page), slug).toEqual([]);
        expect.soft(await screensHigh(page), slug).toBeLessThanOrEqual(10);
        const empty = page.locator('main :is(dt, h2, h3) + dd:empty, main dl:empty, main ul:empty');
        expect
          .soft(await empty.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), slug)
          .toEqual([]);
        await expect.soft(page.getByText(/Non renseigné|\bundefined\b|\bnull\b/), slug).toHaveCount(0);
      }
    });
  });
}
