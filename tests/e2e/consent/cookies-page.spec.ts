/** `/cookies` without and with JavaScript: choose, change, and return. */
import { expect, test } from '../fixtures';
import { switchedOnOrigin } from '../servers';
import { pressChoice } from './press-choice';
import { recordThirdParties } from './third-parties';

let asked: string[];

test.beforeEach(async ({ context }) => {
  asked = await recordThirdParties(context, switchedOnOrigin);
});

test('lists the purposes in use, none ticked, and stores the choice for six months', async ({
  page,
  context,
}) => {
  await page.goto(`${switchedOnOrigin}/formations?secteur=eau`);
  await page.locator('footer a[href="/cookies"]').first().click();
  await expect(page).toHaveURL(`${switchedOnOrigin}/cookies`);
  const boxes = page.locator('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(page.locator('main input:checked')).toHaveCount(0);
  await page.locator('input[value="videos"]').check();
  await pressChoice(page, 'choisir');
  await expect(page).toHaveURL(`${switchedOnOrigin}/formations?secteur=eau`);

  const cookie = (await context.cookies()).find(({ name }) => name === 'choix-cookies');
  expect(cookie?.value).toMatch(/^1:\d{4}-\d{2}-\d{2}:\+videos:-measurement:-frames:-origin$/);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(180);
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });

  await page.goto(`${switchedOnOrigin}/cookies`);
  await expect(page.locator('main input:checked')).toHaveCount(1);
  await pressChoice(page, 'refuser');
  await page.goto(`${switchedOnOrigin}/cookies`);
  await expect(page.locator('main input:checked')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a visitor who withdraws consent loses the cookies of audience measurement', async ({
  page,
  context,
}) => {
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  await page.goto(`${switchedOnOrigin}/cookies`);
  await pressChoice(page, 'accepter');
  const measured = ['_ga', '_ga_AB12CD', '_gid', '_gcl_au', 'autre'];
  await context.addCookies(measured.map((name) => ({ name, value: 'x', url: switchedOnOrigin })));
  await page.goto(`${switchedOnOrigin}/cookies`);
  await expect(page.locator('main')).toContainText('_ga_*');
  expect(await names()).toEqual(expect.arrayContaining(measured));
  await pressChoice(page, 'refuser');
  expect(await names()).toEqual(['autre', 'choix-cookies']);
});

test('without JavaScript the origin of a visit is also stored after consent and deleted with it', async ({
  page,
  context,
}) => {
  const origin = async () =>
    (await context.cookies()).find(({ name }) => name === 'origine-tracking')?.value ?? null;
  await page.goto(`${switchedOnOrigin}/campus?utm_source=salon`);
  expect(await origin()).toBeNull();
  await page.locator('footer a[href^="/cookies"]').first().click();
  await pressChoice(page, 'accepter');
  await expect(page).toHaveURL(`${switchedOnOrigin}/campus?utm_source=salon`);
  expect(await origin()).toBe('salon');
  await page.goto(`${switchedOnOrigin}/cookies`);
  await pressChoice(page, 'refuser');
  await expect.poll(origin).toBeNull();
});
