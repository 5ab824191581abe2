/** Test doubles for the service worker: stores in memory, a network and a clock under the test's control. */

import { createCopyWriter } from './copy-writer';
import type { WorkerEnvironment } from './worker-environment';

export const origin = 'https://www.ecole.example';
export const siteUrl = (path: string) => new URL(path, origin).href;

/** One store, by address, in the order of insertion, as the Cache API lists them. */
class MemoryCache {
  readonly entries = new Map<string, Response>();

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.entries.get(keyOf(request))?.clone();
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.entries.delete(keyOf(request));
    this.entries.set(keyOf(request), response);
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(keyOf(request));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

/** A `CacheStorage` in memory: the methods that the worker calls. */
class MemoryCaches {
  readonly stores = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const store = this.stores.get(name) ?? new MemoryCache();
    this.stores.set(name, store);
    return store;
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }
}

const keyOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));

/** A worker environment whose network and clock the test controls. */
export function createDevice() {
  const rig = {
    now: 1_000_000,
    /** The site's answers by path; an unknown path fails. */
    site: new Map<string, () => Response | Promise<Response>>(),
    /** Paths that were requested, in their order. */
    asked: [] as string[],
  };
  const caches = new MemoryCaches();
  const device: WorkerEnvironment = {
    caches: caches as unknown as CacheStorage,
    async fetch(input) {
      const { pathname, search } = new URL(keyOf(input as RequestInfo));
      rig.asked.push(pathname + search);
      const answer = rig.site.get(pathname + search);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
    origin,
    now: () => rig.now,
  };
  /** Paths in a store, in the order of insertion. */
  const keptIn = async (store: string): Promise<string[]> =>
    (await (await device.caches.open(store)).keys()).map(({ url }) => url.replace(origin, ''));
  return Object.assign(rig, { device, copyWriter: createCopyWriter(device), keptIn });
}

export type TestDevice = ReturnType<typeof createDevice>;

/** An answer as the browser passes it to the worker: from the site itself. */
export function answer(body: string, headers: Record<string, string>, status = 200): Response {
  const response = new Response(body, { status, headers });
  return asBasic(response);
}

/** `Response.type` cannot be set, and a clone forgets it. */
function asBasic(response: Response): Response {
  const clone = response.clone.bind(response);
  return Object.defineProperties(response, {
    type: { value: 'basic' },
    clone: { value: () => asBasic(clone()) },
  });
}

export const html = (title: string, assets: readonly string[] = []) =>
  answer(
    `<title>${title} | École</title>${assets.map((path) => `<script src="${path}"></script>`).join('')}`,
    {
      'content-type': 'text/html; charset=utf-8',
    },
  );
export const script = () => answer('export {};', { 'content-type': 'text/javascript' });
export const picture = (bytes = 10) => answer('x'.repeat(bytes), { 'content-type': 'image/webp' });
export const loaderData = () =>
  answer('{}', { 'content-type': 'application/json', 'x-remix-response': 'yes' });
