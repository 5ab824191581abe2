/** Modules loaded with their first use: in a separate file, because other tests of a shared process load them. */
import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { networkFetch } from '~/content/network-fetch.server';
import { createStore } from '~/instances/store.server';

const isLoaded = (name: string) =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes(`/node_modules/${name}/`));

test('a site on the embedded service starts without the network client', async () => {
  const fetch = networkFetch();
  expect(isLoaded('undici')).toBe(false);
  await expect(fetch(new Request('http://localhost:1/'))).rejects.toThrow();
  expect(isLoaded('undici')).toBe(true);
});

test('a site without a store starts without its client', () => {
  expect(isLoaded('@redis/client')).toBe(false);
  const [log, none] = [{ warn: vi.fn(), info: vi.fn() }, () => undefined];
  createStore({
    url: 'redis://localhost:1',
    prefix: 'site:',
    log,
    onMessage: none,
    onConnection: none,
  }).stop();
  expect(isLoaded('@redis/client')).toBe(true);
});
