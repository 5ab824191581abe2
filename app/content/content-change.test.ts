import { describe, expect, it } from 'vitest';
import { collections } from './collections';
import { isAffected, isOfChangedCollection, unknownChange } from './content-change';
import type { UsedContent } from './content-use.server';

describe('whether a change affects an answer', () => {
  const { programmes, campuses, events } = collections;
  const published = {
    collection: 'programmes',
    knownCollection: programmes,
    names: ['bts-gpn'],
    dependentCollections: ['crm-links'],
  };
  const answer = (path: string, relations?: UsedContent['relations']): UsedContent => ({ path, relations });

  it.each<[string, UsedContent, boolean]>([
    ['a list of its collection', answer('/programmes', []), true],
    ['any entry of it, whose slug may be new', answer('/programmes/bts-gemeau', []), true],
    ['what is made of the whole collection', answer('/crm-links/contact/bts-gpn/campuses', []), true],
    ['what was asked for with entries of it', answer('/campuses/lyon', [programmes]), true],
    ['one of which nobody knows what it holds', answer('/menu-enrichis', null), true],
    ['the same, read from a copy', answer('/menu-enrichis'), true],
    ['not what was asked for with others', answer('/events', [campuses]), false],
    ['not what was asked for alone', answer('/faqs', []), false],
  ])('of a programme: %s', (_, used, touched) => expect(isAffected(used, published)).toBe(touched));

  it('is always so where nothing is known of the change', () => {
    for (const used of [answer('/labels', []), answer('/events', [campuses])])
      expect(isAffected(used, unknownChange)).toBe(true);
  });

  it('is waited for in answers of the collection itself', () => {
    expect(isOfChangedCollection(answer('/programmes'), published)).toBe(true);
    expect(isOfChangedCollection(answer('/campuses/lyon', [programmes]), published)).toBe(false);
    expect(isOfChangedCollection(answer('/users/me'), { collection: 'users', names: [] })).toBe(true);
    expect(isOfChangedCollection(answer('/events', [events]), unknownChange)).toBe(true);
  });
});
