/** The finder, with and without JavaScript: the address is the whole state. */
import { readdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { expect, hasScripts, test } from './fixtures';

const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ formations?$/ });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const numberIn = async (place: Locator) => Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);

/** A question is asked as a visitor does: a value is ticked, and without scripts the form is sent. */
async function tick(page: Page, name: RegExp): Promise<void> {
  const value = page.getByRole('checkbox', { name });
  await value.check();
  if (!hasScripts()) await page.getByRole('button', { name: 'Afficher les formations' }).click();
}

test('the whole list, and the number of results for each value', async ({ page }) => {
  await page.goto('/formations');
  const { length } = readdirSync('content-service/data/programmes');
  await expect(status(page)).toHaveText(`${length} formations`);
  await expect(page).toHaveTitle(new RegExp(`${length} résultats`));
  const water = page.getByRole('checkbox', { name: /^Eau/ });
  const promised = await numberIn(page.locator('label', { has: water }).locator('.facet-count .sr-only'));
  await tick(page, /^Eau/);
  await expect(page).toHaveURL(/\/formations\?(?:.*&)?secteur=eau/);
  await expect(status(page)).toHaveText(`${promised} formations`);
  await expect(cards(page)).toHaveCount(promised);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eau');
});

test('forty programmes are at most eight screens of a computer @document', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/formations');
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThanOrEqual(8);
});

test('a visitor’s whole question is one address: a BTS about water, in apprenticeship, in Nantes', async ({
  page,
}) => {
  await page.goto('/formations');
  await page.locator('.facet > summary', { hasText: 'Campus' }).click();
  const names = [/^Bac/, /Bac\+2/, /^Eau/, /^Alternance/, /^Nantes/, /^Formation longue/];
  const facets = ['entree', 'niveau', 'secteur', 'rythme', 'campus', 'duree'];
  for (const [at, facet] of facets.entries())
    await page
      .locator(`input[name=${facet}]`)
      .and(page.getByRole('checkbox', { name: names[at] }))
      .first()
      .check();
  await page.getByRole('searchbox').fill('riviere');
  await page.getByRole('searchbox').press('Enter');
  const question = 'secteur=eau&niveau=2&entree=0&rythme=alternance&duree=longue&campus=nantes&q=riviere';
  // The browser sends all fields of the form, including empty ones.
  const asked = () =>
    [...new URL(page.url()).searchParams]
      .filter(([, value]) => value !== '')
      .map((pair) => pair.join('='))
      .sort();
  await expect.poll(asked).toEqual(question.split('&').sort());
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`\\?${question}$`));
  await expect(page.getByRole('list', { name: 'Critères choisis' }).getByRole('link')).toHaveCount(7);
  const found = await numberIn(status(page));
  expect(found).toBeGreaterThan(0);
  await expect(cards(page)).toHaveCount(found);
  await expect(page).toHaveTitle(new RegExp(`\\b${found} résultat`));
});

test('each chip is a link to the question without itself', async ({ page }) => {
  await page.goto('/formations?secteur=eau&niveau=2&q=eau');
  const chips = page.getByRole('list', { name: 'Critères choisis' }).getByRole('link');
  await expect(chips).toHaveCount(3);
  await chips.filter({ hasText: 'Bac+2' }).click();
  await expect(page).toHaveURL(/\/formations\?secteur=eau&q=eau$/);
  await expect(chips).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: /^Eau/ })).toBeChecked();
});

test('the list can be sorted', async ({ page }) => {
  await page.goto('/formations');
  await page.getByRole('navigation', { name: 'Trier par' }).getByRole('link', { name: 'nom' }).click();
  await expect(page).toHaveURL(/tri=nom/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /tri=nom/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation', { name: 'Trier par' }).locator('[aria-current]')).toHaveText(
    'Trier par nom',
  );
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(titles).toEqual(titles.toSorted(new Intl.Collator('fr', { numeric: true }).compare));
});

for (const [query, slug] of [
  ['gemo', 'bts-gemeau'],
  ['QHSE', 'mastere-qse'],
  ['dechet', 'bts-mse'],
  ['master eau', 'mastere-ressource-en-eau'],
]) {
  test(`“${query}” finds the expected programme`, async ({ page }) => {
    await page.goto('/formations');
    await page.getByRole('searchbox').fill(query ?? '');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(cards(page).locator(`a[href="/formations/${slug}"]`)).toBeVisible();
  });
}

test('a question without results names the criterion to remove, and the number then found', async ({
  page,
}) => {
  await page.goto('/formations?secteur=eau&niveau=1&rythme=alternance');
  await expect(page.getByRole('main').getByRole('status').getByText('Aucun résultat')).toBeVisible();
  const drop = page.getByRole('listitem').filter({ hasText: /^Sans/ }).first();
  const promised = await numberIn(drop.locator('span'));
  await drop.getByRole('link').click();
  await expect(status(page)).toHaveText(`${promised} formation${promised > 1 ? 's' : ''}`);
});

test('no results: another spelling, the nearest campuses with the programme, and a contact', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const promisedBy = (link: Locator) => numberIn(link.locator('xpath=following-sibling::span'));
  const nothing = main.getByRole('status').getByText('Aucun résultat');
  await page.goto('/formations?secteur=agroecologie&niveau=3&campus=lyon');
  await expect(nothing).toBeVisible();
  await expect(main.getByRole('link', { name: 'Demander conseil' })).toHaveAttribute(
    'href',
    '/crm/contact?campus=lyon',
  );
  await expect(main.locator('.finder-ask a[href^="tel:"]')).toBeVisible();
  const near = main.locator('.suggested-searches a[href*="campus="]:not([href*="campus=lyon"])');
  await expect(near).toHaveText(['Clermont-Ferrand', 'Dijon', 'Auxerre']);
  const there = await promisedBy(near.first());
  await near.first().click();
  await expect(status(page)).toHaveText(`${there} formation${there > 1 ? 's' : ''}`);

  await page.goto('/formations?niveau=3&q=assinisment');
  await expect(nothing).toBeVisible();
  const spelling = main.locator('.suggested-searches a[href*="q="]').first();
  const meant = await promisedBy(spelling);
  await spelling.click();
  await expect(status(page)).toHaveText(`${meant} formation${meant > 1 ? 's' : ''}`);
});

test('values without results are folded, and one press away', async ({ page }) => {
  await page.goto('/formations?niveau=5');
  const empty = page.locator('.facet:has(input[name=entree]) .facet-empty').first();
  await expect(empty).toBeHidden();
  await page.locator('.facet:has(input[name=entree]) .facet-rest > summary').click();
  await expect(empty).toBeVisible();
});

test('unknown values are named and left out', { tag: '@document' }, async ({ page }) => {
  const response = await page.goto('/formations?secteur=chimie&niveau=2&tri=prix');
  expect(response?.status()).toBe(200);
  await expect(page.getByText(/critère que nous ne connaissons pas \(Secteur, Tri\)/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Critères choisis' }).getByRole('link')).toHaveCount(1);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  test('the criteria open over the results, and the button leads back to them', async ({ page }) => {
    await page.goto('/formations');
    const water = page.getByRole('checkbox', { name: /^Eau/ });
    await expect(water).toBeHidden();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await water.check();
    await page.getByRole('button', { name: /^(?:Afficher les|Voir les \d+) formations$/ }).click();
    await expect(page).toHaveURL(/secteur=eau/);
    await expect(water).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filtrer (1)' })).toBeVisible();
  });

  test('nothing is wider than a narrow phone', { tag: '@document' }, async ({ page }) => {
    const word = 'y'.repeat(60);
    for (const query of [
      '',
      '?q=eau&secteur=nature&secteur=agroecologie',
      '?secteur=eau&niveau=1',
      `?q=${word}`,
    ]) {
      await page.goto(`/formations${query}`);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 700 });
        const shown = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(shown, `/formations${query} at ${width} px`).toBe(width);
      }
    }
  });
});

test('the first programme begins on the first screen of a phone, above the bottom bar', {
  tag: '@document',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/formations');
  const card = await cards(page).first().boundingBox();
  const bar = await page.locator('.bottom-bar').boundingBox();
  expect(card?.y).toBeLessThan(bar?.y ?? 0);
});

test.describe('the criteria over the page', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  test('take the focus, on a page that was loaded and on one that followed another', async ({ page }) => {
    await page.goto('/formations/comparer');
    await page
      .getByRole('navigation', { name: 'Fil d’Ariane' })
      .getByRole('link', { name: 'Formations' })
      .click();
    for (const arrives of [() => undefined, () => page.reload()]) {
      await arrives();
      await page.getByRole('button', { name: /^Filtrer/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Fermer les filtres' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: /^Filtrer/ })).toBeFocused();
    }
  });
});
