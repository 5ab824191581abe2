import { expect, it } from 'vitest';
import { fullnessOf } from './fullness';

const item = (label: string) => ({ __component: 'core.menu-item', label, slug: 'campus', url: '/campus' });
const menu = (...body: object[]) => ({ type: 'navbarproto', documentId: 'k3x9', body });

it('counts entries of lists, and those of them that hold a text', () => {
  expect(fullnessOf([menu(item('Formations'), item('Campus'), item(''))])).toEqual({ pieces: 4, filled: 2 });
  expect(fullnessOf([menu(item(''), item(' '))])).toEqual({ pieces: 3, filled: 0 });
  expect(fullnessOf([])).toEqual({ pieces: 0, filled: 0 });
  expect(fullnessOf({ slug: 'lyon', title: 'Lyon' })).toEqual({ pieces: 1, filled: 1 });
});

it('takes the text of what is in an entry, its lines too, but not that of its lists’ entries', () => {
  expect(fullnessOf({ seo: { title: 'École du bois' } })).toEqual({ pieces: 1, filled: 1 });
  expect(fullnessOf({ lines: ['Deux ans', ''] })).toEqual({ pieces: 1, filled: 1 });
  expect(fullnessOf({ sections: [{ Titre: 'École' }] })).toEqual({ pieces: 2, filled: 1 });
});

it.each([
  '/formations',
  'https://www.ecole.example/Formations',
  'mailto:Accueil@ecole.example',
  'bts-gpn',
  'core.menu-item',
  '2026-11-20T09:00:00.000Z',
  '',
])('%j is nothing to read', (value) => {
  expect(fullnessOf({ value }).filled).toBe(0);
});

it('does not count the description of a picture as a text of the entry', () => {
  const picture = { url: '/uploads/Lac.jpg', mime: 'image/jpeg', alternativeText: 'Le lac' };
  expect(fullnessOf({ title: '', picture }).filled).toBe(0);
});
