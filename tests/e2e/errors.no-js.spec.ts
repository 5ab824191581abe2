/** Every template's tests cover their scripts. */
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from './fixtures';
import { insideOf, textOf, titleOf } from './written-html';

async function mainAt(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = await answer.text();
  const main = insideOf(html, 'main');
  return { status: answer.status(), title: titleOf(html), main, text: textOf(main) };
}

const headings = (html: string) => (html.match(/<h1[\s>][\s\S]*?<\/h1>/g) ?? []).map(textOf);

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
  test(`${status}: ${sentence}`, async ({ request }) => {
    const { main, text, title, ...answer } = await mainAt(request, `/error/debug?status=${status}`);
    expect(answer.status).toBe(status);
    expect(title).toContain(`Oups ! ${sentence} | `);
    expect(headings(main)).toEqual(['Oups !']);
    expect(text).toContain(sentence);
    expect(text).toContain(`Code d'erreur : ${status}`);
    expect(text).toContain('Mais on peut vous proposer de visiter ces pages :');
    for (const [name, href] of [
      ['Revenir au site', '/'],
      ['Accueil', '/'],
      ['Formations', '/formations'],
      ['Campus', '/campus'],
      ['Agenda', '/agenda'],
      ['Actualités', '/actualites'],
    ])
      expect(main).toMatch(new RegExp(`<a [^>]*href="${href}"[^>]*>(?:<[^>]+>)*${name}<`));
  });
}

test('a visitor cannot put text on the debug page', async ({ request }) => {
  const answer = await request.get('/error/debug?status=Bonjour&message=Envoyez+vos+codes');
  expect(answer.status()).toBe(500);
  expect(await answer.text()).not.toMatch(/Envoyez(?: |\+|%20)vos/);
});

for (const address of ['/a/b/c', '/crm/autre', '/actualites/page/deux', '/Campus%20de%20Lyon']) {
  test(`${address}: no route accepts it`, async ({ request }) => {
    const { status, text } = await mainAt(request, address);
    expect(status).toBe(404);
    expect(text).toContain('This page could not be found');
  });
}

for (const address of [
  '/campus/atlantide',
  '/formations/bts-licorne',
  '/actualites/jamais-parue',
  '/inconnue',
  '/ecole/inconnue',
]) {
  test(`${address}: its content does not exist`, async ({ request }) => {
    const { status, text } = await mainAt(request, address);
    expect(status).toBe(404);
    expect(text).toContain("Oops cette page n'existe pas (ou plus)");
  });
}
