import { expect, it } from 'vitest';
import { facetsOf } from '~/school/programmes/finder/facets';
import { composeAlternatives } from './alternatives';

const campus = (slug: string, latitude: number, longitude: number, phone: string | null = null) => ({
  slug,
  title: slug,
  latitude,
  longitude,
  phone,
});
const campuses = [
  campus('nantes', 47.2, -1.6, '02 00 00 00 00'),
  campus('nice', 43.7, 7.3),
  campus('rennes', 48.1, -1.7),
  campus('angers', 47.5, -0.6),
  campus('brest', 48.4, -4.5),
];
const found = (chosen: string[], counts: Record<string, number>) => ({
  state: {
    chosen: { ...facetsOf<readonly string[]>(() => []), campus: chosen },
    text: '',
    near: null,
    sort: 'level' as const,
    page: 1,
  },
  facets: [
    {
      name: 'campus' as const,
      options: campuses.map(({ slug }) => ({ value: slug, label: slug, count: counts[slug] ?? 0 })),
    },
  ],
});

it('names the nearest campuses that have it, the nearest first, three at most', () => {
  const { campuses: near } = composeAlternatives(
    found(['nantes'], { nice: 2, brest: 1, rennes: 4, angers: 0 }),
    campuses,
    [],
    null,
  );
  expect(near.map(({ slug, count }) => [slug, count])).toEqual([
    ['rennes', 4],
    ['brest', 1],
    ['nice', 2],
  ]);
});

it('shows the number of the chosen campus, or the school’s, or none', () => {
  const contactFor = (chosen: string[], school: string | null) =>
    composeAlternatives(found(chosen, {}), campuses, [], school).contact;
  expect(contactFor(['nantes'], '01 00 00 00 00')).toEqual({
    campus: { slug: 'nantes', title: 'nantes' },
    phone: '02 00 00 00 00',
  });
  expect(contactFor(['nice'], '01 00 00 00 00')).toEqual({ campus: null, phone: '01 00 00 00 00' });
  expect(contactFor([], null)).toBeNull();
});

it('has no nearest campus without a choice', () => {
  expect(composeAlternatives(found([], { nice: 2 }), campuses, [{ word: 'gemeau', count: 2 }], null)).toEqual(
    {
      spellings: [{ word: 'gemeau', count: 2 }],
      campuses: [],
      contact: null,
    },
  );
});
