import { expect, it } from 'vitest';
import type { Commune } from './commune-table';
import { answerWith, distinctPlaces } from './place-search-result';

const commune = (name: string, postcode: string, size = 1000): Commune => ({
  name,
  postcodes: [postcode],
  latitude: 46,
  longitude: 2,
  size,
});
const nantes = commune('Nantes', '44000', 300_000);
const vienne = commune('Vienne', '38200');
const department = { name: 'Vienne', article: 3, chiefTown: vienne, departments: ['86'] };

it('has each place once, where it is first', () => {
  const places = [nantes, vienne, { ...nantes, size: 1 }, department, { ...department }];
  expect(distinctPlaces(places)).toEqual([nantes, vienne, department]);
});

it('tells namesakes apart by their postcode, and a department from its town', () => {
  const namesake = commune('Vienne', '45510');
  expect(distinctPlaces([vienne, namesake, department])).toEqual([vienne, namesake, department]);
});

it('takes a place for the only one that two searches found alike', () => {
  expect(answerWith([nantes, { ...nantes }], 'name')).toEqual({ kind: 'found', place: nantes });
});
