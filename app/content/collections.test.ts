import { describe, expect, it } from 'vitest';
import { collections as modelled } from '../../content-model';
import { type Collection as Modelled, relationsOf } from '../../content-model/collection';
import { places } from '../../content-model/places';
import { collectionAt, collectionBelow, collectionOfField, collectionPath, collections } from './collections';

describe('the list of collections', () => {
  it('names the school in the paths that carry its name, and in no other', () => {
    expect(collectionPath(collections.news, 'iet')).toBe('/iet-news');
    expect(collectionPath(collections.events, 'iet')).toBe('/events');
  });

  it('knows each collection by its path, and no other', () => {
    for (const collection of Object.values(collections))
      expect(collectionAt(collection.path)).toBe(collection);
    expect(collectionAt('unknown')).toBeUndefined();
  });

  it.each(Object.values<Modelled>(modelled).flatMap(relationsOf))(
    'knows of which collection the entries of $key are',
    ({ key, to }) => {
      expect(collectionOfField(key)).toBe(places[to]);
    },
  );

  it('knows by an address which collection is below a section', () => {
    expect(collectionBelow('/formations')).toBe(collections.programmes);
    expect(collectionBelow('/actualites')).toBe(collections.news);
    expect(collectionBelow('/inconnu')).toBeUndefined();
  });
});
