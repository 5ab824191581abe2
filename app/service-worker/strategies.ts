/// <reference lib="webworker" />
/** How Workbox answers each kind of request, and stores the answers. */
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { type StoreName, storeLimits, stores } from '../offline/stores';
import { copyKey, type RequestKind } from './requests';
import { isStorable } from './storable';

declare const self: ServiceWorkerGlobalScope;

/** Seconds to wait for the network before a copy is used. */
const networkTimeoutSeconds = 3;
/** A copy serves every request for its address, whatever its headers. */
export const matchOptions = { ignoreVary: true };

/** Fetches and stores; fails without the network. */
class FetchAndStore extends Strategy {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    return handler.fetchAndCachePut(request);
  }
}

type Plugin = NonNullable<ConstructorParameters<typeof Strategy>[0]>['plugins'];

function storeOf(name: StoreName, kind: RequestKind, plugins: Plugin = []) {
  return {
    cacheName: stores[name],
    matchOptions,
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }: { request: Request }) => copyKey(new URL(request.url)),
        cacheWillUpdate: async ({ response }: { response: Response }) =>
          isStorable(kind, response) ? response : null,
      },
      new ExpirationPlugin({ maxEntries: storeLimits[name], matchOptions }),
      ...plugins,
    ],
  };
}

/** Treats a failure of the site like one of the network, so that another copy may serve. */
const successOnly = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response;
  },
};
/** Looks in all stores: a visited page may also be a saved one. */
const copyOfAnyStore = {
  cachedResponseWillBeUsed: async (found: { request: Request; cachedResponse?: Response | undefined }) =>
    found.cachedResponse ?? (await self.caches.match(found.request, matchOptions)),
};

const pages = storeOf('pages', 'page', [copyOfAnyStore]);
const always = storeOf('always', 'page', [successOnly]);
const saved = { page: storeOf('saved', 'page'), picture: storeOf('saved', 'picture', [successOnly]) };

export const answeringStrategies = {
  page: new NetworkFirst({ ...pages, networkTimeoutSeconds }),
  installedPage: new NetworkFirst({ ...always, networkTimeoutSeconds }),
  data: new NetworkFirst({ ...storeOf('data', 'data'), networkTimeoutSeconds }),
  // The bytes behind these addresses never change.
  picture: new CacheFirst(storeOf('pictures', 'picture', [successOnly])),
  asset: new CacheFirst(storeOf('assets', 'asset', [successOnly])),
};

export const storingStrategies = {
  visited: new FetchAndStore(pages),
  installedPage: new FetchAndStore({ ...always, fetchOptions: { cache: 'no-cache' } }),
  saved: new FetchAndStore(saved.page),
  savedPicture: new FetchAndStore(saved.picture),
};

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
