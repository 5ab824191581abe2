/** Finds a copy: among visited pages first, then among the installed versions, the newest first. */
import { isSiteStore, stores } from '../offline/stores';
import { variantKey } from './picture-variants';
import { copyKey } from './requests';

export async function findCopy(caches: CacheStorage, address: string): Promise<Response | undefined> {
  const key = copyKey(new URL(address));
  for (const name of [...Object.values(stores), ...(await siteStores(caches))]) {
    const copy = await (await caches.open(name)).match(key);
    if (copy) return copy;
  }
}

/** Finds another width or format of a picture. */
export async function findVariant(caches: CacheStorage, address: string): Promise<Response | undefined> {
  const wanted = variantKey(new URL(address).pathname);
  if (wanted === null) return;
  for (const name of [stores.pictures, stores.saved]) {
    const cache = await caches.open(name);
    const other = (await cache.keys()).find(({ url }) => variantKey(new URL(url).pathname) === wanted);
    if (other) return cache.match(other);
  }
}

/** The newest first: browsers list stores in order of creation. */
export async function siteStores(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter(isSiteStore).reverse();
}
