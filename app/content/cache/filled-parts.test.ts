import { expect, it } from 'vitest';
import { filledParts } from './filled-parts';

const item = (label: string) => ({ __component: 'core.menu-item', label, slug: 'campus', url: '/campus' });
const menu = (...body: object[]) => ({ type: 'navbarproto', documentId: 'k3x9', body });

it('counts entries of lists, and those of them that hold a text', () => {
  expect(filledParts([menu(item('Formations'), item('Campus'), item(''))])).toEqual({ parts: 4, filled: 2 });
  expect(filledParts([menu(item(''), item(' '))])).toEqual({ parts: 3, filled: 0 });
  expect(filledParts([])).toEqual({ parts: 0, filled: 0 });
  expect(filledParts({ slug: 'lyon', title: 'Lyon' })).toEqual({ parts: 1, filled: 1 });
});

it('takes the text of what is in an entry, its lines too, but not that of its lists’ entries', () => {
  expect(filledParts({ seo: { title: 'École du bois' } })).toEqual({ parts: 1, filled: 1 });
  expect(filledParts({ lines: ['Deux ans', ''] })).toEqual({ parts: 1, filled: 1 });
  expect(filledParts({ sections: [{ Titre: 'École' }] })).toEqual({ parts: 2, filled: 1 });
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
  expect(filledParts({ value }).filled).toBe(0);
});

it('does not count the description of a picture as a text of the entry', () => {
  const picture = { url: '/uploads/Lac.jpg', mime: 'image/jpeg', alternativeText: 'Le lac' };
  expect(filledParts({ title: '', picture }).filled).toBe(0);
});
