/** Where a copy is found: visited pages first, then what came with a version of the site, the newest first. */
import { isSiteStore, stores } from '../offline/stores';
import { pictureOf } from './picture-variants';
import { keyOf } from './requests';

export async function findAnywhere(caches: CacheStorage, address: string): Promise<Response | undefined> {
  const key = keyOf(new URL(address));
  for (const name of [...Object.values(stores), ...(await siteStores(caches))]) {
    const copy = await (await caches.open(name)).match(key);
    if (copy) return copy;
  }
}

/** Another width or format of a picture: better than none. */
export async function findVariant(caches: CacheStorage, address: string): Promise<Response | undefined> {
  const wanted = pictureOf(new URL(address).pathname);
  if (wanted === null) return;
  for (const name of [stores.pictures, stores.saved]) {
    const cache = await caches.open(name);
    const other = (await cache.keys()).find(({ url }) => pictureOf(new URL(url).pathname) === wanted);
    if (other) return cache.match(other);
  }
}

/** The newest first: a browser lists stores in the order they were made. */
export async function siteStores(caches: CacheStorage): Promise<string[]> {
  return (await caches.keys()).filter(isSiteStore).reverse();
}
