import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { openPopIn, type PopInState } from './pop-in-state';
import { popInStatus } from './pop-in-status';

const t = createLabels({});
const gpn = { name: 'BTSA Gestion et protection de la nature', slug: 'bts-gpn' };
const qse = { name: 'Bachelor QSE', slug: 'bachelor-qse' };
const campuses = [
  { name: 'Lyon', slug: 'lyon' },
  { name: 'Metz', slug: 'metz' },
];
const opened = openPopIn({ action: 'brochure', choice: {}, schoolPhone: null });
/** For a screen reader, without the lists. */
const said = (changes: Partial<PopInState>) =>
  popInStatus({ ...opened, call: null, courses: [qse, gpn], ...changes }, t).replaceAll('\u00a0', ' ');

describe('the status for screen readers', () => {
  it('is that lists or the link are awaited', () => {
    expect(said({ call: opened.call })).toBe('Chargement des listes…');
    expect(said({ call: { id: 2, kind: 'link', action: 'brochure', chosen: opened.chosen } })).toBe(
      'Préparation de votre demande…',
    );
  });

  it('counts the courses, then the campuses that teach the chosen one', () => {
    expect(said({})).toBe('2 formations proposées');
    expect(said({ courses: null })).toBe('0 formation proposée');
    const chosen = { course: 'bts-gpn', campus: null };
    expect(said({ chosen, campuses })).toBe(`${gpn.name} : 2 campus`);
    expect(said({ chosen, campuses: null })).toBe(`${gpn.name} : 0 campus`);
  });

  it('names the whole choice once both are chosen', () => {
    const chosen = { course: 'bts-gpn', campus: 'metz' };
    expect(said({ chosen, campuses })).toBe(`Votre choix : ${gpn.name}, Metz`);
    expect(said({ chosen: { course: null, campus: 'metz' }, campuses })).toBe('2 formations proposées');
  });

  it('is empty during a problem, and leaving the page comes first', () => {
    expect(said({ problem: { kind: 'missing' } })).toBe('');
    expect(said({ problem: { kind: 'missing' }, call: opened.call })).toBe('Chargement des listes…');
    expect(said({ leavingFor: 'https://crm.example/', call: opened.call })).toBe(
      'Ouverture de l’espace des admissions…',
    );
  });
});
