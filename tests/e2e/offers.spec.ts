/** Work-study offers: by sector, campus and rhythm, as addresses; no expired ones. */
import { expect, test } from './fixtures';

test('sector, campus and rhythm are chosen in a form, and removed one by one', async ({ page }) => {
  await page.goto('/offres-alternance?rythme=semaines');
  const chips = page.getByRole('list', { name: 'Critères choisis' }).getByRole('link');
  await expect(chips).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Secteur' }).selectOption('eau');
  await page.getByRole('button', { name: 'Afficher les offres' }).click();
  await expect(page).toHaveURL(/secteur=eau&(?:campus=&)?rythme=semaines$/);
  await expect(chips).toHaveCount(2);
  const sectors = page.locator('.offer-row .entry-legend');
  const names = await sectors.allTextContents();
  expect(new Set(names.map((name) => name.trim()))).toEqual(new Set(['Eau']));
  await chips.first().click();
  await expect(page).toHaveURL('/offres-alternance?rythme=semaines');
  await expect(chips).toHaveCount(1);
});

test('every offer shows employer, place, contract, start and deadline', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/offres-alternance');
  const offers = page.getByRole('main').getByRole('article');
  await expect(offers).toHaveCount(20);
  const today = new Date().toISOString().slice(0, 10);
  for (const offer of await offers.all()) {
    await expect(offer.locator('.offer-row-place')).toHaveText(/\S+, \S+/);
    const [starts = '', answerBy = ''] = await offer
      .locator('.offer-row-facts time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(starts >= answerBy && answerBy >= today, `${answerBy} … ${starts}`).toBe(true);
  }
});

test('a filled offer is in no list, and its page says so', { tag: '@document' }, async ({ page }) => {
  const gone = '/offres-alternance/animateur-zones-humides-nantes';
  for (let address: string | null = '/offres-alternance'; address !== null; ) {
    await page.goto(address);
    await expect(page.locator(`main a[href="${gone}"]`)).toHaveCount(0);
    const next = page.locator('a[rel=next]');
    address = (await next.count()) > 0 ? await next.getAttribute('href') : null;
  }
  await page.goto(gone);
  await expect(page.locator('.offer-filled')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('an empty list of offers shows the specified text', async ({ page }) => {
  await page.goto('/offres-alternance?secteur=eau&campus=brest');
  await expect(page.getByText("Pas d'offres disponibles")).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Voir toutes les offres' }).click();
  await expect(page).toHaveURL('/offres-alternance');
});

test('no field of the form is alone beside an empty place at any width', { tag: '@document' }, async ({
  page,
}) => {
  await page.goto('/offres-alternance');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const places = await page.locator('.filter-form > *').evaluateAll((fields) =>
      fields.map((field) => {
        const { right, bottom } = field.getBoundingClientRect();
        return { right, row: Math.round(bottom) };
      }),
    );
    const edge = Math.max(...places.map(({ right }) => right));
    for (const row of new Set(places.map((place) => place.row))) {
      const end = Math.max(...places.filter((place) => place.row === row).map(({ right }) => right));
      expect.soft(end, `the row that ends at ${row}, at ${width} px`).toBeCloseTo(edge, 0);
    }
  }
});
