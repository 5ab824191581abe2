import { describe, expect, it } from 'vitest';
import { isBeyondFirstPage, toSearchParams } from './query';

const query = (value: Parameters<typeof toSearchParams>[0]) =>
  decodeURIComponent(toSearchParams(value).toString());

describe('query strings by the conventions of Strapi 5', () => {
  it('writes filters, fields, populate, sort and pagination', () => {
    expect(
      query({
        filters: { campus: { slug: { $eq: 'lyon' } }, $or: [{ a: { $null: true } }, { b: { $gte: 3 } }] },
        fields: ['title'],
        populate: { campus: { fields: ['slug'] }, image: {} },
        sort: ['dateStart:asc'],
        pagination: { page: 2, pageSize: 10 },
      }),
    ).toBe(
      'filters[campus][slug][$eq]=lyon&filters[$or][0][a][$null]=true&filters[$or][1][b][$gte]=3&fields[0]=title&populate[campus][fields][0]=slug&populate[image]=true&sort[0]=dateStart:asc&pagination[page]=2&pagination[pageSize]=10',
    );
  });

  it('encodes what a visitor typed: it cannot become another parameter', () => {
    expect(toSearchParams({ filters: { slug: { $eq: 'a&locale=en' } } }).toString()).toContain(
      'a%26locale%3Den',
    );
  });

  it('has no empty filters', () => expect(query({ filters: {} })).toBe(''));
});

describe('a later part of a list than its first', () => {
  it.each([
    ['nothing is said of parts', {}, false],
    ['the first page', { pagination: { page: 1, pageSize: 12 } }, false],
    ['the second page', { pagination: { page: 2, pageSize: 12 } }, true],
    ['from the first entry', { pagination: { start: 0, limit: 6 } }, false],
    ['so many entries', { pagination: { limit: 6 } }, false],
    ['from the seventh entry', { pagination: { start: 6, limit: 6 } }, true],
  ])('%s', (_, asked, later) => {
    expect(isBeyondFirstPage(asked as Parameters<typeof isBeyondFirstPage>[0])).toBe(later);
  });

  it('is none without a query', () => expect(isBeyondFirstPage()).toBe(false));
});
