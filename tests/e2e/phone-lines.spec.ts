/** The first screen and the short lines of a phone: the layout tests only check that nothing is cut. */
import type { Locator } from 'playwright/test';
import { expect, test } from './fixtures';
import { lists, tooFarDown } from './phone-lengths';
import { usualPages } from './templates';

test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

for (const { template, address } of usualPages.filter((page) => lists.includes(page.template)))
  test(`${template}: the first result is on the first screen of a small phone`, { tag: '@document' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 690 });
    await page.goto(address);
    expect(await tooFarDown(page, template)).toEqual([]);
  });

test('place, campus, month and past dates are one press away', async ({ page }) => {
  await page.goto('/agenda');
  const month = page.getByRole('combobox', { name: 'Mois' });
  await expect(month).toBeHidden();
  await page.locator('.list-fold > summary').click();
  await expect(month).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.reload();
  await expect(month, 'with room for it').toBeVisible();
});

test('programmes are lines on a phone, and cards on demand', async ({ page }) => {
  await page.goto('/formations');
  const first = page.locator('.finder article').first();
  const summary = first.locator('.entry-text');
  await expect(first).toContainText(/€.*Candidatures/);
  await expect(summary).toBeHidden();
  await page.getByRole('checkbox', { name: 'En cartes' }).check();
  await expect(summary).toBeVisible();
});

test('a person without a portrait has no empty column', { tag: '@document' }, async ({ page }) => {
  const nameOf = (list: string) => page.locator(`${list} .entry-person .entry-title`).first();
  const withoutFirstPortrait = (list: string) =>
    page
      .locator(`${list} .entry-person .entry-picture`)
      .first()
      .evaluate((portrait) => portrait.remove());
  await page.goto('/alumni/alumni-et-ambassadeurs');
  const cards = '.card-rail';
  const besidePortrait = await left(nameOf(cards));
  await withoutFirstPortrait(cards);
  expect(await left(nameOf(cards)), 'in a card the name begins at the edge').toBe(besidePortrait - 72);
  const rows = '.entry-rows';
  const inRow = await left(nameOf(rows));
  await withoutFirstPortrait(rows);
  expect(await left(nameOf(rows)), 'in a row it stays in line with the others').toBe(inRow);
  await page.locator(rows).evaluate((list) => {
    for (const portrait of list.querySelectorAll('.entry-picture')) portrait.remove();
  });
  expect(await left(nameOf(rows)), 'where no row has a portrait it begins at the edge').toBe(inRow - 72);
});

test('no line of a breadcrumb starts with a separator', { tag: '@document' }, async ({ page }) => {
  await page.goto('/agenda/journee-portes-ouvertes-la-reunion');
  const lefts = await page.locator('.breadcrumb :is(a, span)').evaluateAll((steps) =>
    steps.map((step) => {
      const range = document.createRange();
      range.selectNodeContents(step);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(lefts.at(-1), 'the last step starts a line').toBe(lefts[0]);
});

test('the status of a price is on one line, and prices are aligned', { tag: '@document' }, async ({
  page,
}) => {
  await page.goto('/tarifs');
  const names = page.locator('.prices-list dt');
  const heights = await names.evaluateAll((all) => [...new Set(all.map((name) => name.clientHeight))]);
  expect(heights).toHaveLength(1);
  const lefts = await page
    .locator('.prices-list dd')
    .evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

test('what a year costs is the first thing that the answer to its question shows', async ({ page }) => {
  await page.goto('/tarifs');
  await page.locator('.prices .phone-fold > summary').click();
  const cost = page.locator('#cout');
  await cost.getByLabel('Formation', { exact: true }).selectOption({ value: 'bts-gpn' });
  await cost.getByLabel('Campus').selectOption({ value: 'lyon' });
  await cost.getByRole('button', { name: 'Calculer' }).click();
  await expect(page).toHaveURL(/formation=/);
  await expect(cost.locator('.year-cost-answer')).toBeInViewport({ ratio: 1 });
  await page.goto('/tarifs?formation=bts-gpn&statut=apprenti&campus=lyon&age=18');
  const answer = cost.getByText(/Il vous reste .*\s€ par mois/);
  const bar = await top(page.locator('.bottom-bar'));
  expect(await bottom(answer), 'from an address without a fragment').toBeLessThanOrEqual(bar);
});

test('the actions of the home page are on its first screen', { tag: '@document' }, async ({ page }) => {
  for (const [width, height] of [
    [360, 690],
    [390, 844],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const bar = page.locator('.bottom-bar');
    const fold = (await bar.isVisible()) ? await top(bar) : height;
    const actions = await page.locator('.hero .block-actions').getByRole('link').all();
    expect(actions.length, 'several actions').toBeGreaterThan(1);
    for (const action of actions) {
      expect(await bottom(action), `${width} × ${height}`).toBeLessThanOrEqual(fold);
    }
  }
});

async function bottom(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.NaN;
}

async function left(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}

async function top(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.NaN;
}

test('an editor’s text without spaces stays inside the page', { tag: '@document' }, async ({ page }) => {
  await page.goto('/blog/alternance-dans-une-collectivite');
  for (const name of ['p', 'h2', 'pre', 'li']) {
    const right = await page
      .locator('main .prose')
      .first()
      .evaluate((text, element) => {
        const line = text.appendChild(document.createElement(element));
        line.textContent = `https://www.example.org/${'a'.repeat(200)}`;
        const range = document.createRange();
        range.selectNodeContents(line);
        return range.getBoundingClientRect().right;
      }, name);
    expect(right, name).toBeLessThanOrEqual(360);
  }
});
