import { describe, expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { agendaHeadTitle, agendaTitle } from './agenda-title';

const t = createLabels({});
const lookup = {
  campuses: [{ slug: 'lyon', title: 'Lyon' }],
  near: { word: 'nantes', near: 'Près de Nantes' },
};
const filter = { type: null, campus: null, month: null, near: null, past: null };
const words = (changes: object, page = 1) =>
  agendaHeadTitle({ filter: { ...filter, ...changes }, lookup, page }, t).replaceAll('\u00a0', ' ');

describe('the title of a list of the agenda', () => {
  it('names the chosen filters, in one order', () => {
    expect(words({})).toBe('Agenda');
    expect(words({ past: true })).toBe('Événements passés');
    expect(words({ type: 'conference', campus: 'lyon', month: '2026-12' })).toBe(
      'Agenda : Conférences, Lyon, décembre 2026',
    );
  });

  it('says the page in the head, from the second on, and not on the page itself', () => {
    expect(words({}, 2)).toBe('Agenda, page 2');
    expect(words({ campus: 'lyon' }, 3)).toBe('Agenda : Lyon, page 3');
    expect(agendaTitle({ filter, lookup }, t)).toBe('Agenda');
  });

  it('names the place they are sorted from within the sentence', () => {
    expect(agendaTitle({ filter: { ...filter, near: 'nantes' }, lookup }, t)).toBe('Agenda : près de Nantes');
  });
});
