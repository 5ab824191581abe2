/** Pages for visitors while the content service fails. */
import { seldomVisited } from '../../faults/rig/pages.mjs';
import { expect, recovered, setFault, test } from '../fixtures';
import { remoteSiteOrigin } from '../servers';

test.use({ allowedStatuses: [500, 503, 504] });

test.describe('during failures of the content service', () => {
  test.afterAll(() => setFault({ kind: 'none' }));

  const faults = [
    ['down', 503],
    ['slow', 504],
    ['unauthorised', 503],
    ['error-500', 503],
    ['too-many-requests', 503],
    ['html', 500],
    ['truncated', 500],
    ['wrong-shape', 500],
    ['huge', 500],
  ] as const;
  for (const [index, [kind, status]] of faults.entries()) {
    test(`${kind}: the catalogue’s page with ${status}, never a blank one or a stack trace`, async ({
      page,
    }) => {
      // A separate address for each, which no cache has.
      const address = seldomVisited[index] ?? 'none left';
      await setFault({ kind: 'none' });
      await recovered(remoteSiteOrigin);
      await setFault({ kind, delay: 6_000 });
      const response = await page.goto(`${remoteSiteOrigin}${address}`);
      await setFault({ kind: 'none' });
      expect(response?.status()).toBe(status);
      await expect(page.getByText('Oups !')).toBeVisible();
      const html = await page.content();
      expect(html).not.toMatch(/at \w+ \(|node_modules|TypeError/);
      if (status >= 503) expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    });
  }
});

test('without any post: Aucun post retrouvé.', async ({ page }) => {
  await setFault({ kind: 'none' });
  await recovered(remoteSiteOrigin);
  await setFault({ kind: 'empty-list', only: '-posts' });
  await page.goto(`${remoteSiteOrigin}/blog?categorie=terrain`);
  await setFault({ kind: 'none' });
  await expect(page.getByText('Aucun post retrouvé.')).toBeVisible();
});
