import { expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { rateName } from './rate-words';

const t = createLabels({});

it.each([
  ['success', { title: 'BTS' }, /^Obtention du diplôme ou du titre/],
  ['success', null, /^Réussite aux évaluations/],
  ['interruption', null, /^Interruption/],
  ['continuation', { title: 'BTS' }, /^Poursuite/],
] as const)('%s is named after what the course awards', (name, certification, words) => {
  expect(rateName(name, { certification }, t)).toMatch(words);
});
