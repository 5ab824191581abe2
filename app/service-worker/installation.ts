/** What comes with a version: its shared files and the pages that are read offline, all or nothing. */
import { offlinePath, savedPath, siteStore } from '../offline/stores';
import { assetsOfCopy, copyOf, copyOfPage, dateOf } from './copies';
import type { Device } from './device';
import { answerOf, isStorable } from './storable';

const ownPages = [offlinePath, savedPath];
/** Milliseconds after which the own pages are fetched again: menus and contacts in them are content. */
const stale = 86_400_000;

/**
 * @param files paths of the build's shared files
 * @throws when something cannot be had: the browser tries again at the next visit
 */
export async function installVersion(
  device: Device,
  version: string,
  files: readonly string[],
): Promise<void> {
  const cache = await device.caches.open(siteStore(version));
  const pages = await Promise.all(ownPages.map((path) => fetchPage(device, path)));
  const needed = new Set([...files, ...pages.flatMap(assetsOfCopy)]);
  await Promise.all([...needed].map((path) => storeFile(device, cache, path)));
  await Promise.all(pages.map((page, index) => cache.put(`${device.origin}${ownPages[index]}`, page)));
}

/** Fetches the own pages anew once a day; a failure leaves what is there. */
export async function refreshOwnPages(device: Device, version: string): Promise<void> {
  const cache = await device.caches.open(siteStore(version));
  const copy = await cache.match(device.origin + offlinePath);
  if (copy && device.now() - dateOf(copy) < stale) return;
  await installVersion(device, version, []).catch(() => {});
}

async function fetchPage(device: Device, path: string): Promise<Response> {
  const answer = await device.fetch(device.origin + path, {
    cache: 'no-cache',
    headers: { accept: 'text/html' },
  });
  if (!isStorable('page', answerOf(answer))) throw new Error(`${path} answered ${answer.status}`);
  return copyOfPage(answer, device.now());
}

async function storeFile(device: Device, cache: Cache, path: string): Promise<void> {
  const address = device.origin + path;
  if (await cache.match(address)) return;
  const answer = await device.fetch(address);
  if (!isStorable('asset', answerOf(answer))) throw new Error(`${path} answered ${answer.status}`);
  await cache.put(address, await copyOf(answer, device.now()));
}
