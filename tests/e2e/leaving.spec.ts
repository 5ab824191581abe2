/** The targets of an admissions form, for a school without `CRM_ORIGINS`. */
import { enhanced, visit } from './browser/page';
import { openPopIn } from './browser/pop-in';
import { withoutPictures } from './chromium';
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { arrivalAt, contentWithCrmElsewhere, crmIsHere, startCrm } from './crm-elsewhere';
import { expect, hasScripts, test } from './fixtures';

const form = '/crm/brochure?course=bts-gpn&campus=lyon';
const confirm = 'main form[method=post] button[type=submit]:not([formmethod], [aria-hidden])';
const arrived = { course: 'bts-gpn', campus: 'lyon', utm_source: 'direct', utm_medium: 'none' };

// One server for all tests of a group; the CRM's certificate is self-signed.
test.describe.configure({ mode: 'default' });
test.use({
  ignoreHTTPSErrors: true,
  launchOptions: { ...withoutPictures, args: [...withoutPictures.args, crmIsHere] },
});

for (const protocol of ['https', 'http'] as const) {
  test.describe(`to a CRM over ${protocol}${protocol === 'http' ? ', all on one machine' : ''}`, () => {
    let crm: Awaited<ReturnType<typeof startCrm>>;
    let content: Awaited<ReturnType<typeof contentWithCrmElsewhere>>;
    let site: ConfiguredSite;

    test.beforeAll(async () => {
      crm = await startCrm(protocol);
      content = await contentWithCrmElsewhere(crm.origin);
      site = await startConfiguredSite({
        CONTENT_API_URL: content.apiUrl,
        CONTENT_COPY_PATH: `test-results/content-copy/${Date.now()}-leaving-${protocol}`,
        CRM_ORIGINS: '',
      });
      // The first page of a site on a busy machine may be 503.
      const first = async () => (await fetch(`${site.origin}${form}`)).status;
      await expect.poll(first).toBe(200);
    });

    test.afterAll(() => {
      site?.close();
      content?.close();
      crm?.close();
    });

    test('the form of the page leads there, by a redirect that its policy allows', async ({ page }) => {
      await page.goto(`${site.origin}${form}`);
      const posted = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.locator(confirm).click();
      expect((await posted).status()).toBe(303);
      expect(await arrivalAt(crm.origin, page)).toMatchObject(arrived);
    });

    if (protocol === 'http') return;

    test('any other page also leads there: by the pop-in, or by its button’s page', async ({ page }) => {
      const other = `${site.origin}/formations/bts-gpn?campus=lyon`;
      if (hasScripts()) {
        const { campus, confirm } = await openPopIn(page, other);
        await expect(campus).toHaveValue('lyon');
        await confirm.click();
      } else {
        await page.goto(other);
        await page.getByRole('main').locator('a[href^="/crm/"]').first().click();
        await page.locator(confirm).click();
      }
      expect(await arrivalAt(crm.origin, page)).toMatchObject(arrived);
    });

    test('a page shown by Back in the document of another page also leads there', async ({ page }) => {
      test.skip(!hasScripts(), 'without scripts every page is a document of its own');
      await page.setViewportSize({ width: 1280, height: 1400 });
      // A transition between two pages takes the press.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, `${site.origin}${form}`);
      const { x = 0, y = 0 } = (await page.locator(confirm).boundingBox()) ?? {};
      await page.locator('a[href="/formations"]').first().dispatchEvent('click');
      await expect(page).toHaveURL(`${site.origin}/formations`);
      await page.reload();
      await enhanced(page);
      // The document arrives after a press on the button that the other document already shows.
      const asked = page.waitForEvent('requestfinished', (request) => request.isNavigationRequest());
      await page.route(`${site.origin}${form}`, async (route) => {
        await page.mouse.click(x + 20, y + 20);
        await route.continue();
      });
      await page.evaluate(() => history.back());
      expect((await asked).url()).toBe(`${site.origin}${form}`);
      await page.locator(confirm).click();
      expect(await arrivalAt(crm.origin, page)).toMatchObject(arrived);
    });
  });
}
