import { describe, expect, it } from 'vitest';
import { vicinityOf } from '~/school/campuses/nearest/vicinity';
import { facetsOf } from '~/school/programmes/finder/facets';
import { frenchLabels } from '~/school/programmes/finder/testing';
import { sampleSummary } from '~/school/programmes/testing';
import { createFinderIndex } from './finder-index';
import { entriesWithin, placeEntries } from './place-entries';

const campuses = [
  { slug: 'lyon', title: 'Lyon', latitude: 45.75, longitude: 4.85 },
  { slug: 'nantes', title: 'Nantes', latitude: 47.22, longitude: -1.55 },
  { slug: 'rennes', title: 'Rennes', latitude: 48.11, longitude: -1.68 },
];
const nantes = { name: 'Nantes', word: 'nantes', latitude: 47.22, longitude: -1.55 };
const vicinity = vicinityOf(nantes, campuses, frenchLabels);
const at = (slug: string, ...places: string[]) =>
  sampleSummary({ slug, title: slug, campuses: places.map((place) => ({ slug: place, title: place })) });
const { orders } = createFinderIndex([
  at('a', 'lyon'),
  at('b'),
  at('c', 'lyon', 'rennes'),
  at('d', 'nantes'),
]);
const placed = (sort: 'distance' | 'name', campus: string[] = []) =>
  placeEntries(orders.name, vicinity, {
    sort,
    chosen: { ...facetsOf<readonly string[]>(() => []), campus },
  }).map(({ entry, nearest }) => [entry.card.slug, nearest?.slug ?? null]);

describe('programmes around a place', () => {
  it('go from the nearest campus to the farthest, programmes without a campus last', () => {
    expect(placed('distance')).toEqual([
      ['d', 'nantes'],
      ['c', 'rennes'],
      ['a', 'lyon'],
      ['b', null],
    ]);
  });

  it('keep another order that was requested, each with its campus', () => {
    expect(placed('name').map(([slug]) => slug)).toEqual(['a', 'b', 'c', 'd']);
    expect(placed('name')[2]).toEqual(['c', 'rennes']);
  });

  it('are measured to the campuses that were chosen', () => {
    expect(placed('distance', ['lyon'])[0]).toEqual(['a', 'lyon']);
    expect(placed('distance', ['lyon'])[1]).toEqual(['c', 'lyon']);
  });
});

it('are those taught within reach, each with its campuses there', () => {
  const within = entriesWithin(orders.name, vicinity);
  expect(within.map(({ card, values }) => [card.slug, values.campus])).toEqual([
    ['c', ['rennes']],
    ['d', ['nantes']],
  ]);
  expect(entriesWithin(orders.name, null)).toBe(orders.name);
});

it('measure nothing without a place', () => {
  const chosen = facetsOf<readonly string[]>(() => []);
  const plain = placeEntries(orders.level, null, { sort: 'level', chosen });
  expect(plain.map(({ entry }) => entry)).toEqual(orders.level);
  expect(plain.every(({ nearest }) => nearest === null)).toBe(true);
});
