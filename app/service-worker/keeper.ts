/** Puts copies into the stores and takes them out again, within the limits. */
import { type StoreName, stores } from '../offline/stores';
import { assetsOfCopy, copyOf, copyOfPage } from './copies';
import type { Device } from './device';
import { type Kind, keyOf } from './requests';
import { findAnywhere } from './shelves';
import { answerOf, isStorable } from './storable';
import { makeRoom } from './tidying';

export interface Keeper {
  /** Keeps an answer if it may be kept; a page once all it is made of is there. */
  keep(store: StoreName, kind: Kind, address: string, answer: Response): Promise<void>;
  /** Fetches and keeps; what cannot be had is left out. */
  fetchAndKeep(store: StoreName, kind: Kind, addresses: readonly string[]): Promise<void>;
  forget(store: StoreName, address: string): Promise<void>;
}

export function createKeeper(device: Device): Keeper {
  const { caches, origin, now } = device;

  async function put(store: StoreName, kind: Kind, address: string, answer: Response): Promise<void> {
    if (!isStorable(kind, answerOf(answer))) return;
    const copy = kind === 'page' ? await copyOfPage(answer, now()) : await copyOf(answer, now());
    await keepAssets(assetsOfCopy(copy));
    const cache = await caches.open(stores[store]);
    await cache.put(keyOf(new URL(address)), copy);
  }

  async function keepAssets(paths: readonly string[]): Promise<void> {
    const addresses = paths.map((path) => origin + path);
    const there = await Promise.all(addresses.map((address) => findAnywhere(caches, address)));
    await fetchAndKeep(
      'assets',
      'asset',
      addresses.filter((_, index) => !there[index]),
    );
  }

  async function fetchAndKeep(store: StoreName, kind: Kind, addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0) return;
    const accept = kind === 'page' ? { headers: { accept: 'text/html' } } : {};
    // What cannot be had, or has no room on the device, is done without.
    await Promise.allSettled(
      addresses.map(async (address) => put(store, kind, address, await device.fetch(address, accept))),
    );
    await makeRoom(device, store);
  }

  return {
    fetchAndKeep,
    async keep(store, kind, address, answer) {
      await put(store, kind, address, answer).catch(() => {});
      await makeRoom(device, store);
    },
    async forget(store, address) {
      const cache = await caches.open(stores[store]);
      await cache.delete(keyOf(new URL(address)));
    },
  };
}
