/** The first screen of a programme has the first answers, and a chosen campus changes the page. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { runsWholeMatrix, sampled } from '../matrices/sample';
import { enhanced } from './browser/page';
import { belowTheFold, screens, screensHigh } from './first-screen';
import { expect, hasScripts, test } from './fixtures';
import { leaveUnpainted } from './unpainted';
import { textOf } from './written-html';

/** Learners below whom rates say nothing (`content-model/rules/outcomes.ts`). */
const leastCohort = 10;

const slugs = readdirSync('content-service/data/programmes').map((file) => file.replace(/\.\w+$/, ''));

const answers = (page: Page) => page.locator('dl.decision > div');
const campuses = (page: Page) => page.getByLabel(/À quel campus|Votre campus/);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  if (hasScripts()) await enhanced(page);
}

/** Chooses as a visitor does: without scripts there is a button to press. */
async function choose(page: Page, campus: string): Promise<void> {
  await campuses(page).selectOption(campus);
  if (!hasScripts()) await page.getByRole('button', { name: /^(Voir ce campus|Changer de campus)$/ }).click();
  await expect(page).toHaveURL(
    campus ? `/formations/bts-gpn?campus=${campus}` : /\/formations\/bts-gpn\??(campus=)?$/,
  );
}

for (const { name, most } of [
  { name: 'a phone', most: 10 },
  { name: 'a desktop', most: null },
] as const) {
  test.describe(`on ${name}`, () => {
    test.use(screens[name]);

    test(`the first screen of every programme has the first facts${most ? `, and it is ${most} screens at most` : ''}`, async ({
      page,
    }) => {
      // Scripts do not start on a page that is never painted.
      if (!hasScripts()) await leaveUnpainted(page);
      // Their differences are in their documents: with scripts, which are the same, only some are tested, and in the gate
      // each on one of the two screens, by turns.
      const turn = slugs.filter((_, index) => runsWholeMatrix || (index % 2 === 0) === (name === 'a phone'));
      for (const slug of hasScripts() ? sampled(slugs, String) : turn) {
        await open(page, `/formations/${slug}`);
        expect.soft(await answers(page).locator('dt').allTextContents(), slug).toEqual(answeredOf(slug));
        expect.soft(await campuses(page).count(), slug).toBe(contentOf(slug).campuses.length > 0 ? 1 : 0);
        expect.soft(await belowTheFold(page), slug).toEqual([]);
        if (most) expect.soft(await screensHigh(page), slug).toBeLessThanOrEqual(most);
      }
    });
  });
}

/**
 * The questions with an answer in the content: all five, except rates that may not be published and a separate year.
 */
function answeredOf(slug: string): string[] {
  const { prices, campuses: taughtAt, outcomes } = contentOf(slug);
  const published = typeof outcomes?.success === 'number' && outcomes.cohort >= leastCohort;
  return [
    ...(prices.length > 0 ? ['Prix'] : []),
    'Durée et rythme',
    'Candidatures',
    ...(taughtAt.length > 0 ? ['Portes ouvertes'] : []),
    ...(published ? ['Réussite'] : []),
  ];
}

interface WrittenProgramme {
  prices: unknown[];
  campuses: string[];
  outcomes: { success?: number | null; cohort: number } | null;
}

function contentOf(slug: string): WrittenProgramme {
  return JSON.parse(readFileSync(`content-service/data/programmes/${slug}.json`, 'utf8'));
}

test('price, duration and rhythm, deadline, open day and success are in words', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  for (const [term, words] of [
    ['Prix', /0\s€\sen\salternance · 4\s800\s€\/an/],
    ['Durée et rythme', /2\sans(?:\s:\s.+?)?\s*Temps plein ou alternance/],
    [
      'Candidatures',
      /(?:Alternance|Parcoursup)\s: jusqu’au \d+(er)?\s\p{L}+.*(?:Alternance|Parcoursup)\s: /u,
    ],
    ['Portes ouvertes', /sam\.\s\d+(er)?\s\p{L}+/u],
    ['Réussite', /88\s%(?:\s:\s.+?)?\s*Promotion 2025, 318\sapprenants/],
  ] as const) {
    await expect(answers(page).filter({ hasText: term })).toContainText(words);
  }
  const taughtAt = contentOf('bts-gpn').campuses;
  await expect(campuses(page).getByRole('option')).toHaveCount(['no campus yet', ...taughtAt].length);
});

test('an unknown value has no row', { tag: '@document' }, async ({ page }) => {
  await page.goto('/formations/bts-acd');
  await expect(answers(page).filter({ hasText: 'Réussite' })).toHaveCount(0);
  await page.goto('/formations/annee-passerelle');
  await expect(campuses(page)).toHaveCount(0);
  await expect(answers(page).filter({ hasText: /Réussite|Non renseigné/ })).toHaveCount(0);
});

test('a campus chosen changes the next open day, the events, the contact and the three actions', async ({
  page,
}) => {
  await open(page, '/formations/bts-gpn');
  const openDay = answers(page).filter({ hasText: 'Portes ouvertes' });
  await expect(openDay).not.toContainText('Nantes');
  await choose(page, 'nantes');
  await expect(openDay).toContainText('Nantes');
  await expect(openDay.getByRole('link')).toHaveAttribute('href', /portes-ouvertes-nantes/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Campus de Nantes' })).toHaveAttribute(
    'href',
    '/campus/nantes',
  );
  await expect(page.locator('#campus a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('.sheet-related article').first()).toContainText('Nantes');
  for (const action of ['registration', 'brochure', 'contact']) {
    const links = page.getByRole('main').locator(`a[href^="/crm/${action}"]`);
    await expect(links.first()).toHaveAttribute('href', `/crm/${action}?course=bts-gpn&campus=nantes`);
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/formations\/bts-gpn$/);
  await choose(page, '');
  await expect(openDay).not.toContainText('Nantes');
});

test('the first action depends on the state: wishes while they are open, an apprenticeship at the school', {
  tag: '@document',
}, async ({ page }) => {
  const first = page.getByRole('main').locator('a.button').first();
  await page.goto('/formations/bts-gpn');
  const wishing = /^\s*Candidatures\s*Jusqu’au/.test(
    (await answers(page).filter({ hasText: 'Candidatures' }).textContent()) ?? '',
  );
  await expect(first).toHaveAttribute(
    'href',
    wishing ? 'https://www.parcoursup.gouv.fr/' : '/crm/registration?course=bts-gpn',
  );
  await expect(page.getByRole('link', { name: 'Candidater en alternance' }).first()).toBeVisible();
  await page.goto('/formations/bachelor-qse');
  await expect(first).toHaveAttribute('href', '/crm/registration?course=bachelor-qse');
  for (const closed of ['bac-pro-gppe', 'annee-passerelle']) {
    await page.goto(`/formations/${closed}`);
    await expect(first).toHaveAttribute('href', /^tel:/);
    await expect(page.locator(`a[href*="course=${closed}"][href*="registration"]`)).toHaveCount(0);
  }
});

test('dates of admission are the same on every sheet and on the page about admissions', async ({
  page,
  request,
}) => {
  const told = new Map<string, string>();
  for (const slug of slugs.filter((name) => name.startsWith('bts-'))) {
    const html = await (await request.get(`/formations/${slug}`)).text();
    const [, deadline = ''] = html.split('class="decision-deadline"');
    const [, wishes = ''] = /Parcoursup\s: ([^<,]*)/u.exec(textOf(deadline.split('</dd>')[0] ?? '')) ?? [];
    told.set(slug, wishes.replace(/^\P{N}+/u, ''));
  }
  const [day = 'none', ...others] = new Set(told.values());
  expect(others, [...told].join('\n')).toEqual([]);
  await page.goto('/integrer-iet/admissions');
  const calendar = page.locator('#calendrier-bts');
  await expect(calendar).toContainText(day.trim());
  const own = calendar.getByRole('group');
  await own.locator('summary').click();
  await own.getByRole('link', { name: 'Bachelor QSE' }).click();
  await expect(page).toHaveURL('/formations/bachelor-qse');
});

test('apprentices in the national calendar see their own dates beside the action', {
  tag: '@document',
}, async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  await expect(page.locator('.programme-next')).toContainText(/Alternance\s: (?:jusqu’au|dès le) \d/);
  await page.goto('/formations/bachelor-qse');
  await expect(page.locator('.programme-next')).not.toContainText('Alternance');
});

test('a campus that does not teach the programme cannot be chosen', { tag: '@document' }, async ({
  page,
}) => {
  for (const campus of ['metz', 'atlantide', '%3Cb%3E']) {
    const response = await page.goto(`/formations/bts-gpn?campus=${campus}`);
    expect(response?.status()).toBe(200);
    await expect(campuses(page)).toHaveValue('');
    const apply = page.getByRole('main').locator('a[href^="/crm/registration"]').first();
    await expect(apply).toHaveAttribute('href', '/crm/registration?course=bts-gpn');
  }
});

test('a link to a part opens it, on the page and from elsewhere', async ({ page }) => {
  const prices = page.getByRole('table', { name: /Prix de la formation/ });
  await open(page, '/formations/bts-gpn');
  await expect(prices).toBeHidden();
  await page
    .getByRole('navigation', { name: 'Sur cette page' })
    .getByRole('link', { name: 'Tarifs' })
    .click();
  await expect(prices).toBeVisible();
  await open(page, '/formations/bts-gemeau#tarifs');
  await expect(prices).toBeVisible();
  await open(page, '/formations/bts-gpn');
  await answers(page).filter({ hasText: 'Prix' }).getByRole('link').click();
  await expect(prices).toBeVisible();
});

test('what a year costs is asked and answered on the sheet', async ({ page }) => {
  await open(page, '/formations/bts-gpn#cout');
  const cost = page.locator('#cout');
  const choose = async (label: string, choice: string) => {
    await cost.getByLabel(label).selectOption({ label: choice });
  };
  const calculate = () => cost.getByRole('button', { name: 'Calculer' }).click();
  await choose('Statut', 'Apprentissage');
  await choose('Campus', 'Lyon');
  await calculate();
  await expect(cost.getByText(/Il vous reste 266\s€ par mois/)).toBeVisible();
  await choose('Âge', '16 à 17 ans');
  await calculate();
  await expect(cost.getByText(/Il vous manque 33\s€ par mois/)).toBeVisible();
  await expect(page.getByRole('table', { name: /d’un mois à Lyon/ })).toBeHidden();
  await cost.getByText('Le détail du calcul').click();
  await expect(page.getByRole('row', { name: /Salaire net d’apprenti/ })).toContainText(/504\s€/);
  await choose('Statut', 'Formation continue');
  await calculate();
  await expect(cost.getByText('pas de total')).toBeVisible();
});

test('every part opens at its heading, by keyboard too', async ({ page }) => {
  await open(page, '/formations/bts-gpn');
  const summaries = page.locator('.sheet-parts summary:has(h2)');
  await expect(summaries.first()).toBeVisible();
  for (const summary of await summaries.all()) {
    const body = summary.locator('~ *');
    await expect(body).toBeHidden();
    await summary.press('Enter');
    await expect(body).toBeVisible();
  }
});

test('every part is open on paper', { tag: '@document' }, async ({ page }) => {
  await page.goto('/formations/bts-gpn');
  await page.emulateMedia({ media: 'print' });
  const bodies = page.locator('.sheet-parts .sheet-body');
  await expect(bodies.first()).toBeVisible();
  for (const body of await bodies.all()) await expect(body).toBeVisible();
  await expect(page.getByText('RNCP38351').first()).toBeVisible();
});

test.describe('under a thumb', () => {
  test.use(screens['a phone']);

  test('the contents stay visible during reading and the strip names the programme', async ({ page }) => {
    await open(page, '/formations/bts-gpn');
    await page
      .locator('#tarifs-titre')
      .evaluate((title) => title.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const strip = page.getByRole('navigation', { name: 'Sur cette page' });
    await expect(strip).toBeInViewport({ ratio: 0.9 });
    await expect(strip.getByText('BTSA GPN')).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  test('the week is shown day by day, with a testimonial and the salary', {
    tag: '@document',
  }, async ({ page }) => {
    await page.goto('/formations/bts-gpn');
    const week = page.locator('.sheet-week');
    await expect(week.getByRole('term')).toHaveCount(5);
    await expect(week.getByRole('term').nth(1)).toHaveText('Mardi Terrain');
    await expect(page.locator('.sheet-voice blockquote')).toBeVisible();
    await expect(page.locator('#suite')).toContainText(/63\s%[\s\S]*22\s000\s€ à 27\s000\s€ brut par an/);
  });

  test('a school without a week or a testimonial shows nothing in their place', {
    tag: '@document',
  }, async ({ page }) => {
    await page.goto('/formations/court-iso-14001');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.sheet-week, .sheet-voice, .sheet-employment')).toHaveCount(0);
  });
});
