import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { networkFetch } from './transport.server';

const loaded = () =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('/node_modules/undici/'));

test('what asks over the network is loaded with the first call, so that a site on the embedded service starts without it', async () => {
  const fetch = networkFetch();
  expect(loaded()).toBe(false);
  await expect(fetch(new Request('http://localhost:1/'))).rejects.toThrow();
  expect(loaded()).toBe(true);
});
