/** The error catalogue on real pages: sentence, status, links (specification §8). */
import { expect, recovered, setFault, test } from './fixtures';
import { remoteSiteOrigin } from './servers';

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
    await expect(main.getByText('Oups !')).toBeVisible();
    await expect(main.getByText('Code d’erreur :')).toContainText(String(status));
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

test.describe('with the content service behaving badly', () => {
  test.describe.configure({ mode: 'serial' });
  test.afterAll(() => setFault({ kind: 'none' }));

  for (const [kind, status] of [
    ['down', 503],
    ['slow', 504],
    ['unauthorised', 503],
    ['error-500', 503],
    ['too-many-requests', 503],
    ['html', 500],
    ['truncated', 500],
    ['wrong-shape', 500],
    ['huge', 500],
  ] as const) {
    test(`${kind}: the catalogue’s page with ${status}, never a blank one or a stack trace`, async ({
      page,
    }, info) => {
      // Each project asks for an address of its own, which no cache has seen.
      const slugs = [
        'auxerre',
        'brest',
        'caen',
        'dijon',
        'lille',
        'metz',
        'nice',
        'paris',
        'tours',
        'rouen',
        'angers',
        'annecy',
        'lyon',
        'nantes',
        'rennes',
        'orleans',
        'toulouse',
        'grenoble',
      ];
      const index = kinds.indexOf(kind) + (info.project.name === 'js' ? kinds.length : 0);
      await setFault({ kind: 'none' });
      await recovered(remoteSiteOrigin);
      await setFault({ kind, delay: 6_000 });
      const response = await page.goto(`${remoteSiteOrigin}/campus/${slugs[index]}`);
      await setFault({ kind: 'none' });
      expect(response?.status()).toBe(status);
      await expect(page.getByText('Oups !')).toBeVisible();
      const html = await page.content();
      expect(html).not.toMatch(/at \w+ \(|node_modules|TypeError/);
      if (status >= 503) expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    });
  }
});

const kinds = [
  'down',
  'slow',
  'unauthorised',
  'error-500',
  'too-many-requests',
  'html',
  'truncated',
  'wrong-shape',
  'huge',
];
