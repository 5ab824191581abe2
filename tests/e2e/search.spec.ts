/** The search page works the same with and without JavaScript: its address is the whole state. */
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';

const field = (page: Page) => page.getByRole('main').locator('input[name=q]');
const results = (page: Page) => page.locator('.results a');

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/recherche?${new URLSearchParams({ q: query })}`);
}

test.describe('the search page', () => {
  test('asks for a question, and answers it grouped by kind with the words marked', async ({ page }) => {
    await page.goto('/recherche');
    await expect(results(page)).toHaveCount(0);
    await searchFor(page, 'gemo nantes');
    await expect(field(page)).toHaveValue('gemo nantes');
    await expect(results(page).first()).toHaveAttribute('href', '/formations/bts-gemeau');
    await expect(results(page).first().locator('mark').first()).toHaveText(/^Gestion et maîtrise/);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.nth(1)).toHaveText(/^Formations \(\d+\)$/);
    await expect(page).toHaveTitle(/gemo nantes/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('filters by kind and paginates, each at an address', async ({ page }) => {
    await page.goto('/recherche?q=environnement');
    const kinds = page.getByRole('navigation', { name: 'Type de résultat' });
    const programmes = kinds.getByRole('link', { name: /^Formations \(\d+\)$/ });
    const count = Number(/\d+/.exec((await programmes.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(20);
    await programmes.click();
    await expect(page).toHaveURL('/recherche?q=environnement&type=formations');
    await expect(programmes).toHaveAttribute('aria-current', 'true');
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/recherche?q=environnement&type=formations&page=2');
    await expect(results(page)).toHaveCount(Math.min(20, count - 20));
    for (const link of await results(page).all())
      expect(await link.getAttribute('href')).toMatch(/^\/formations\//);
  });

  test('shows similar words and useful links when nothing is found', async ({ page }) => {
    await page.goto('/recherche?q=quxwvyzk');
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'quxwvyzk' })).toBeVisible();
    const ways = page.getByRole('navigation', { name: 'Souvent demandé' }).getByRole('link');
    expect(await ways.count()).toBeGreaterThan(3);
    await ways.first().click();
    await expect(page).toHaveURL('/formations');
  });

  test('treats any typed characters as text', async ({ page }) => {
    const hostile = '"><img src=x onerror=alert(1)> \\ %00 {{eau}}';
    await page.goto('/recherche');
    await searchFor(page, hostile);
    await expect(field(page)).toHaveValue(hostile);
    await expect(page.locator('main img')).toHaveCount(0);
    const long = await page.request.get(`/recherche?q=${'eau+'.repeat(400)}`);
    expect(long.status()).toBe(200);
    expect((await page.request.get('/recherche?q=eau&page=99')).status()).toBe(404);
    expect((await page.request.get('/recherche?q=eau&type=toString')).status()).toBe(200);
  });
});

test('the header leads to the search from every page', async ({ page }) => {
  await page.goto('/campus');
  const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
  await expect(link).toHaveAttribute('href', '/recherche');
});

test.describe('an address without a page', () => {
  test.use({ allowedStatuses: [404] });
  test('can be searched for', async ({ page }) => {
    await page.goto('/formation-bts-gnp');
    await field(page).fill('bts gpn');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/recherche?q=bts+gpn');
    await expect(results(page).first()).toHaveAttribute('href', '/formations/bts-gpn');
  });
});

test('the school’s own answer to a common question comes first, with a link to its page', async ({
  page,
}) => {
  await page.goto('/recherche?q=combien+co%C3%BBte+un+bts');
  const answer = page.getByRole('region', { name: 'Combien coûte un BTS ?' });
  await expect(answer).toContainText('4 800 € par an');
  const first = page.locator('main :is(.curated-answer, .results) a').first();
  await expect(first).toHaveAttribute('href', '/tarifs#niveau-2');
  await first.click();
  await expect(page).toHaveURL('/tarifs#niveau-2');
  await page.goto('/recherche?q=bts+gpn');
  await expect(page.locator('.curated-answer')).toHaveCount(0);
});

test('a question about the cost of a BTS finds a price beside each, and no passage about another cost', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/recherche?q=combien+co%C3%BBte+un+bts&type=formations');
  const found = page.locator('main .results > li');
  expect(await found.count()).toBeGreaterThan(8);
  for (const result of await found.all()) await expect(result.locator('.result-facts')).toContainText('€');
  await expect(page.locator('main .results mark', { hasText: /^co[uû]t/i })).toHaveCount(0);
});
