/** The error catalogue on real pages: sentence, status, links (specification §8). */
import { expect, test } from './fixtures';

test.use({ allowedStatuses: [400, 401, 403, 404, 418, 500, 503, 504] });

for (const [status, sentence] of [
  [400, 'Mauvaise requête.'],
  [401, 'Utilisateur non authentifié.'],
  [403, 'Accès refusé.'],
  [404, "Oops cette page n'existe pas (ou plus)"],
  [418, 'Une erreur est survenue.'],
  [500, 'Erreur interne au serveur.'],
  [503, 'Erreur interne au serveur.'],
  [504, 'Délai de réponse dépassé.'],
] as const) {
  test(`${status}: ${sentence}`, async ({ page }) => {
    const response = await page.goto(`/error/debug?status=${status}`);
    expect(response?.status()).toBe(status);
    const main = page.getByRole('main');
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oups !');
    await expect(main.getByText("Code d'erreur :")).toContainText(String(status));
    await expect(main.getByText('Revenir au site')).toHaveAttribute('href', '/');
    await expect(main.getByText('Mais on peut vous proposer de visiter ces pages :')).toBeVisible();
    for (const [name, href] of [
      ['Accueil', '/'],
      ['Formations', '/formations'],
      ['Campus', '/campus'],
      ['Agenda', '/agenda'],
      ['Actualités', '/actualites'],
    ]) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href ?? '');
    }
  });
}

test('a visitor cannot put words on the debug page', async ({ page }) => {
  const response = await page.goto('/error/debug?status=Bonjour&message=Envoyez+vos+codes');
  expect(response?.status()).toBe(500);
  await expect(page.getByText('Envoyez vos codes')).toHaveCount(0);
});

for (const address of ['/a/b/c', '/crm/autre', '/actualites/page/deux', '/Campus%20de%20Lyon']) {
  test(`${address}: no route accepts it`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('This page could not be found')).toBeVisible();
  });
}

for (const address of [
  '/campus/atlantide',
  '/formations/bts-licorne',
  '/actualites/jamais-parue',
  '/inconnue',
  '/ecole/inconnue',
]) {
  test(`${address}: its content does not exist`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Oops cette page n'existe pas (ou plus)")).toBeVisible();
  });
}
