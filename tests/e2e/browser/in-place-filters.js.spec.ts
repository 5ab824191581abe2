/** With JavaScript a filter changes the list in place: no reload, no scrolling, no lost focus. */
import { expect, test } from '../fixtures';
import { isMarkedDocument, markDocument, scrollOf, scrollTo, visit } from './page';

const types = 'Type d’événement';

test('a filter changes the list in place: scroll, focus and document stay', async ({ page }) => {
  await visit(page, '/agenda');
  await markDocument(page);
  const filter = page.getByRole('navigation', { name: types }).getByRole('link', { name: 'Conférences' });
  await filter.focus();
  await scrollTo(page, 150);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/agenda?type=conferences');
  await expect(filter).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Conférences');
  await expect(filter).toBeFocused();
  expect(await scrollOf(page)).toBe(150);
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a choice in a form is sent when it is made, and the field keeps the focus', async ({ page }) => {
  await visit(page, '/agenda?type=conferences');
  await markDocument(page);
  const campus = page.getByRole('combobox', { name: 'Campus' });
  const count = page.locator('#resultats');
  const before = await count.textContent();
  await campus.focus();
  await campus.selectOption('lyon');
  await expect(page).toHaveURL('/agenda?type=conferences&campus=lyon');
  await expect(count).not.toHaveText(before ?? '');
  await expect(campus).toBeFocused();
  await expect(campus).toHaveValue('lyon');
  expect(await isMarkedDocument(page)).toBe(true);
});

for (const [address, name] of [
  ['/agenda', 'Campus'],
  ['/formations/bts-gpn', 'À quel campus ?'],
] as const) {
  test(`arrow keys only go through the list ‘${name}’; the button chooses`, async ({ page }) => {
    await page.clock.install();
    await visit(page, address);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('campus=')) asked.push(request.url());
    });
    const list = page.getByRole('combobox', { name });
    const form = page.locator('form', { has: list });
    await list.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      await page.clock.runFor(1000);
    }
    await expect(page).toHaveURL(address);
    const second = await list.locator('option').nth(2).getAttribute('value');
    await form.locator('[type=submit]').press('Enter');
    await expect(page).toHaveURL(new RegExp(`campus=${second}$`));
    expect(asked.filter((url) => !url.includes(`campus=${second}`))).toEqual([]);
  });
}

test('back undoes the choice, field included', async ({ page }) => {
  await visit(page, '/agenda');
  const campus = page.getByRole('combobox', { name: 'Campus' });
  await campus.selectOption('lyon');
  await expect(page).toHaveURL('/agenda?campus=lyon');
  await page.goBack();
  await expect(page).toHaveURL('/agenda');
  await expect(campus).toHaveValue('');
});

test('a removed filter leaves the focus at the count', async ({ page }) => {
  await visit(page, '/offres-alternance?secteur=eau');
  await page.getByRole('link', { name: 'Retirer le critère' }).first().press('Enter');
  await expect(page).toHaveURL('/offres-alternance');
  await expect(page.locator('#resultats')).toBeFocused();
});

test('another page of a list begins at its top, as usual', async ({ page }) => {
  await visit(page, '/agenda');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/agenda?page=2');
  await expect(page.locator('main h1')).toBeFocused();
  await expect.poll(() => scrollOf(page)).toBe(0);
});
