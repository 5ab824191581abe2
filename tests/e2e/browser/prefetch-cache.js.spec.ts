/** Prefetched data is used for the page, at most after revalidation. */
import { expect, test } from '../fixtures';
import { isData, linkTo, visit } from './page';

// Recording would switch the browser's cache off.
test.use({ trace: 'off' });

test('the data that was fetched is the data of the page: it does not come twice', async ({ page }) => {
  await visit(page, '/campus');
  const done = page.waitForResponse((answer) => isData(answer.url(), '/campus/lyon'));
  await linkTo(page, '/campus/lyon').focus();
  await (await done).finished();
  await linkTo(page, '/campus/lyon').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lyon');
  const transfers = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType, transferSize, encodedBodySize }) => ({
        name,
        initiatorType,
        came: transferSize > encodedBodySize,
      }),
    ),
  );
  const ofData = transfers.filter(({ name }) => isData(name, '/campus/lyon'));
  expect(ofData.map(({ initiatorType, came }) => ({ initiatorType, came }))).toEqual([
    { initiatorType: 'link', came: true },
    { initiatorType: 'fetch', came: false },
  ]);
});
