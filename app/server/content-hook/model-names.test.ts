import { describe, expect, it } from 'vitest';
import { collections } from '~/content/collections';
import { collectionNamed } from './model-names';

describe('the names of collections', () => {
  it.each(['iet', 'eco', 'une-ecole'])('knows each collection by whatever names it (%s)', (namespace) => {
    for (const collection of Object.values(collections)) {
      const path = collection.path.replace('{namespace}', namespace);
      // A Strapi model may not be called the same in the singular and in the plural.
      const singular = path.replace(/s$/, '');
      const names = [...collection.models, path, singular, `/${path}`, path.replaceAll('-', '_')];
      for (const name of [...names, ...names.map((one) => `api::${one}.${one}`), `${path}s`])
        expect([name, collectionNamed(name, namespace)]).toEqual([name, collection]);
    }
    for (const name of ['unknown', '', 'api::unknown.unknown', namespace])
      expect(collectionNamed(name, namespace)).toBeUndefined();
  });
});
