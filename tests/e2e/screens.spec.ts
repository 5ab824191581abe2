/** Lists are paginated and empty with the specified texts; sheets show the regulated and the related content. */
import { expect, test } from './fixtures';

test('the canonical address of a list’s first page and of an article by parameter', {
  tag: '@document',
}, async ({ page }) => {
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  await page.goto('/actualites/page/1');
  expect(await canonical()).toMatch(/\/actualites$/);
  await page.goto('/actualites/page/2');
  expect(await canonical()).toMatch(/\/actualites\/page\/2$/);
  await page.goto('/article?rubrique=ecole');
  expect(await canonical()).toMatch(/\/ecole$/);
});

test('news is paginated in the address, and every item appears once', { tag: '@document' }, async ({
  page,
  request,
}) => {
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
  const sitemap = await (await request.get('/sitemaps/actualites.xml')).text();
  const all = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/actualites\/[^<]+)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(all.length).toBeGreaterThan(0);
  expect(seen.sort()).toEqual(all.sort());
});

test.describe('empty states', () => {
  test('a filter without events', { tag: '@document' }, async ({ page }) => {
    await page.goto('/agenda?campus=metz');
    await expect(page.getByText('Aucun événement ne correspond au filtre sélectionné')).toBeVisible();
  });

  test('a campus without events or offers', { tag: '@document' }, async ({ page }) => {
    await page.goto('/campus/metz');
    await expect(page.getByText('Aucun événement disponible pour le moment')).toBeVisible();
    await expect(page.getByText("Pas d'offres disponibles")).toBeVisible();
  });

  test('a programme list without result', { tag: '@document' }, async ({ page }) => {
    await page.goto('/formations?secteur=eau&niveau=1');
    await expect(page.getByText('Aucun résultat')).toBeVisible();
  });

  test('a filter without offers', { tag: '@document' }, async ({ page }) => {
    await page.goto('/offres-alternance?campus=brest');
    await expect(page.getByText("Pas d'offres disponibles")).toBeVisible();
  });
});

test('a programme shows every regulated field', { tag: '@document' }, async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  const main = page.getByRole('main');
  const sheet = await main.locator('.sheet-parts').evaluate(readSheet);
  for (const part of [
    'Objectifs',
    'Programme',
    'Admission',
    'Tarifs de la formation',
    'Résultats',
    'Handicap et accessibilité',
  ]) {
    expect.soft(sheet.parts[part]?.length, part).toBeGreaterThan(20);
  }
  for (const list of ['Prérequis', 'Méthodes pédagogiques', 'Modalités d’évaluation']) {
    expect.soft(sheet.lists[list], list).toBeGreaterThan(0);
  }
  expect.soft(sheet.facts).toMatchObject({
    'Délai d’accès': expect.stringMatching(/\S/),
    'Intitulé exact': expect.stringMatching(/\S/),
    'Code au répertoire': expect.stringContaining('RNCP38351'),
    Certificateur: expect.stringMatching(/\S/),
    'Niveau européen': expect.stringMatching(/^Niveau\s5$/),
    'Date d’échéance de l’enregistrement': expect.stringMatching(/\d{4}$/),
    'Obtention du diplôme ou du titre, parmi les candidats': expect.stringMatching(/^\d+\s%$/),
    'Insertion professionnelle, parmi ceux qui n’ont pas poursuivi d’études':
      expect.stringMatching(/^\d+\s%$/),
    'Rupture, parmi les contrats d’apprentissage signés': expect.stringMatching(/^\d+\s%$/),
    Effectif: expect.stringMatching(/^\d+\sapprenants$/),
    Source: expect.stringMatching(/\S/),
    Apprentissage: expect.stringMatching(/^0\s€ pour l’apprenti/),
  });
  await expect(main).toContainText('Mis à jour le');
  await expect(main.locator('a[href*="francecompetences.fr/recherche/rncp/38351"]')).toHaveCount(1);
  await expect(main).not.toContainText('Qualiopi');
});

/** Runs in the browser: text of each part by its title, lengths of the lists below a heading, facts by their term. */
function readSheet(sheet: Element) {
  const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const pairs = <Value>(selector: string, read: (element: Element) => Value) =>
    Object.fromEntries(
      [...sheet.querySelectorAll(selector)].map((element): [string, Value] => [text(element), read(element)]),
    );
  return {
    parts: pairs('.sheet-title', (title) => text(title.closest('section')?.querySelector('.sheet-body'))),
    lists: pairs('.sheet-heading', (heading) => heading.nextElementSibling?.querySelectorAll('li').length),
    facts: pairs('dt, th[scope=row]', (term) => text(term.nextElementSibling)),
  };
}

test('a cohort too small shows no rate', { tag: '@document' }, async ({ page }) => {
  await page.goto('/formations/bts-bioqualite#resultats');
  await expect(page.getByText(/effectif insuffisant/i).first()).toBeVisible();
});

test('related content, in both directions', { tag: '@document' }, async ({ page }) => {
  await page.goto('/formations/bts-gpn#campus');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/campus/"]').first()).toBeVisible();
  const news = await main.locator('a[href^="/actualites/"]').first().getAttribute('href');
  await page.goto(news ?? '');
  await expect(page.getByRole('main').locator('a[href="/formations/bts-gpn"]').first()).toBeVisible();
});
