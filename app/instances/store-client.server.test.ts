import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { newStoreClient } from './store-client.server';

const loaded = (name: string) =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes(`/node_modules/${name}/`));

test('the client of the store is loaded with the first of them, so that a site without a store starts without it', () => {
  expect(loaded('@redis/client')).toBe(false);
  newStoreClient({ url: 'redis://localhost:1', prefix: 'site:', blocks: false });
  expect(loaded('@redis/client')).toBe(true);
});
