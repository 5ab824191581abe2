import { expect, it } from 'vitest';
import { reader } from '~/reading/reading.server';
import { programmes } from '../../../content-model/collections/programmes';
import { totalHours } from './total-hours';

it.each([
  ['are the sum of its subjects', [240, 60], 300],
  ['are unknown if those of a subject are', [240, null], null],
  ['are unknown with a subject of 0 hours, which is no number of hours', [240, 0], null],
])('the hours of a programme %s', (_, hours, total) => {
  const curriculum = hours.map((value) => ({ title: 'Eau', hours: value, text: null }));
  const programme = { slug: 'bts-gpn', title: 'BTS GPN', curriculum };
  const read = reader(programmes.views.sheet).parse(programme);
  expect(totalHours(read.curriculum)).toBe(total);
});
