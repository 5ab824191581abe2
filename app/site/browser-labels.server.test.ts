import { expect, it } from 'vitest';
import { labelsForBrowser } from './browser-labels.server';

const overrides = {
  'commons.close': 'Refermer',
  'news.list.description': 'Pour la tête de la page seule',
  'agenda.card.type.veillee': 'Veillée',
};

it('a page brings the labels that its code names, and those of words that content makes up', () => {
  const used = new Set(['commons.close', 'commons.error.oops']);
  const brought = labelsForBrowser(overrides, used);
  expect(brought).toEqual({ 'commons.close': 'Refermer', 'agenda.card.type.veillee': 'Veillée' });
  expect(labelsForBrowser(overrides, used)).toBe(brought);
});

it('it brings all where nobody knows what code names', () => {
  expect(labelsForBrowser({ ...overrides }, null)).toEqual(overrides);
});
