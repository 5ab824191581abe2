/** The agenda: filters as addresses (specification §9). Its calendars: `calendars.no-js.spec.ts`. */
import { expect, hasScripts, test } from './fixtures';

const cancelled = '/agenda/conference-lagunes-montpellier';
const full = '/agenda/vis-ma-vie-en-bts-gemeau-la-reunion';

test('the seven filters are links, and the current one says so', async ({ page }) => {
  await page.goto('/agenda');
  const filters = page.getByRole('navigation', { name: 'Type d’événement' });
  await expect(filters.getByRole('link')).toHaveCount(7);
  await filters.getByRole('link', { name: 'Salons' }).click();
  await expect(page).toHaveURL('/agenda?type=salons');
  await expect(filters.getByRole('link', { name: 'Salons' })).toHaveAttribute('aria-current', 'true');
  const kinds = page.locator('.agenda article .entry-legend');
  await expect(kinds.first()).toHaveText('Salon');
  const words = await kinds.allTextContents();
  expect(new Set(words.map((word) => word.trim()))).toEqual(new Set(['Salon']));
});

test('campus and month are chosen in a form, and the address is the whole state', async ({ page }) => {
  await page.goto('/agenda?type=portes-ouvertes');
  await page.getByRole('combobox', { name: 'Campus' }).selectOption('la-reunion');
  await page.getByRole('button', { name: 'Afficher les événements' }).click();
  await expect(page).toHaveURL(/type=portes-ouvertes&(?:pres-de=&)?campus=la-reunion/);
  await expect(page.locator('#resultats')).toContainText('1 événement');
  await expect(page.locator('.agenda article')).toContainText('heure de La Réunion');
});

test('a town is typed, and the nearest campus comes first with its distance', async ({ page }) => {
  await page.goto('/agenda?type=portes-ouvertes');
  const field = page.getByRole('textbox', { name: 'Près de' });
  await field.fill('44110');
  await field.press('Enter');
  await expect(page).toHaveURL(/type=portes-ouvertes&pres-de=44110/);
  const campuses = page.locator('.agenda .ledger h2');
  await expect(campuses.first()).toHaveText(/^Nantes\s*à\s57\skm$/);
  const far = (await campuses.allTextContents()).map((text) => Number(/à\s([\d\s]+)\skm/.exec(text)?.[1]));
  expect(far).toEqual([...far].sort((a, b) => a - b));
  // Scripts that start before the form is sent keep the visitor's text in the field.
  await expect(field).toHaveValue(hasScripts() ? /44110/ : 'Châteaubriant (44110)');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /type=portes-ouvertes$/);
});

test('a name several towns have is for the visitor to decide', async ({ page }) => {
  await page.goto('/agenda?pres-de=saint-denis');
  await page.getByRole('link', { name: 'Saint-Denis (97400)', exact: true }).click();
  await expect(page).toHaveURL('/agenda?pres-de=saint-denis-97400');
  await expect(page.locator('.agenda .ledger h2').first()).toContainText('La\u00a0Réunion');
});

test('past events are separate, month by month, page by page', async ({ page }) => {
  await page.goto('/agenda');
  await page.getByRole('link', { name: 'Passés' }).click();
  await expect(page).toHaveURL('/agenda?passes=1');
  await expect(page.locator('#abonnement')).toHaveCount(0);
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/agenda?passes=1&page=2');
  const months = await page
    .locator('.ledger h2 time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
  expect(months).toEqual([...months].sort().reverse());
});

test('an empty list shows the specified text', { tag: '@document' }, async ({ page }) => {
  await page.goto('/agenda?type=salons&campus=brest');
  await expect(page.getByText('Aucun événement ne correspond au filtre sélectionné')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('a cancelled event and a full one say so, in the list and on their page', { tag: '@document' }, async ({
  page,
}) => {
  await page.goto('/agenda?type=conferences&campus=montpellier');
  await expect(page.locator(`article:has(a[href="${cancelled}"])`)).toContainText('Annulé');
  await page.goto(cancelled);
  await expect(page.locator('.event-notice')).toContainText('Événement annulé');
  await expect(page.locator('a[href$=".ics"]')).toHaveCount(0);
  await page.goto(full);
  await expect(page.locator('.event-notice')).toContainText('Complet');
});

test('the event’s main button leads to the registration page, which confirms the submitted values', async ({
  page,
}) => {
  await page.goto('/agenda/journee-portes-ouvertes-nantes');
  const button = page.getByRole('link', { name: /^Je m’inscris/ });
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.goto((await button.getAttribute('href')) ?? '');
  await page.getByLabel('Nom et prénom').fill('Ada Lovelace');
  await page.getByLabel('Courriel').fill('ada@ecole.example');
  await page.getByRole('button', { name: 'Envoyer mon inscription' }).click();
  await expect(page.getByRole('status')).toContainText('inscription est envoyée');
  await expect(page.locator('table')).toContainText('ada@ecole.example');
  await page.getByRole('link', { name: 'Revenir à l’événement' }).click();
  await expect(page).toHaveURL('/agenda/journee-portes-ouvertes-nantes');
});

test('a full event states it in place of the registration, and a past one shows nothing', async ({
  page,
}) => {
  await page.goto(full);
  await expect(page.locator('.event-registration')).toHaveText('Inscriptions closes');
  await expect(page.locator('.event-registration :is(a, button)')).toHaveCount(0);
  await page.goto('/agenda?passes=1');
  await page.locator('.agenda article a').first().click();
  await expect(page.locator('.event-notice')).toContainText('Événement passé');
  await expect(page.locator('.event-registration')).toHaveCount(0);
});
