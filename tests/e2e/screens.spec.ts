/** Lists are paginated and empty in the specified words; sheets show what the law asks and what is related. */
import { expect, test } from './fixtures';

test('the canonical address of a list’s first page and of an article by parameter', async ({ page }) => {
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  await page.goto('/actualites/page/1');
  expect(await canonical()).toMatch(/\/actualites$/);
  await page.goto('/actualites/page/2');
  expect(await canonical()).toMatch(/\/actualites\/page\/2$/);
  await page.goto('/article?rubrique=ecole');
  expect(await canonical()).toMatch(/\/ecole$/);
});

test('news is paginated in the address, and every item stands once', async ({ page }) => {
  const seen: string[] = [];
  await page.goto('/actualites');
  for (;;) {
    const links = await page
      .getByRole('main')
      .locator('article a[href^="/actualites/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    seen.push(...new Set(links.filter((href) => !href.includes('/page/'))));
    const next = page.locator('a[rel=next]');
    if ((await next.count()) === 0) break;
    await page.goto((await next.getAttribute('href')) ?? '');
  }
  expect(seen).toHaveLength(43);
  expect(new Set(seen).size).toBe(43);
});

test.describe('empty states', () => {
  test('a filter without events', async ({ page }) => {
    await page.goto('/agenda?campus=metz');
    await expect(page.getByText('Aucun événement ne correspond au filtre sélectionné')).toBeVisible();
  });

  test('a campus without events or offers', async ({ page }) => {
    await page.goto('/campus/metz');
    await expect(page.getByText('Aucun événement disponible pour le moment')).toBeVisible();
    await expect(page.getByText("Pas d'offres disponibles")).toBeVisible();
  });

  test('a programme list without result', async ({ page }) => {
    await page.goto('/formations?secteur=eau&niveau=1');
    await expect(page.getByText('Aucun résultat')).toBeVisible();
  });

  test('a filter without offers', async ({ page }) => {
    await page.goto('/offres-alternance?campus=brest');
    await expect(page.getByText("Pas d'offres disponibles")).toBeVisible();
  });
});

test('a programme shows every regulated field', async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  const main = page.getByRole('main');
  for (const words of [
    'RNCP38351',
    'Niveau 5',
    '0',
    'Objectifs',
    'Prérequis',
    'Admission',
    'Tarifs',
    'Évaluation',
    'handicap',
    'Mis à jour le',
  ]) {
    await expect(main, words).toContainText(new RegExp(words, 'i'));
  }
  await expect(main.locator('a[href*="francecompetences.fr/recherche/rncp/38351"]')).toHaveCount(1);
  await expect(main).not.toContainText('Qualiopi');
});

test('a cohort too small shows no rate', async ({ page }) => {
  await page.goto('/formations/bts-bioqualite#resultats');
  await expect(page.getByText(/effectif insuffisant/i).first()).toBeVisible();
});

test('related content, both ways', async ({ page }) => {
  await page.goto('/formations/bts-gpn#campus');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/campus/"]').first()).toBeVisible();
  const news = await main.locator('a[href^="/actualites/"]').first().getAttribute('href');
  await page.goto(news ?? '');
  await expect(page.getByRole('main').locator('a[href="/formations/bts-gpn"]').first()).toBeVisible();
});
