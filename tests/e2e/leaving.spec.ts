/** A school that has not named its CRM's origins: the form leads there all the same (decision 038). */
import { type ConfiguredSite, startConfiguredSite } from './configured-site';
import { answerAtCrm, arrivalAtCrm, contentWithCrmElsewhere } from './crm-elsewhere';
import { expect, test } from './fixtures';

let content: Awaited<ReturnType<typeof contentWithCrmElsewhere>>;
let site: ConfiguredSite;

// One server for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  content = await contentWithCrmElsewhere();
  site = await startConfiguredSite({
    CONTENT_API_URL: content.apiUrl,
    CONTENT_COPY_PATH: `test-results/content-copy/${Date.now()}-leaving`,
    CRM_ORIGINS: '',
  });
});

test.afterAll(() => {
  site?.close();
  content?.close();
});

const confirm = 'main form[method=post] button[type=submit]:not([formmethod])';
const form = '/crm/brochure?course=bts-gpn&campus=lyon';

test('the visitor is led on to the CRM with every value, by a page that form-action says nothing about', async ({
  page,
}) => {
  await answerAtCrm(page);
  const opened = await page.goto(`${site.origin}${form}`);
  const formAction = /form-action ([^;]+)/.exec(opened?.headers()['content-security-policy'] ?? '')?.[1];
  expect(formAction).toBe("'self'");
  const posted = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.locator(confirm).click();
  expect((await posted).status()).toBe(200);
  expect(await arrivalAtCrm(page)).toMatchObject({
    course: 'bts-gpn',
    campus: 'lyon',
    'origine-tracking': 'direct',
    utm_source: 'direct',
    utm_medium: 'none',
  });
});

test('who is not led on by the browser has a link that leads to the same place', async ({ page }) => {
  const answer = await page.request.post(`${site.origin}/crm/brochure`, {
    form: { course: 'bts-gpn', campus: 'lyon' },
    headers: { origin: site.origin },
  });
  const { refresh = '' } = answer.headers();
  await page.setContent(await answer.text());
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
    'href',
    refresh.replace(/^0; url=/, ''),
  );
});
