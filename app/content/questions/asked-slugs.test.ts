import { describe, expect, it } from 'vitest';
import { askedSlugs } from './asked-slugs';

describe('the slugs that a question names', () => {
  it('are those of the entry whose list it asks for', () => {
    expect(askedSlugs({ filters: { campus: { slug: { $eq: 'lyon' } }, type: { $eq: 'salon' } } })).toEqual([
      'lyon',
    ]);
    expect(
      askedSlugs({ filters: { $or: [{ campus_infos: { campus: { slug: { $eq: 'lyon' } } } }] } }),
    ).toEqual(['lyon']);
  });

  it('are several where it names several', () => {
    expect(askedSlugs({ filters: { slug: { $in: ['hydrologue', 'ecologue'] } } })).toEqual([
      'hydrologue',
      'ecologue',
    ]);
  });

  it('are none of a question without a filter, or of one by words and dates', () => {
    expect(askedSlugs()).toEqual([]);
    expect(askedSlugs({ filters: { title: { $containsi: 'eau' }, date: { $gte: '2026-11-27' } } })).toEqual(
      [],
    );
  });
});
