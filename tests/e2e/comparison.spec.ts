/** Programmes side by side, with and without JavaScript. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures';

const columns = (page: Page) => page.getByRole('table').locator('thead th[scope=col] .comparison-title');

test('programmes ticked in the finder are side by side at one address', async ({ page }) => {
  await page.goto('/formations?secteur=eau');
  await page.getByRole('checkbox', { name: /^Comparer BTSA Gestion et maîtrise de l’eau/ }).check();
  await page.getByRole('checkbox', { name: /^Comparer BTS Métiers de l’eau/ }).check();
  await page.getByRole('button', { name: 'Comparer', exact: true }).click();
  await expect(page).toHaveURL(/\/formations\/comparer\?f=[a-z-]+&f=[a-z-]+$/);
  await expect(columns(page)).toHaveCount(2);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a programme is removed and another added', async ({ page }) => {
  await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse');
  await expect(columns(page)).toHaveCount(3);
  await page.getByRole('link', { name: /^Retirer de la comparaison Mastère/ }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(page).toHaveURL(/comparer\?f=bts-gpn&f=bts-gemeau$/);
  await page.getByLabel('Formation', { exact: true }).selectOption('bts-bioqualite');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(page).toHaveURL(/comparer\?f=bts-gpn&f=bts-gemeau&f=bts-bioqualite$/);
  await expect(columns(page)).toHaveCount(3);
  await expect(page.getByRole('row', { name: /^Obtention/ })).toContainText('Effectif insuffisant');
});

test('a single programme asks for a second, and suggests some', async ({ page }) => {
  await page.goto('/formations/comparer?f=bts-gemeau');
  await expect(page.getByText('Ajoutez une deuxième formation pour comparer.')).toBeVisible();
  await page.getByRole('list', { name: 'Proches de votre choix' }).getByRole('link').first().click();
  await expect(columns(page)).toHaveCount(2);
});

test('an address with too many or unknown programmes shows it', { tag: '@document' }, async ({ page }) => {
  const response = await page.goto(
    '/formations/comparer?f=bts-gpn,bts-gpn,disparue&f=bts-gemeau&f=mastere-rse&f=bts-bioqualite',
  );
  expect(response?.status()).toBe(200);
  const notes = page.getByRole('main').getByRole('status').filter({ hasText: 'plus' });
  await expect(notes).toContainText('n’existe pas (ou plus)');
  await expect(notes).toContainText('plusieurs fois');
  await expect(notes).toContainText('BTS Bioqualité');
  await page.goto('/formations/comparer');
  await expect(page.getByText('Choisissez deux ou trois formations à comparer.')).toBeVisible();
});

test('a sheet leads to its comparison', async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  await page.getByRole('link', { name: 'Comparer cette formation' }).click();
  await expect(page).toHaveURL(/\/formations\/comparer\?f=bts-gpn$/);
});

test('only the table scrolls sideways on a phone', { tag: '@document' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const table = page.getByRole('region', { name: /côte à côte/ });
  expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

const three = '/formations/comparer?f=bts-gpn&f=bts-gemeau&f=mastere-rse';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`names stay visible while the page scrolls down, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(three);
    const last = page
      .getByRole('row', { name: /^Poursuites d’études/ })
      .getByRole('cell')
      .first();
    await last.evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(last).toBeInViewport();
    await expect(columns(page).first()).toBeInViewport({ ratio: 1 });
    // Under no bar: pressed, it is the name that answers. `click()` would first scroll the page once more.
    const { x = 0, y = 0 } = (await columns(page).first().boundingBox()) ?? {};
    await page.mouse.click(x + 20, y + 10);
    await expect(page).toHaveURL('/formations/bts-gpn');
  });
}

test('three programmes on a phone scroll with the page, two at a time, and are swiped', {
  tag: '@document',
}, async ({ page }) => {
  for (const width of [320, 360, 430]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(three);
    const region = page.getByRole('region', { name: /côte à côte/ });
    // No window in the page: only the page scrolls down.
    expect(await region.evaluate((table) => table.clientHeight > 2 * window.innerHeight)).toBe(true);
    const row = page.getByRole('row', { name: /^Poursuites d’études/ });
    await row.evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const seen = () =>
      whole(
        page,
        [...Array(3).keys()].map((place) => columns(page).nth(place)),
      );
    await expect.poll(seen).toEqual([true, true, false]);
    const name = await columns(page).first().boundingBox();
    expect(name?.y).toBeLessThan(150);
    await region.evaluate((table) => table.scrollTo({ left: 90, behavior: 'instant' }));
    // A swipe that stops between two ends at one.
    await expect.poll(seen).toEqual([false, true, true]);
    await region.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(seen).toEqual([true, true, false]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Which of them are in sight from left to right. */
async function whole(page: Page, some: Locator[]): Promise<boolean[]> {
  const width = page.viewportSize()?.width ?? 0;
  const boxes = await Promise.all(
    some.map((one) =>
      one.locator('xpath=ancestor::th').evaluate((cell) => cell.getBoundingClientRect().toJSON()),
    ),
  );
  return boxes.map(
    ({ left, right, top, bottom }) => left >= 0 && right <= width && top >= 0 && bottom <= 740,
  );
}

test('two programmes on a phone scroll with the page, under their names', { tag: '@document' }, async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau');
    const region = page.getByRole('region', { name: /côte à côte/ });
    expect(await region.evaluate((table) => getComputedStyle(table).overflow)).toBe('visible');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const last = page
      .getByRole('row', { name: /^Poursuites d’études/ })
      .getByRole('cell')
      .first();
    await last.evaluate((cell) => cell.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(columns(page).first()).toBeInViewport({ ratio: 1 });
  }
});

test('different lines are marked in words, and can be shown alone', async ({ page }) => {
  await page.goto('/formations/comparer?f=bts-gpn&f=bts-gemeau');
  const same = page.getByRole('row', { name: /^Durée/ });
  const differing = page.getByRole('row', { name: /^Campus\s/ });
  await expect(differing.getByRole('rowheader')).toContainText('(différent)');
  await expect(same.getByRole('rowheader')).not.toContainText('(différent)');
  await page.getByRole('checkbox', { name: /critères qui diffèrent/ }).check();
  await expect(same).toBeHidden();
  await expect(differing).toBeVisible();
});

test('campuses in common are counted and named', { tag: '@document' }, async ({ page }) => {
  await page.goto(three);
  const count = page.getByText(/^\d+ campus en commun$/);
  await expect(count).toBeVisible();
  await expect(count.locator('..')).toContainText('Nantes');
});

test('headings stay with their lines on paper, and names are repeated on each sheet', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto(three);
  await page.emulateMedia({ media: 'print' });
  const styleOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await styleOf('.comparison-group', 'break-after')).toBe('avoid');
  expect(await styleOf('.comparison-differs', 'break-inside')).toBe('avoid');
  expect(await styleOf('.comparison thead', 'display')).toBe('table-header-group');
  expect(await styleOf('.comparison-heads th', 'position')).toBe('static');
});
