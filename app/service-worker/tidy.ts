/** Keeps the stores within their limits, and deletes old versions. */
import { type StoreName, siteStore, storeLimits, stores } from '../offline/stores';
import { assetsOfCopy, dateOf, sizeOf } from './copies';
import { siteStores } from './find-copy';
import { overflow, type StoredCopy } from './overflow';
import type { WorkerEnvironment } from './worker-environment';

type StoreAccess = Pick<WorkerEnvironment, 'caches' | 'origin'>;

export async function makeRoom({ caches, origin }: StoreAccess, store: StoreName): Promise<void> {
  const cache = await caches.open(stores[store]);
  const entries: StoredCopy[] = [];
  for (const { url } of await cache.keys()) {
    const copy = await cache.match(url);
    if (copy) entries.push({ address: url, at: dateOf(copy), size: sizeOf(copy) });
  }
  if (overflow(entries, storeLimits[store]).length === 0) return;
  const needed = store === 'assets' ? await assetsInUse({ caches, origin }) : new Set<string>();
  const weighed = entries.map((entry) => ({ ...entry, needed: needed.has(entry.address) }));
  for (const address of overflow(weighed, storeLimits[store])) await cache.delete(address);
}

/**
 * Keeps the current version and the one before it, whose pages may still be open; assets of older versions that
 * stored pages need are moved to the assets store.
 */
export async function leaveOldVersions({ caches, origin }: StoreAccess, version: string): Promise<void> {
  const [, ...older] = (await siteStores(caches)).filter((name) => name !== siteStore(version));
  if (older.length === 0) return;
  const needed = await assetsInUse({ caches, origin });
  const assets = await caches.open(stores.assets);
  for (const name of older) {
    const old = await caches.open(name);
    for (const request of await old.keys()) {
      const copy = needed.has(request.url) ? await old.match(request) : undefined;
      if (copy) await assets.put(request, copy);
    }
    await caches.delete(name);
  }
  await makeRoom({ caches, origin }, 'assets');
}

/** Addresses of the assets of stored pages. */
async function assetsInUse({ caches, origin }: StoreAccess): Promise<Set<string>> {
  const used = new Set<string>();
  for (const name of [stores.pages, stores.saved]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const copy = await cache.match(request);
      for (const path of copy ? assetsOfCopy(copy) : []) used.add(origin + path);
    }
  }
  return used;
}
