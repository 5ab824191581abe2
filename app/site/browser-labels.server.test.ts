import { expect, it } from 'vitest';
import { labelsForBrowser } from './browser-labels.server';

const overrides = {
  'commons.close': 'Refermer',
  'news.list.description': 'Pour la tête de la page seule',
  'agenda.card.type.veillee': 'Veillée',
};

it('a page has the labels that its code names, and those of words in content', () => {
  const used = new Set(['commons.close', 'commons.error.oops']);
  const brought = labelsForBrowser(overrides, used);
  expect(brought).toEqual({ 'commons.close': 'Refermer', 'agenda.card.type.veillee': 'Veillée' });
  expect(labelsForBrowser(overrides, used)).toBe(brought);
});

it('a page has all labels if the names in its code are unknown', () => {
  expect(labelsForBrowser({ ...overrides }, null)).toEqual(overrides);
});
