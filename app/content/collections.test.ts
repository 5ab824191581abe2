import { describe, expect, it } from 'vitest';
import { collectionAt, collectionBelow, collectionOfModel, collectionPath, collections } from './collections';

describe('the list of collections', () => {
  it('names the school in the paths that carry its name, and in no other', () => {
    expect(collectionPath(collections.news, 'iet')).toBe('/iet-news');
    expect(collectionPath(collections.events, 'iet')).toBe('/events');
  });

  it('knows each collection by the models the webhook names', () => {
    for (const collection of Object.values(collections))
      for (const model of collection.models) expect(collectionOfModel(model)).toBe(collection);
    expect(collectionOfModel('unknown')).toBeUndefined();
  });

  it('knows each collection by its path, and no other', () => {
    for (const collection of Object.values(collections))
      expect(collectionAt(collection.path)).toBe(collection);
    expect(collectionAt('unknown')).toBeUndefined();
  });

  it('knows by its address what stands below a section', () => {
    expect(collectionBelow('/formations')).toBe(collections.programmes);
    expect(collectionBelow('/actualites')).toBe(collections.news);
    expect(collectionBelow('/inconnu')).toBeUndefined();
  });
});
