import { describe, expect, it } from 'vitest';
import { collections as modelled } from '../../content-model';
import { type Collection as Modelled, relationsOf } from '../../content-model/entry';
import { places } from '../../content-model/places';
import {
  collectionAt,
  collectionBelow,
  collectionOfField,
  collectionPath,
  collections,
  findCollection,
} from './collections';

describe('the list of collections', () => {
  it('names the school in the paths that carry its name, and in no other', () => {
    expect(collectionPath(collections.news, 'iet')).toBe('/iet-news');
    expect(collectionPath(collections.events, 'iet')).toBe('/events');
  });

  it.each(['iet', 'eco', 'une-ecole'])('knows each collection by whatever names it (%s)', (namespace) => {
    for (const collection of Object.values(collections)) {
      const path = collection.path.replace('{namespace}', namespace);
      // A Strapi model may not be called the same in the singular and in the plural.
      const singular = path.replace(/s$/, '');
      const names = [...collection.models, path, singular, `/${path}`, path.replaceAll('-', '_')];
      for (const name of [...names, ...names.map((one) => `api::${one}.${one}`), `${path}s`])
        expect([name, findCollection(name, namespace)]).toEqual([name, collection]);
    }
    for (const name of ['unknown', '', 'api::unknown.unknown', namespace])
      expect(findCollection(name, namespace)).toBeUndefined();
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
