import { describe, expect, it } from 'vitest';
import type { Filters } from './query';
import { placesIn, queryWithout } from './query-without';

const query = {
  fields: ['title', 'slug', 'availability'],
  populate: { campus: { fields: ['title', 'slug', 'timezone'] }, image: {} },
  sort: ['dateStart:asc', 'slug:asc'],
  pagination: { limit: 6 },
};

describe('a question without a field', () => {
  it.each([
    ['availability', { ...query, fields: ['title', 'slug'] }],
    ['campus.timezone', { ...query, populate: { ...query.populate, campus: { fields: ['title', 'slug'] } } }],
    ['campus', { ...query, populate: { image: {} } }],
    ['dateStart', { ...query, sort: ['slug:asc'] }],
  ])('does not name %s', (place, without) => {
    expect(queryWithout(query, (one) => one === place)).toEqual(without);
  });

  it('names nothing by an empty list', () => {
    const only = { fields: ['title'], populate: { campus: { fields: ['title'] } }, sort: ['title:asc'] };
    expect(queryWithout(only, (place) => place.endsWith('title'))).toEqual({ populate: { campus: {} } });
    expect(queryWithout(only, () => true)).toEqual({});
  });

  const today = '2026-11-26';
  const upcoming = {
    $or: [
      { $and: [{ dateEnd: { $gte: today } }, { dateEnd: { $notNull: true } }] },
      { dateStart: { $gte: today } },
    ],
  };

  it('is asked as if the field were null in every entry', () => {
    const without = (filters: object, place: string) =>
      queryWithout({ filters: filters as never }, (one) => one === place);
    expect(without(upcoming, 'dateEnd')).toEqual({ filters: { $or: [{ dateStart: { $gte: today } }] } });
    expect(without({ closesOn: { $null: true }, startsOn: { $gte: today } }, 'closesOn')).toEqual({
      filters: { startsOn: { $gte: today } },
    });
    expect(
      without({ $or: [{ closesOn: { $null: true } }, { startsOn: { $gte: today } }] }, 'closesOn'),
    ).toEqual({});
  });

  it.each([
    [{ publishDate: { $notNull: true } }, 'publishDate'],
    [{ campus: { slug: { $eq: 'lyon' } } }, 'campus'],
    [{ campus: { slug: { $eq: 'lyon' } } }, 'campus.slug'],
    [{ $and: [{ type: { $eq: 'open-day' } }, upcoming] }, 'type'],
  ])('is not sent where %j matches no entry without %s', (filters, place) => {
    expect(queryWithout({ filters: filters as never }, (one) => one === place)).toBeNull();
  });
});

it('names the fields of entries before those of their relations', () => {
  const filters: Filters = { $or: [{ campus: { slug: { $eq: 'lyon' } } }, { dateEnd: { $notNull: true } }] };
  expect(placesIn({ ...query, filters })).toEqual([
    'title',
    'slug',
    'availability',
    'dateStart',
    'slug',
    'campus',
    'dateEnd',
    'campus',
    'image',
    'campus.slug',
    'campus.title',
    'campus.slug',
    'campus.timezone',
  ]);
});
