/** `ORIGIN_TRACKING_CONSENT=required`: before the visitor agrees, nothing of the visit is kept or written. */
import type { Page } from 'playwright/test';
import { enhanced } from './browser/page';
import { popIn } from './browser/pop-in';
import { pressChoice } from './consent/press-choice';
import { recordThirdParties } from './consent/third-parties';
import { expect, hasScripts, test } from './fixtures';
import { switchedOnOrigin } from './servers';

// The agreed purposes are loaded.
test.beforeEach(({ context }) => recordThirdParties(context, switchedOnOrigin));

const ready = async (page: Page) => {
  if (hasScripts()) await enhanced(page);
};

/** Follows a link of the page to another page. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href^="${path}"]:visible:not(svg a)`).first().click();
  await page.waitForURL(new RegExp(`${path}(?:\\?|$)`));
}

/** Asks for the brochure of the current programme, in the pop-in or on its page. */
async function askForBrochure(page: Page, campus: string): Promise<void> {
  await page.getByRole('main').locator('a[href^="/crm/brochure"]').first().click();
  if (hasScripts()) {
    const shown = popIn(page);
    await shown.campus.selectOption(campus);
    await shown.confirm.click();
  } else {
    const main = page.getByRole('main');
    const campuses = main.locator('select[name=campus]');
    // The previous step may be requested again: its GET form replaces the query of its address.
    await main.locator('button[formmethod=get]').last().click();
    await campuses.selectOption(campus);
    await main.locator('form[method=post] button[type=submit]:not([formmethod], [aria-hidden])').click();
  }
  await page.waitForURL(/\/demo\/crm\?/);
}

const arrival = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const visits = [
  { name: 'a campaign', query: '?utm_source=salon-lyon&utm_medium=papier' },
  { name: 'a search engine', referer: 'https://www.google.com/' },
] as const;

for (const { name, ...visit } of visits) {
  test(`from ${name}, two pages further, nothing is stored, and the brochure has no origin`, async ({
    page,
    context,
  }) => {
    const query = 'query' in visit ? visit.query : '';
    await page.goto(
      `${switchedOnOrigin}/campus${query}`,
      'referer' in visit ? { referer: visit.referer } : {},
    );
    await ready(page);
    expect(await page.locator('a[href*="utm_"]').count()).toBe(0);
    await follow(page, '/campus/lyon');
    await follow(page, '/formations/bts-gpn');
    await askForBrochure(page, 'lyon');
    expect(arrival(page)).toMatchObject({ course: 'bts-gpn', campus: 'lyon', 'origine-tracking': 'direct' });
    expect(await context.cookies()).toEqual([]);
  });
}

test('a visitor who agrees later gets the cookies of the visit’s origin', async ({ page, context }) => {
  test.skip(!hasScripts(), 'without scripts, only the page before is known');
  await page.goto(`${switchedOnOrigin}/campus`, { referer: 'https://www.google.com/' });
  await ready(page);
  await follow(page, '/campus/lyon');
  await page.locator('footer a[href^="/cookies"]').first().click();
  await page.waitForURL(/\/cookies/);
  await pressChoice(page, 'accepter');
  await page.waitForURL((url) => !url.pathname.startsWith('/cookies'));
  const cookies = Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  expect(cookies).toMatchObject({ 'origine-tracking': 'ORGANIC_google', utm_medium: 'organic' });
});

test('a visitor who refuses is not tracked: neither links nor the CRM have the origin', async ({
  page,
  context,
}) => {
  await page.goto(`${switchedOnOrigin}/cookies?utm_source=salon`);
  await ready(page);
  await pressChoice(page, 'refuser');
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['choix-cookies']);
  await page.goto(`${switchedOnOrigin}/formations/bts-gpn?utm_source=salon`);
  await ready(page);
  expect(await page.locator('a[href*="utm_"]').count()).toBe(0);
  await askForBrochure(page, 'lyon');
  expect(arrival(page)).toMatchObject({ 'origine-tracking': 'direct' });
});
