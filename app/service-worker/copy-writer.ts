/** Writes copies to the stores and deletes them, within the limits. */
import { type StoreName, stores } from '../offline/stores';
import { assetsOfCopy, copyOf, copyOfPage } from './copies';
import { findCopy } from './find-copy';
import { copyKey, type RequestKind } from './requests';
import { isStorable, responseFacts } from './storable';
import { makeRoom } from './tidy';
import type { WorkerEnvironment } from './worker-environment';

export interface CopyWriter {
  /** Stores a response if it may be stored; a page after its assets. */
  keep(store: StoreName, kind: RequestKind, address: string, answer: Response): Promise<void>;
  /** Fetches and stores; failures are skipped. */
  fetchAndKeep(store: StoreName, kind: RequestKind, addresses: readonly string[]): Promise<void>;
  forget(store: StoreName, address: string): Promise<void>;
}

export function createCopyWriter(environment: WorkerEnvironment): CopyWriter {
  const { caches, origin, now } = environment;

  async function put(store: StoreName, kind: RequestKind, address: string, answer: Response): Promise<void> {
    if (!isStorable(kind, responseFacts(answer))) return;
    const copy = kind === 'page' ? await copyOfPage(answer, now()) : await copyOf(answer, now());
    await keepAssets(assetsOfCopy(copy));
    const cache = await caches.open(stores[store]);
    await cache.put(copyKey(new URL(address)), copy);
  }

  async function keepAssets(paths: readonly string[]): Promise<void> {
    const addresses = paths.map((path) => origin + path);
    const there = await Promise.all(addresses.map((address) => findCopy(caches, address)));
    await fetchAndKeep(
      'assets',
      'asset',
      addresses.filter((_, index) => !there[index]),
    );
  }

  async function fetchAndKeep(
    store: StoreName,
    kind: RequestKind,
    addresses: readonly string[],
  ): Promise<void> {
    if (addresses.length === 0) return;
    const accept = kind === 'page' ? { headers: { accept: 'text/html' } } : {};
    // Failed requests, and copies the device has no room for, are skipped.
    await Promise.allSettled(
      addresses.map(async (address) => put(store, kind, address, await environment.fetch(address, accept))),
    );
    await makeRoom(environment, store);
  }

  return {
    fetchAndKeep,
    async keep(store, kind, address, answer) {
      await put(store, kind, address, answer).catch(() => {});
      await makeRoom(environment, store);
    },
    async forget(store, address) {
      const cache = await caches.open(stores[store]);
      await cache.delete(copyKey(new URL(address)));
    },
  };
}
