import { expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { countText } from './distance-words';

const t = createLabels({});

it.each([
  [{ total: 45, onSite: null }, '45 offres'],
  [{ total: 1, onSite: null }, '1 offre'],
  [{ total: 3, onSite: 3 }, '3 offres sur place'],
  [{ total: 12, onSite: 0 }, '12 offres à moins de 150 km'],
  [{ total: 13, onSite: 1 }, '1 offre sur place, 12 à moins de 150 km'],
  [{ total: 16, onSite: 1, elsewhere: 3 }, '1 offre sur place, 12 à moins de 150 km, 3 en ligne ou ailleurs'],
  [{ total: 3, onSite: 0, elsewhere: 3 }, '3 offres en ligne ou ailleurs'],
  [{ total: 0, onSite: 0 }, '0 offre'],
])('%o is said as %s', (count, words) => {
  expect(countText('offers.list.count', count, t).replaceAll('\u00a0', ' ')).toBe(words);
});
