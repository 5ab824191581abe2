/** Every route of section 2 shows its screen; lists are paginated and empty in the specified words. */
import { expect, test } from './fixtures';

const screens = [
  '/',
  '/actualites',
  '/actualites/page',
  '/actualites/page/2',
  '/actualites/rythmes-d-alternance-en-un-tableau',
  '/agenda',
  '/agenda/journee-portes-ouvertes-la-reunion',
  '/article?rubrique=ecole',
  '/blog',
  '/campus',
  '/campus/lyon',
  '/formations',
  '/formations/bts-gpn',
  '/formations/comparer?f=bts-gpn&f=bts-gemeau',
  '/offres-alternance',
  '/panorama',
  '/crm/brochure',
  '/crm/contact',
  '/crm/registration',
  '/ecole/nos-engagements',
  '/ecole',
  '/vie-etudiante/logement',
  '/alumni',
  '/alumni/alumni-et-ambassadeurs',
  '/contact',
  '/entreprise',
  '/partenaire',
  '/edito-reseau-competences-et-developpement',
  '/art-culture',
  '/formations-reseau',
  '/decouvrez-nos-podcasts',
  '/cookies',
  '/charte-donnees-personnelles',
  '/conditions-generales-de-vente',
  '/mentions-legales',
  '/metiers',
  '/metiers/hydrologue',
  '/declaration-accessibilite',
  '/plan',
];

for (const address of screens) {
  test(`${address} has its own head and heading`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await page.title()).length).toBeGreaterThan(5);
    for (const selector of [
      'meta[name=description]',
      'link[rel=canonical]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
      'meta[property="og:image"]',
      'meta[name="twitter:card"]',
    ]) {
      await expect(page.locator(selector), selector).toHaveCount(1);
    }
  });
}

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
  await page.goto('/formations/bts-bioqualite');
  await expect(page.getByText(/effectif insuffisant/i).first()).toBeVisible();
});

test('related content, both ways', async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/campus/"]').first()).toBeVisible();
  const news = await main.locator('a[href^="/actualites/"]').first().getAttribute('href');
  await page.goto(news ?? '');
  await expect(page.getByRole('main').locator('a[href="/formations/bts-gpn"]').first()).toBeVisible();
});
