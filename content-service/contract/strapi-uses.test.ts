/** What Strapi's panel says of the places where an entry or a file is used. */
import { expect, it } from 'vitest';
import { leadsTo } from '../strapi/src/uses/server/leads-to';
import { refusalToDelete } from '../strapi/src/uses/server/refusal-to-delete';

const leads = leadsTo(['/campus/lyon'], 'https://www.ecole.example');

it.each([
  ['a link of a field', { href: '/campus/lyon' }],
  ['a link in Markdown', { body: 'Voir [Lyon](/campus/lyon).' }],
  ['a link with a title', { body: '[Lyon](/campus/lyon "Le campus")' }],
  ['a link in HTML', { body: '<a href="/campus/lyon#equipe">Lyon</a>' }],
  ['a place on the page', { href: '/campus/lyon#acces' }],
  ['a whole address', { href: 'https://www.ecole.example/campus/lyon/' }],
  ['an address as it is', { body: 'Voir https://www.ecole.example/campus/lyon' }],
])('%s leads to a page', (_, entry) => {
  expect(leads(JSON.stringify(entry))).toBe(true);
});

it.each([
  ['an address that begins like it', { href: '/campus/lyon-2' }],
  ['a page below it', { href: '/campus/lyon/acces' }],
  ['a page of another site', { href: 'https://elsewhere.example/campus/lyon' }],
  ['its English page', { href: '/en/campus/lyon' }],
])('%s does not', (_, entry) => {
  expect(leads(JSON.stringify(entry))).toBe(false);
});

it('a refusal to delete a file names the first five entries that use it', () => {
  const use = (title: string) => ({
    title,
    kind: 'Campus',
    uid: '',
    documentId: title,
    locale: null,
    form: '',
  });
  expect(refusalToDelete('quai.webp', [])).toBeNull();
  expect(refusalToDelete('quai.webp', [use('Lyon')])).toContain(
    'utilisé par 1 entrée\u00a0: «\u00a0Lyon\u00a0» (Campus).',
  );
  const many = refusalToDelete('quai.webp', ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(use));
  expect(many).toContain('7 entrées');
  expect(many).toContain('(Campus) et 2 autres.');
});
