/** Finder and admissions around a place: by form and address, with and without JavaScript. */
import { openPopIn } from './browser/pop-in';
import { expect, hasScripts, test } from './fixtures';

test('programmes are sorted by the distance of their nearest campus from a postcode', async ({ page }) => {
  await page.goto('/formations?secteur=eau');
  await page.getByRole('textbox', { name: 'Près de' }).fill('44110');
  await page.getByRole('textbox', { name: 'Près de' }).press('Enter');
  await expect(page).toHaveURL(/[?&]pres-de=44110/);
  const groups = page.locator('.finder-level > h3');
  await expect(groups.first()).toHaveText(/^Rennes, à\s\d+\skm$/);
  const titles = await groups.allTextContents();
  const kilometres = titles.map((title) =>
    Number(/à\s([\d\s]+)km/.exec(title)?.[1]?.replace(/\s/g, '') ?? 0),
  );
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
  // Its page answers for the campus that the list names.
  await expect(
    page.locator('.finder-level').first().getByRole('heading').getByRole('link').first(),
  ).toHaveAttribute('href', /\?campus=rennes$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/formations\?secteur=eau$/);
  // Forgotten by one press, and the other criterion stays.
  await page.getByRole('link', { name: /^Retirer le critère Près de Châteaubriant/ }).click();
  await expect(page).toHaveURL(/\/formations\?secteur=eau$/);
});

test('another order around a place shows each programme’s nearest campus', async ({ page }) => {
  await page.goto('/formations?pres-de=lille');
  await page.getByRole('navigation', { name: 'Trier par' }).getByRole('link', { name: 'nom' }).click();
  await expect(page).toHaveURL('/formations?pres-de=lille&tri=nom');
  await expect(
    page.locator('.finder-results .entry-facts', { hasText: 'Lille, sur place' }).first(),
  ).toBeVisible();
});

test('a name several towns have is asked back, as links', async ({ page }) => {
  await page.goto('/formations?pres-de=saint-denis');
  const choices = page.locator('.place-notice').getByRole('link');
  expect(await choices.count()).toBeGreaterThan(1);
  await choices.first().click();
  await expect(page).toHaveURL(/pres-de=[a-z-]+(?:-\d{5})?$/);
  await expect(page.locator('.finder-level > h3').first()).toHaveText(/,/);
});

test('a place of one very long word is shown in full on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/campus', '/offres-alternance', '/agenda']) {
    await page.goto(`${address}?pres-de=${'y'.repeat(60)}`);
    const notice = page.locator('.place-notice');
    await expect(notice).toContainText('yyy');
    const cut = await notice.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect.soft(cut, address).toBe(0);
    expect.soft((await notice.boundingBox())?.width, address).toBeLessThanOrEqual(320);
  }
});

test('campuses to choose from for a brochure are sorted by distance', async ({ page }) => {
  await page.goto('/crm/brochure?course=bts-gpn');
  const campus = page.getByRole('main').getByRole('combobox', { name: 'Campus' });
  await page.getByRole('textbox', { name: 'Près de' }).fill('44110');
  // Enter sorts, and does not send the incomplete choice.
  await page.getByRole('textbox', { name: 'Près de' }).press('Enter');
  await expect(page).toHaveURL(/course=bts-gpn&.*pres-de=44110/);
  await expect(campus.locator('option').nth(1)).toHaveText(/^Rennes \(à\s\d+\skm\)$/);
  await campus.selectOption('rennes');
  await page.getByRole('button', { name: 'Demander la brochure' }).click();
  await expect(page).toHaveURL(/\/demo\/crm\?.*campus=rennes/);
});

for (const typed of ['', '44110']) {
  test(`Enter in the field of the place, with “${typed}” in it, sends a choice that is complete`, async ({
    page,
  }) => {
    await page.goto('/crm/brochure?course=bts-gpn');
    await page.getByRole('main').getByRole('combobox', { name: 'Campus' }).selectOption('rennes');
    await page.getByRole('textbox', { name: 'Près de' }).fill(typed);
    await page.getByRole('textbox', { name: 'Près de' }).press('Enter');
    await expect(page).toHaveURL(/\/demo\/crm\?.*campus=rennes/);
  });
}

test('the pop-in starts with the kept campus', async ({ page }) => {
  test.skip(!hasScripts(), 'what is kept on the device needs scripts');
  await page.goto('/plan');
  await page.evaluate(() => localStorage.setItem('mon-campus', 'nantes'));
  const { campus } = await openPopIn(page, '/formations/bts-gpn');
  const choices = campus.locator('option');
  await expect(choices.nth(1)).toHaveText('Nantes (sur place)');
  await expect(choices.nth(2)).toHaveText(/^(?:Angers|Rennes) \(à\s\d+\skm\)$/);
});
