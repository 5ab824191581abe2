import { describe, expect, it } from 'vitest';
import { collections } from './collections';
import { filteredSlugs, relatedCollections } from './query-dependencies';

const { campuses, newsCategories, programmes, sectors } = collections;

describe('what an answer may hold beside its own entries', () => {
  it('are the relations it was asked for, however deep', () => {
    const query = {
      fields: ['slug', 'title'],
      populate: {
        image: {},
        cat_news: {},
        prices: { fields: ['amount'] },
        campus: { fields: ['slug', 'title'] },
        programmes: { fields: ['slug'], populate: { sector: { fields: ['slug', 'title'] } } },
      },
    };
    expect(new Set(relatedCollections(query))).toEqual(
      new Set([newsCategories, campuses, programmes, sectors]),
    );
  });

  it('is nothing where fields alone were asked for', () => {
    expect(relatedCollections({ fields: ['slug'] })).toEqual([]);
  });

  it.each([
    ['nothing was said of what to send', undefined],
    ['the service decides what it sends', { extra: { populate: '*' } }],
    [
      'a relation has a name that no collection is called by',
      {
        fields: ['slug'],
        populate: { seeAlso: { fields: ['slug'] }, campus: { fields: ['slug'] } },
      },
    ],
  ])('may be anything where %s', (_, query) => {
    expect(relatedCollections(query)).toBeNull();
  });
});

describe('the slugs that a question names', () => {
  it('are those of the entry whose list it asks for', () => {
    expect(filteredSlugs({ filters: { campus: { slug: { $eq: 'lyon' } }, type: { $eq: 'salon' } } })).toEqual(
      ['lyon'],
    );
    expect(
      filteredSlugs({ filters: { $or: [{ campus_infos: { campus: { slug: { $eq: 'lyon' } } } }] } }),
    ).toEqual(['lyon']);
  });

  it('are several where it names several', () => {
    expect(filteredSlugs({ filters: { slug: { $in: ['hydrologue', 'ecologue'] } } })).toEqual([
      'hydrologue',
      'ecologue',
    ]);
  });

  it('are none of a question without a filter, or of one by words and dates', () => {
    expect(filteredSlugs()).toEqual([]);
    expect(
      filteredSlugs({ filters: { title: { $containsi: 'eau' }, date: { $gte: '2026-11-27' } } }),
    ).toEqual([]);
  });
});
