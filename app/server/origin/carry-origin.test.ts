import { describe, expect, it } from 'vitest';
import { carryOnRedirect, carryOrigin } from './carry-origin';

const own = 'https://www.ecole.example';
const carry = (html: string, source = 'salon', medium = 'papier') =>
  carryOrigin(html, { source, medium }, own);

describe('a page of a visit whose origin may not be stored', () => {
  it.each([
    ['<a href="/campus/lyon">', '<a href="/campus/lyon?utm_source=salon&amp;utm_medium=papier">'],
    ['<a href="/">', '<a href="/?utm_source=salon&amp;utm_medium=papier">'],
    [
      '<a class="x" href="/crm/brochure?course=bts-gpn&amp;campus=lyon#formulaire">',
      '<a class="x" href="/crm/brochure?course=bts-gpn&amp;campus=lyon&amp;utm_source=salon&amp;utm_medium=papier#formulaire">',
    ],
    [`<a href="${own}/agenda">`, `<a href="${own}/agenda?utm_source=salon&amp;utm_medium=papier">`],
    [
      '<form id="choix" method="post" action="/crm/brochure">',
      '<form id="choix" method="post" action="/crm/brochure?utm_source=salon&amp;utm_medium=papier">',
    ],
  ])('says it in %s', (before, after) => expect(carry(before)).toBe(after));

  it.each([
    '<a href="#contenu">',
    '<a href="https://www.onisep.fr/">',
    '<a href="//autre.example/">',
    '<a href="/uploads/documents/plaquette.pdf">',
    '<a href="/agenda.ics">',
    '<a href="/campus?utm_source=affiche">',
    '<a href="tel:+33100000000">',
    '<link rel="canonical" href="/campus/lyon">',
  ])('leaves %s as it is', (html) => expect(carry(html)).toBe(html));

  const body = (html: string) => `<html><body>${html}</body></html>`;
  const fields = (html: string) =>
    /<div id="origine-de-la-visite" hidden>(.*)<\/div><\/body>/.exec(html)?.[1];

  it('adds fields to a form too, because a GET form drops the query of its address', () => {
    const html = carry(body('<form id="recherche" action="/recherche"></form>'));
    expect(fields(html)).toContain(
      '<input type="hidden" form="recherche" name="utm_source" value="salon"><input type="hidden" form="recherche" name="utm_medium" value="papier">',
    );
  });

  it('names the forms that have no name, so that the fields find them', () => {
    const html = carry(body('<form class="a"></form><form class="b"></form>'));
    const ids = [...html.matchAll(/<form id="([^"]+)" class="[ab]">/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(fields(html)).toContain(`form="${id}" name="utm_medium"`);
  });

  it('adds it to a page without a form too, for forms that JavaScript draws', () => {
    expect(fields(carry(body('<p>Rien</p>')))).toBe(
      '<input type="hidden" name="utm_source" value="salon"><input type="hidden" name="utm_medium" value="papier">',
    );
  });

  it('writes nothing into the page except a value, for any name of a campaign', () => {
    const html = carry(body('<a href="/"></a><form id="x"></form>'), '"><script>$&', "a'b&c");
    expect(html).not.toContain('<script');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"');
    expect(html).toContain('value="a\'b&amp;c"');
  });
});

describe('a redirect of such a visit', () => {
  const on = (location: string) => carryOnRedirect(location, { source: 'salon', medium: 'papier' });

  it('leads to the same page with the origin, and to no other site with it', () => {
    expect(on('/reclamation?numero=R-1#fin')).toBe(
      '/reclamation?numero=R-1&utm_source=salon&utm_medium=papier#fin',
    );
    expect(on('https://crm.example/x')).toBe('https://crm.example/x');
    expect(on('//crm.example/x')).toBe('//crm.example/x');
  });
});
