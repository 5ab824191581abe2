/** A complaint while the content service cannot accept it: nothing is lost, and there are other contacts. */
import { fillInComplaint, sendComplaint, writtenFacts } from '../complaint-form';
import { expect, recovered, setFault, test } from '../fixtures';
import { remoteSiteOrigin } from '../servers';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, allowedStatuses: [400, 503] });
    test.afterAll(() => setFault({ kind: 'none' }));

    test('a complaint that the service cannot accept: text kept, telephone and e-mail shown', async ({
      page,
    }) => {
      await setFault({ kind: 'none' });
      await recovered(remoteSiteOrigin);
      const fields = await fillInComplaint(page, remoteSiteOrigin);
      await setFault({ kind: 'error-500', only: '/complaints' });
      // A client quicker than a person is asked to press again.
      await expect(async () => {
        await fields.send.click();
        await expect(fields.alert.locator('a[href^="tel:"]')).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expect(fields.alert.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(fields.facts).toHaveValue(writtenFacts);
      await expect(fields.consent).toBeChecked();
      await setFault({ kind: 'none' });
      await recovered(remoteSiteOrigin);
      expect(await sendComplaint(page)).toMatch(/^R-\d{5}$/);
    });
  });
}
