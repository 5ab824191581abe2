/// <reference lib="webworker" />
/** How Workbox answers each kind of request, and stores the answers. */
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, Strategy, type StrategyHandler } from 'workbox-strategies';
import { type StoreName, storeLimits, stores } from '../offline/stores';
import type { RequestKind } from './request-kind';
import { isStorable } from './storable';
import { copyKey } from './store-keys';

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

type Plugins = NonNullable<ConstructorParameters<typeof Strategy>[0]>['plugins'];

/** The options of a strategy that stores answers of one kind, and finds them, in a store of limited size. */
function storeOf(name: StoreName, kind: RequestKind, plugins: Plugins = []) {
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
