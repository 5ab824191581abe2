import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { agendaHeadTitle, agendaTitle } from './agenda-title';

const t = createLabels({});
const campuses = [{ slug: 'lyon', title: 'Lyon' }];
const filter = { type: null, campus: null, month: null, near: null, past: false };
const words = (changes: object, page = 1) =>
  agendaHeadTitle({ filter: { ...filter, ...changes }, campuses, page }, t).replaceAll('\u00a0', ' ');

describe('what a list of the agenda is called', () => {
  it('is what was chosen, in one order', () => {
    expect(words({})).toBe('Agenda');
    expect(words({ past: true })).toBe('Événements passés');
    expect(words({ type: 'conference', campus: 'lyon', month: '2026-12' })).toBe(
      'Agenda : Conférences, Lyon, décembre 2026',
    );
  });

  it('says the page in the head, from the second on, and not on the page itself', () => {
    expect(words({}, 2)).toBe('Agenda, page 2');
    expect(words({ campus: 'lyon' }, 3)).toBe('Agenda : Lyon, page 3');
    expect(agendaTitle({ filter, campuses }, t)).toBe('Agenda');
  });

  it('names the place they are sorted from within the sentence', () => {
    const nearness = { place: { near: 'Près de Nantes' } };
    expect(agendaTitle({ filter, campuses, nearness }, t)).toBe('Agenda : près de Nantes');
  });
});
