import { describe, expect, it } from 'vitest';
import { askedRelations } from './asked-relations';
import { collections } from './collections';

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
    expect(new Set(askedRelations(query))).toEqual(new Set([newsCategories, campuses, programmes, sectors]));
  });

  it('is nothing where fields alone were asked for', () => {
    expect(askedRelations({ fields: ['slug'] })).toEqual([]);
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
    expect(askedRelations(query)).toBeNull();
  });
});
