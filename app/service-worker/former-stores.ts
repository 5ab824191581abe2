/// <reference lib="webworker" />
import { CacheExpiration } from 'workbox-expiration';
import { storeLimits, stores } from '../offline/stores';
import { matchOptions } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes over the stores of the former worker, until version 0.4: Workbox counts only what it has stored itself. That
 * worker kept the files of a build in a store of the build.
 */
export async function takeOverFormerStores(): Promise<void> {
  const builds = (await self.caches.keys()).filter((name) => name.startsWith('site-'));
  if (builds.length === 0) return;
  const assets = await self.caches.open(stores.assets);
  for (const name of builds) {
    const files = await self.caches.open(name);
    for (const request of await files.keys()) {
      const copy = await files.match(request);
      const isFile = new URL(request.url).pathname.startsWith('/assets/');
      if (copy && isFile) await assets.put(request, copy);
    }
    await self.caches.delete(name);
  }
  for (const name of Object.values(stores)) {
    const store = new CacheExpiration(name, { maxEntries: storeLimits[name], matchOptions });
    for (const { url } of await (await self.caches.open(name)).keys()) await store.updateTimestamp(url);
    await store.expireEntries();
  }
}
